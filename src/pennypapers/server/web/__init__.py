"""The page as it is served: its files, their versions and the types of the messages."""
