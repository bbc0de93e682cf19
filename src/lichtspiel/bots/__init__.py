"""Players: they get a view and the legal moves, never the position."""
