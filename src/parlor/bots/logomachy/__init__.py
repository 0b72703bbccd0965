"""Logomachy played well: what a pool holds, what is left to the next, who may hold what."""
