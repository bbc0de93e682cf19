"""Reviews of finished games: made by a process of their own, one decision after another, and kept."""
