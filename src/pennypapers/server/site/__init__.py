"""The game as a folder of files for any web space: no server runs, the page answers itself (docs/offline.md)."""
