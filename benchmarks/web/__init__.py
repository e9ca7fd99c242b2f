"""How fast the pages are, measured in the browser that the tests use."""
