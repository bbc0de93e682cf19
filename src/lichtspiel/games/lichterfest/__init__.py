"""Lichterfest: lake tiles, lanterns, and the sets one dedicates. The rules are L1 to L22."""
