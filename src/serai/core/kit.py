"""What every game must pass. A new game's tests are mostly calls of these checks.

Each raises an AssertionError that names what is wrong. `check_all` runs everything briefly.
"""

import json
import random
import tempfile
from collections import Counter
from pathlib import Path

from .errors import IllegalMove
from .game import Game, State
from .log import Log, Ply
from .match import Match, replay, verify
from .rules import CHANCE, NOBODY
from .schema import guarded
from .simulation import Batch, Playouts, Traces
from .words import LANGUAGES, Seat

ENDLESS = 20_000  # plies; no game takes so long


def check_all(game: Game) -> None:
    check_words(game, seed=1)
    check_guarded(game, seed=1)
    check_secrets(game, seed=1)
    check_match(game, seed=1)
    check_modes(game, games=20)
    check_batch(game, steps=50)


def random_ply(state: State, rng: random.Random) -> int:
    """A legal action, or an outcome by its weight."""
    if state.turn != CHANCE:
        return rng.choice(state.legal())
    outcomes, weights = zip(*state.chances(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


def check_guarded(game: Game, seed: int) -> int:
    """A random game on a state that refuses what compiled code would get wrong; its length."""
    plain = game.start().record
    record = guarded(type(plain))()
    game.rules.setup(record, **game.options)
    assert record == plain, "setup depends on the kind of record"
    state, rng, plies = State(game, record), random.Random(seed), 0
    while not state.over:
        choices = [x for x, _ in state.chances()] or list(state.legal())
        assert choices, f"nothing can be played at ply {plies}"
        assert choices == sorted(set(choices)), f"choices are not ascending: {choices}"
        assert all(weight > 0 for _, weight in state.chances()), "a weight is not positive"
        limit = len(game.notations(state.turn == CHANCE))
        assert choices[-1] < limit, f"{choices[-1]} has no notation"
        for viewer in (NOBODY, *range(game.players)):
            out = [0] * game.observation_size
            n = game.rules.observe(record, viewer, out)
            assert n == len(out), f"observe writes {n} numbers, {len(out)} are declared"
            game.rules.resample(record.copy(), viewer, [seed + 1])
        game.rules.play(record, random_ply(state, rng))
        record.to_bytes()
        plies += 1
        assert plies < ENDLESS, "the game does not end"
    return plies


def check_modes(game: Game, games: int, first_seed: int = 0) -> int:
    """Random games are equal byte by byte interpreted and compiled with bounds checks; all plies."""
    plain, fast = Traces(game, "interpreted"), Traces(game, "checked")
    total = 0
    for seed in range(first_seed, first_seed + games):
        n = plain.run(seed)
        assert fast.run(seed) == n, f"seed {seed}: games of different length"
        assert n + 1 < Traces.ROOM, f"seed {seed}: the game does not end"
        for k in range(n):
            assert list(fast.plies[k]) == plain.plies[k], f"seed {seed}, ply {k}: other choices"
            same = fast.states[k + 1].tobytes() == plain.states[k + 1].to_bytes()
            assert same, f"seed {seed}, ply {k}: {plain.plies[k][0]} leads to different states"
        total += n
    tallies = [Playouts(game, mode).run(3, first_seed) for mode in ("interpreted", "compiled")]
    assert tallies[0] == tallies[1], "playouts differ"
    return total


def check_batch(game: Game, steps: int, n: int = 16) -> None:
    """Batches are equal interpreted and compiled: masks, observations, turns, rewards."""
    plain, fast = (Batch(game, n, seed=3, mode=mode) for mode in ("interpreted", "compiled"))
    for step in range(steps):
        for part in ("mask", "observation", "turn", "reward", "over", "scores"):
            same = getattr(fast, part).tolist() == getattr(plain, part)
            assert same, f"{part} differs after {step} steps"
        for batch in (plain, fast):
            batch.pick()
            batch.step()


def check_words(game: Game, seed: int, every: int = 3) -> None:
    """Sentences are complete and different for each choice; notations are too, and round trip."""
    for chance in (False, True):
        texts = game.notations(chance)
        assert len(set(texts)) == len(texts), f"a notation stands for two: {Counter(texts)}"
    match, rng, plies = game.match(seed=seed), random.Random(seed), 0
    while not match.over:
        if plies % every == 0:
            for a in match.legal:
                assert match.parse(match.notation(a)) == a, f"{match.notation(a)} does not round trip"
            for language in LANGUAGES:
                said = [match.say(a, language) for a in match.legal]
                twice = [text for text, times in Counter(said).items() if times > 1]
                assert not twice, f"two choices say the same in {language}: {twice[0]}"
                assert all(text == text.strip() and text for text in said), "an empty sentence"
        match.play(rng.choice(match.legal))
        plies += 1
    for viewer in (None, *range(game.players)):
        for language in LANGUAGES:
            assert all(line.text for line in match.history(viewer, language))


def check_match(game: Game, seed: int) -> None:
    """Refused moves change nothing, steps can be taken back, logs load, replay and prove themselves."""
    match, rng = game.match(seed=seed), random.Random(seed)
    while not match.over:
        before = match.log.dumps(), match.state
        for bad in (-1, game.actions, max(match.legal) + 1, "roll", None, 1.0, True):
            if bad in match.legal and type(bad) is int:
                continue
            try:
                match.play(bad)  # type: ignore[arg-type]
            except IllegalMove as refusal:
                assert len(str(refusal)) > 10, f"no sentence for {bad!r}"
            else:
                raise AssertionError(f"{bad!r} was played")
        assert (match.log.dumps(), match.state) == before, "a refused move changed the game"
        match.play(rng.choice(match.legal))
        if match.undoable and rng.random() < 0.5:
            redo = match.log.plies[-1].do
            match.undo()
            assert match.state == before[1], "undo does not lead back"
            match.play(match.parse(redo))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.log"
        match.save(path)
        loaded = replay(Log.read(path))
    assert (loaded.log, loaded.state) == (match.log, match.state), "a saved game loads differently"
    drawn = sum(ply.by == CHANCE for ply in match.log.plies)
    assert verify(match.log) == drawn, "not every draw was verified"
    assert match.winners == tuple(p for p, points in enumerate(match.scores) if points == max(match.scores))


class Shadow:
    """A second history that one viewer cannot tell from the true one.

    It follows the true game: whatever happens there, something happens here that looks the same to
    the viewer, chosen at random among all that does. So the hidden parts drift apart, while all
    that the viewer sees must stay equal to the letter.
    """

    def __init__(self, game: Game, viewer: int | None, seed: int) -> None:
        self.game, self.viewer, self.rng = game, viewer, random.Random(seed)
        self.true, self.false = game.start(), game.start()
        self.logs: tuple[list[Ply], list[Ply]] = ([], [])
        self.whole = True  # the false history is known from the start on
        self.different = 0  # plies at which the two states differed

    def run(self, resample: bool) -> None:
        """Follow one random game; with `resample` the false state is often drawn anew."""
        while True:
            if resample and self.rng.random() < 0.2:
                self.redraw()
            self.compare()
            x = random_ply(self.true, self.rng)
            shown = self.seen(self.true, x)
            twin = self.alike(shown)
            before = self.true.copy(), self.false.copy()
            for state, played, log in zip((self.true, self.false), (x, twin), self.logs, strict=True):
                log.append(Ply(state.turn, self.game.notations(state.turn == CHANCE)[played], 0))
                state.play(played)
            if self.true.over:
                return
            lines = [
                self.tell(*pair) for pair in zip(before, (shown, shown), (self.true, self.false), strict=True)
            ]
            assert lines[0] == lines[1], f"a line leaks: {lines}"

    def redraw(self) -> None:
        self.false = self.true.resample(self.viewer, self.rng.random())
        self.whole = False

    def compare(self) -> None:
        """The position as the viewer may know it: view, observation, choices; and the story so far."""
        true, false = self.true, self.false
        assert true.turn == false.turn, "whose turn it is tells a secret"
        views = [json.dumps(state.view(self.viewer)) for state in (true, false)]
        assert views[0] == views[1], f"a view leaks to {self.viewer}:\n{views[0]}\n{views[1]}"
        assert true.observe(self.viewer) == false.observe(self.viewer), "an observation leaks"
        if true.turn == self.viewer:
            assert true.legal() == false.legal(), "one's choices tell a secret"
        self.different += true != false
        if self.whole and self.rng.random() < 0.01:
            stories = [self.match(log).history(self.viewer) for log in self.logs]
            assert stories[0] == stories[1], "the story leaks"

    def seen(self, state: State, x: int) -> int:
        return int(self.game.rules.seen(state.record, x, state._viewer(self.viewer)))

    def alike(self, shown: int) -> int:
        """Something to happen in the false history that looks like this to the viewer."""
        for attempt in range(50):
            choices = self.false.chances() or [(a, 1) for a in self.false.legal()]
            alike = [(x, weight) for x, weight in choices if self.seen(self.false, x) == shown]
            if alike:
                return int(self.rng.choices(*zip(*alike, strict=True))[0])
            self.redraw()  # it has turned out to be false: something was revealed
            if attempt == 48:
                self.false = self.true.copy()
        raise AssertionError(f"nothing looks like {shown}")

    def tell(self, before: State, shown: int, after: State) -> list[str]:
        """The line of the story, in all languages; seats by number."""
        lines = []
        for phrase in self.game.told(before, shown, after):
            values = {k: int(v) if isinstance(v, Seat) else v for k, v in phrase.values.items()}
            lines += [self.game.words.say(phrase.key, language, **values) for language in LANGUAGES]
        return lines

    def match(self, plies: list[Ply]) -> Match:
        return replay(Log(self.game.name, self.game.version, self.game.options, plies=plies))


def check_secrets(game: Game, seed: int) -> int:
    """No viewer learns more than they may, over whole games; plies at which a secret was kept."""
    kept = 0
    for viewer in (None, *range(game.players)):
        for resample in (False, True):
            shadow = Shadow(game, viewer, seed)
            shadow.run(resample)
            kept += shadow.different
    return kept
