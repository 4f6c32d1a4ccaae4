"""Answers to requests, without a web framework: the routes of the server and a page's worker give the same ones."""
