"""Asking for books: Household Words 1 and the easier Portrait Authors."""
