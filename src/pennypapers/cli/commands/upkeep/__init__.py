"""Commands for whoever owns the machine on which a server runs."""
