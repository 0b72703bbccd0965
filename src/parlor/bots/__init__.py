"""Players that are not people: they get a view, never a state."""
