"""A bot for `lichtspiel arena`: it needs nothing but Python, and plays any legal move.

lichtspiel arena lumen --players 3 --bots "greedy,cmd:python3 examples/bots/random_bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seat"])
    elif message["type"] == "choose":
        # message["view"] is all this seat may know; message["legal"] lists the moves.
        choice = random.randrange(len(message["legal"]))
        print(json.dumps({"move": choice}), flush=True)
