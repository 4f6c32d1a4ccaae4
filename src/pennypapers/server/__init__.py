"""Tables for people at different screens: HTTP, websockets, stores."""
