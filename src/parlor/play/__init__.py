"""A table in motion: match, table, clock, record, and simple company."""
