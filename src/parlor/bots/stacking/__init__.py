"""Stacking pairs: the full Portrait Authors and the Bank."""
