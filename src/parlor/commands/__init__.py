"""What each command of `parlor` does; read only when it is called."""
