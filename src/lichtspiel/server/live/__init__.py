"""Tables that are awake: rooms, the sockets of those who are there, messages, and the clock."""
