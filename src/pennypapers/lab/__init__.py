"""The lab: simulations and calibrations as text, JSON and plots; generated layouts; training."""
