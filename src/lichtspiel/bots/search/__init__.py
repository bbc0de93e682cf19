"""The compiled inner loops of the bots: they search imagined worlds, never the position that is played."""
