"""The games in the shapes that researchers' tools expect. Each module needs its own package installed."""
