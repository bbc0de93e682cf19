"""A bot that takes a seat at a real table and plays any legal move: give it an invitation link, and a name if you like.

python3 examples/bots/socket_bot.py "http://127.0.0.1:8000/#/join/TOKEN" Hal      (needs: pip install websockets)
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

if len(sys.argv) < 2 or "/#/join/" not in sys.argv[1]:
    sys.exit("Give me an invitation link, as in SERVER/#/join/TOKEN.")
server, token = sys.argv[1].split("/#/join/")
random.seed(name := sys.argv[2] if len(sys.argv) > 2 else "Hal")  # so that it plays the same way in the same game

# Whoever follows the link first gets the seat; the cookie proves it from then on.
wish = json.dumps({"token": token, "name": name}).encode()
try:
    answer = urlopen(Request(f"{server}/api/join", wish, {"Content-Type": "application/json"}))
except HTTPError as no:
    sys.exit(json.load(no)["sentence"])
table, cookie = json.load(answer)["table"], answer.headers["Set-Cookie"].split(";")[0]
url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(url, additional_headers={"Cookie": cookie}) as socket:
    for text in socket:
        message = json.loads(text)
        if message["type"] == "state" and message["legal"]:
            # message["view"] is all this seat may know; message["legal"] lists the moves.
            move = random.choice(message["legal"])
            time.sleep(0.05)  # a server accepts 20 messages a second from each client
            socket.send(json.dumps({"type": "move", "version": message["version"], "move": move}))
        elif message["type"] == "state" and message["sight"]["phase"] == "over":
            print(json.dumps(message["sight"]["result"]))
            break
        elif message["type"] == "refused" and message["code"] != "stale":
            sys.exit(message["sentence"])
