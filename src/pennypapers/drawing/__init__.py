"""A sheet as SVG, as coloured text and as words."""
