"""The engine room. It knows no game."""
