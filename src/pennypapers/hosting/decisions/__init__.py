"""What requests do at a hosted table: checked against rules and state, they become events."""
