"""The daily deal: for each game and day one setup and the same opponents, whoever plays it (decision 0109)."""
