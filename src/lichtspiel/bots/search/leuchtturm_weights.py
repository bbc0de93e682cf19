"""What a board of Die Leuchtturm-Architekten is judged by, in thousandths of a logit; made by training/leuchtturm.py."""

from typing import Final

# One line a group, in the order of leuchtturm_worth.
WEIGHTS: Final = [
    *(700, 550, 450),
    *(600, 250, 0),
    *(0, 30, 100, 200, 350, 300, 600),
    *(0, 30, 100, 150, 200, 250, 350),
    *(0, 20, 60, 120, 300, 150, 450),
    *(0, 0, -20, -50, -200, -60, -400),
    *(0, 0, -10, -20, -80, -30, -150),
    0,
]
