"""Any finished game by link: step by step, taken along, brought back, and proved fair."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

import serai
from serai.core.log import Log

from .company import ask, play_out
from .houses import House

WISH: dict[str, Any] = {
    "game": "camel_up",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    "word": "sabbia d’oro",
}


def new_table(client: httpx.Client, **wishes: Any) -> str:
    table = ask(client, "POST", "/api/tables", **WISH | wishes)["table"]["id"]
    ask(client, "POST", f"/api/tables/{table}/start")
    return str(table)


def refused(client: httpx.Client, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = client.request(method, path, json=body or None)
    assert sorted(answer.json()) == ["error", "say"]
    return answer.status_code, answer.json()["error"]


def test_a_game_is_looked_at_again_step_by_step(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    table = new_table(anna)
    for path in ("replay", "replay?ply=0", "log"):
        assert refused(omar, "GET", f"/api/tables/{table}/{path}") == (409, "not-over")
    assert refused(anna, "GET", f"/api/tables/{table}/log") == (409, "not-over"), "nor to who plays"
    position: dict[str, Any] = {"legal": []}
    while not position["legal"]:
        position = ask(anna, "GET", f"/api/tables/{table}/position")
    ask(anna, "POST", f"/api/tables/{table}/hint", ply=position["ply"])
    play_out(anna, table)

    head = ask(anna, "GET", f"/api/tables/{table}/replay")
    log = Log.loads(anna.get(f"/api/tables/{table}/log").text)
    match = serai.replay(log)
    assert (head["plies"], head["names"]) == (len(log.plies), ["Anna", "Azar"])
    assert head["result"]["scores"] == list(match.scores)
    assert [line["text"] for line in head["lines"]] == [line.text for line in match.history(None)]
    assert [(mark["kind"], mark["text"]) for mark in head["marks"]] == [("hint", "Anna asks for a hint.")]
    assert head["marks"][0]["ply"] == position["ply"]

    for ply in (0, 7, head["plies"]):
        step = ask(anna, "GET", f"/api/tables/{table}/replay?ply={ply}&lang=it")
        state = match.at(ply)
        assert step["views"] == json.loads(json.dumps([state.view(0), state.view(1)]))
        assert step["spectator"] == json.loads(json.dumps(state.view(None)))
        assert step["over"] == (ply == head["plies"])
        story = match.history(None, "it")
        assert (step["next"] or {}).get("text") == (story[ply].text if ply < len(story) else None)
    assert refused(anna, "GET", f"/api/tables/{table}/replay?ply=9999") == (404, "no-such-ply")


def test_private_games_stay_among_those_who_played(inn: House) -> None:
    anna = inn.guest("Anna")
    omar = inn.guest("Omar")
    table = new_table(anna, private=True)
    play_out(anna, table)
    ask(anna, "GET", f"/api/tables/{table}/replay")
    for path in ("replay", "log", "fairness"):
        assert refused(omar, "GET", f"/api/tables/{table}/{path}") == (404, "no-such-table")
    assert ask(omar, "GET", "/api/players/Anna")["recent"] == []
    assert len(ask(anna, "GET", "/api/players/Anna")["recent"]) == 1


def test_steps_taken_back_are_not_in_the_log(inn: House) -> None:
    anna = inn.guest("Anna")
    table = new_table(anna, game="five_tribes", options={"players": 2})
    path, undone = f"/api/tables/{table}", 0
    while undone < 3:
        position = ask(anna, "GET", f"{path}/position")
        if position["undo"]:
            ask(anna, "POST", f"{path}/undo", ply=position["ply"], steps=1)
            undone += 1
        elif position["legal"]:
            ask(anna, "POST", f"{path}/play", do=position["legal"][0]["do"], ply=position["ply"])
    play_out(anna, table)
    head = ask(anna, "GET", f"{path}/replay")
    assert [mark["kind"] for mark in head["marks"]] == ["undo"] * 3
    assert serai.verify(Log.loads(anna.get(f"{path}/log").text)) > 0


@pytest.mark.parametrize("words", [[], ["sand"], ["dune", "oasis\n\0"]])
def test_a_log_goes_out_and_comes_back_the_same(house: House, words: list[str]) -> None:
    anna = house.guest("Anna")
    whole = serai.game("camel_up", players=2).match(seed=3, words=words)
    while not whole.over:
        whole.play(whole.legal[0])
    half = serai.game("silk_road", players=3).match(names=["Ada", "Bo", "Cy"])
    half.play(half.legal[0])
    for match in (whole, half):
        text = match.log.dumps()
        told = ask(anna, "POST", "/api/replays", log=text)
        table = told["table"]["id"]
        assert (told["table"]["origin"], told["table"]["status"]) == ("import", "over")
        answer = anna.get(f"/api/tables/{table}/log")
        assert answer.text == text
        assert answer.headers["content-disposition"].startswith("attachment")
        head = ask(anna, "GET", f"/api/tables/{table}/replay")
        assert (head["plies"], head["marks"]) == (len(match.plies), [])
        assert (head["result"] is not None) == match.over
        step = ask(anna, "GET", f"/api/tables/{table}/replay?ply={head['plies']}")
        assert step["views"][0] == json.loads(json.dumps(match.view(0)))
        fair = ask(anna, "GET", f"/api/tables/{table}/fairness")
        assert (fair["words"], fair["commitment"]) == (match.log.words, match.commitment)
    assert ask(anna, "GET", "/api/tables?show=over") == []


def test_a_game_played_here_goes_out_and_comes_back_the_same(inn: House) -> None:
    anna = inn.guest("Anna")
    table = new_table(anna)
    play_out(anna, table)
    text = anna.get(f"/api/tables/{table}/log").text
    again = ask(anna, "POST", "/api/replays", log=text)["table"]["id"]
    assert again != table
    assert anna.get(f"/api/tables/{again}/log").text == text


def broken() -> dict[str, str]:
    match = serai.game("camel_up", players=2).match(seed=3, names=["Ada", "Bo"])
    while not match.over:
        match.play(match.legal[0])
    lines = match.log.dumps().splitlines(keepends=True)
    head, first = json.loads(lines[0]), json.loads(lines[1])

    def with_head(**changes: Any) -> str:
        return json.dumps(head | changes) + "\n" + "".join(lines[1:])

    return {
        "log-cut-off": "nonsense",
        "log-no-object": "nonsense\n",
        "log-no-game": with_head(game="chess"),
        "log-other-rules": with_head(rules=99),
        "log-other-seed": with_head(commitment="0" * 64),
        "log-unusual": with_head(names=["A" * 41, "B"]),
        "log-illegal": lines[0] + json.dumps(first | {"do": "nonsense"}) + "\n",
        "log-no-ply": lines[0] + json.dumps(first | {"at": "now"}) + "\n",
        "log-no-seed": lines[0] + '{"seed": 7}\n',
    }


def test_a_log_that_cannot_be_kept_is_a_sentence(house: House) -> None:
    anna = house.guest("Anna")
    for key, text in broken().items():
        assert refused(anna, "POST", "/api/replays", log=text) == (422, key)
    head = json.loads(broken()["log-unusual"].splitlines()[0])
    for change in (
        {"names": ["Ada", "Bo"], "commitment": "short"},
        {"names": ["\ud800", "Bo"]},
        {"words": ["\ud800"], "names": []},
        {"options": {"players": float("nan")}},
    ):
        status, _ = refused(anna, "POST", "/api/replays", log=json.dumps(head | change) + "\n")
        assert status == 422
    when = {"by": "chance", "do": json.loads(broken()["log-no-ply"].splitlines()[1])["do"], "at": 2**70}
    text = json.dumps(head | {"names": []}) + "\n" + json.dumps(when) + "\n"
    assert refused(anna, "POST", "/api/replays", log=text) == (422, "log-unusual")


def test_a_log_cannot_make_the_house_read_its_files(inn: House, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 1")
    text = serai.game("silk_road", players=3).match().log.dumps()
    head = json.loads(text.splitlines()[0])
    head["options"]["board"] = str(secret)
    anna = inn.guest("Anna")
    for path in ("/api/replays", "/api/verify"):
        answer = anna.post(path, json={"log": json.dumps(head) + "\n"})
        assert (answer.status_code, answer.json()["error"]) == (422, "log-no-game")
        assert "password" not in answer.text


def test_a_stranger_brings_nothing(inn: House) -> None:
    stranger = inn.client()
    assert refused(stranger, "POST", "/api/replays", log="x") == (401, "no-account")


def test_the_dice_of_a_game_are_proved_by_the_command_line(house: House, tmp_path: Path) -> None:
    anna = house.guest("Anna")
    omar = house.guest("Omar")
    bot = {"kind": "bot", "bot": "greedy"}
    wish = {**WISH, "options": {"players": 3}, "seats": [{"kind": "me"}, bot, {"kind": "open"}]}
    table = ask(anna, "POST", "/api/tables", **wish)["table"]["id"]
    before = ask(anna, "GET", f"/api/tables/{table}/fairness")
    assert (before["seed"], before["log"]) == (None, None)
    ask(omar, "POST", f"/api/tables/{table}/join", word="my own words")
    ask(anna, "POST", f"/api/tables/{table}/start")
    while ask(anna, "GET", f"/api/tables/{table}")["table"]["status"] != "over":
        for player in (anna, omar):
            position = ask(player, "GET", f"/api/tables/{table}/position")
            if position["legal"]:
                move = {"do": position["legal"][-1]["do"], "ply": position["ply"]}
                ask(player, "POST", f"/api/tables/{table}/play", **move)
    after = ask(omar, "GET", f"/api/tables/{table}/fairness?lang=it")
    assert after["commitment"] == before["commitment"]
    assert after["words"] == ["sabbia d’oro", "", "my own words"]
    assert "HMAC-SHA256" in before["how"]
    assert before["how"] != after["how"]

    text = anna.get(after["log"]).text
    proof = ask(anna, "POST", "/api/verify", log=text)
    assert proof == {"draws": sum(ply.by == serai.CHANCE for ply in Log.loads(text).plies), "fair": True}
    done = verified(tmp_path, text)
    assert (done.returncode, after["seed"] in done.stdout.replace("\n", "")) == (0, True)

    line, tampered = with_another_die(text)
    answer = anna.post("/api/verify", json={"log": tampered})
    assert (answer.status_code, answer.json()["error"]) == (422, "log-unfair")
    assert f"Line {line} " in answer.json()["say"]
    assert (anna.post("/api/replays", json={"log": tampered})).json()["error"] == "log-unfair"
    done = verified(tmp_path, tampered)
    assert (done.returncode, f"Line {line} " in done.stderr.replace("\n", " ")) == (2, True)


def with_another_die(text: str) -> tuple[int, str]:
    """The last throw of the dice falls otherwise, by the rules."""
    log = Log.loads(text)
    match = serai.replay(log)
    n = max(n for n, ply in enumerate(log.plies) if ply.by == serai.CHANCE)
    state = match.at(n)
    names = state.game.notations(True)
    for outcome, _ in state.chances():
        log.plies[n] = log.plies[n]._replace(do=names[outcome])
        if log.dumps() != text and legal(log):
            return n + 2, log.dumps()
    raise AssertionError


def legal(log: Log) -> bool:
    try:
        serai.replay(log)
    except serai.BadLog:
        return False
    return True


def verified(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    file = folder / "game.log"
    file.write_text(text, encoding="utf8")
    command = [sys.executable, "-m", "serai", "verify", str(file)]
    environment = {**os.environ, "LANG": "en", "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.parametrize("game", serai.games())
def test_whoever_looks_back_during_a_game_sees_what_they_saw(house: House, game: str) -> None:
    """At every ply, steps that were taken back included; a passer-by too."""
    anna = house.guest("Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = new_table(anna, game=game, options={"players": 3}, seats=seats)
    with opened_line(house, table, anna) as mine, opened_line(house, table) as theirs:
        seen: list[dict[int, Any]] = [{}, {}]
        taken_back = 0
        for n in range(30):
            heard = [upto(line, views) for line, views in zip((mine, theirs), seen, strict=True)]
            position = heard[0]
            while not position["legal"] and not position["over"]:
                position = upto(mine, seen[0])
            if position["over"]:
                break
            message = {"type": "play", "do": position["legal"][n % len(position["legal"])]["do"]}
            if position["undo"] > taken_back:
                message, taken_back = {"type": "undo", "steps": 1}, 1
            mine.send(json.dumps(message | {"ply": position["ply"]}))
        for line, views in zip((mine, theirs), seen, strict=True):
            for ply, told in views.items():
                line.send(json.dumps({"type": "past", "ply": ply, "id": f"p{ply}"}))
                past = answer_to(line, f"p{ply}")
                assert [past[key] for key in ("type", "ply", "view", "turn")] == ["past", ply, *told]
        assert len(seen[0]) > 10
        for wrong in (-1, 100_000):
            theirs.send(json.dumps({"type": "past", "ply": wrong, "id": f"w{wrong}"}))
            assert answer_to(theirs, f"w{wrong}")["error"] == "no-such-ply"
    assert taken_back or game == "camel_up", "a turn has several steps, but for Camel Up"


def opened_line(house: House, table: str, client: httpx.Client | None = None) -> ClientConnection:
    cookie = {"cookie": f"serai={client.cookies['serai']}"} if client else {}
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(address, additional_headers=cookie, max_size=None)


def upto(line: ClientConnection, views: dict[int, Any]) -> dict[str, Any]:
    """The next position that is told; what was seen is kept."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=60))
        assert message["type"] != "error", message
        if message["type"] == "position":
            views[message["ply"]] = [message["view"], message["turn"]]
            return message


def answer_to(line: ClientConnection, name: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=60))
        if message.get("id") == name:
            return message
