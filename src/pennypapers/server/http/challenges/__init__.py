"""The HTTP routes of challenges, dailies, evenings and tickets."""
