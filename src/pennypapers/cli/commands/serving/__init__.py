"""Commands that start a server, check its machine, or write its pages to be served by another."""
