"""Research: benchmarks side by side with their peers."""
