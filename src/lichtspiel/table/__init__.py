"""One running game: seats, undo, clocks, handover. No I/O, and no clock of its own: the time is passed in."""
