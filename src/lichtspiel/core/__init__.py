"""What a game is: positions, moves, events, views, refusals and records. Pure: no I/O, clock, logging or global random."""
