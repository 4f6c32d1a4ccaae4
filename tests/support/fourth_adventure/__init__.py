"""A small fourth adventure, the Bridge, with every file that CONTRIBUTING.md ("Add an adventure") asks for."""
