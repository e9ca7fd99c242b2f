"""A bot for Serai in forty lines: it accepts every challenge and plays any legal action.

SERAI_URL=http://127.0.0.1:8000 SERAI_TOKEN=serai_… python example_bot.py
"""

import json
import os
import random
import time
import urllib.error
import urllib.request
from typing import Any

HEADERS = {"Authorization": f"Bearer {os.environ['SERAI_TOKEN']}", "Content-Type": "application/json"}


def call(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(os.environ["SERAI_URL"] + path, data, HEADERS)
    return urllib.request.urlopen(request, timeout=60)


def handle(event: dict[str, Any]) -> None:
    if event["type"] == "challenge":
        call(f"/api/tables/{event['table']['id']}/join", {"word": "may the sand be soft"})
    elif event["type"] == "turn":
        position = json.load(call(f"/api/tables/{event['table']}/position?ply={event['ply']}"))
        if position["legal"]:
            do = random.choice(position["legal"])["do"]  # your idea here: position["view"] is what you see
            call(f"/api/tables/{event['table']}/play", {"do": do, "ply": position["ply"]})
    elif event["type"] == "over":
        print("Over:", event["table"], event["result"], flush=True)


while True:
    try:
        for line in call("/api/bots/events"):
            if line.strip():  # an empty line: all is well, nothing is new
                handle(json.loads(line))
    except urllib.error.HTTPError as refusal:  # such as a turn that somebody else has ended
        print(refusal.read().decode(), flush=True)
    except OSError as fault:  # the house is closed; it may open again
        print(fault, flush=True)
    time.sleep(1)
