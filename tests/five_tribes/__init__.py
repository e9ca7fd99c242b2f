"""Five Tribes, chapter by chapter."""
