"""What a client and the server say to each other over a table's websocket."""
