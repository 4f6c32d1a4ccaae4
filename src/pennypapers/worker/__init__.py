"""The game without a server: the same tables, run in a page's worker by Python in the browser, kept on one device.

The worker is a server process. The page asks it at the same addresses and speaks the same messages.
"""
