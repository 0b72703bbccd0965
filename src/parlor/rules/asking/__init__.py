"""The asking family: call, miss, book. Household Words 1 and Portrait Authors both play it."""
