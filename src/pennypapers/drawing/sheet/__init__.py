"""The parts of a drawn sheet: its paper, spaces, marks, outlines and stars."""
