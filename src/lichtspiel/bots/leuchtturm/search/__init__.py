"""The compiled inner loops: they search imagined worlds, never the position that is played."""
