"""What a game is: positions, moves, events, views, refusals and records. No I/O, clock, logging or global random."""
