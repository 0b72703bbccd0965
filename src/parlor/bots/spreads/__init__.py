"""Playing game 2 of Household Words well: spreads."""
