"""One guest at a table in the terminal, among bots: shows it, asks, plays, and loses nothing."""

import os
import shlex
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai import bots
from serai.core.errors import BadLog, SeraiError
from serai.core.match import Match
from serai.core.rng import seeded
from serai.core.screen import screen_of
from serai.core.words import join

from .desk import TURQUOISE, BadUse, Desk
from .rules import show_rules
from .screen import menu, names_of, tell_winners

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
STORY = 3  # lines of the story are shown even where there is no room for them


class Session:
    """A match, the guest's seat, the kinds of bots on the other seats, and where to save it all.

    `again` are the options that bring the guest back to this seat among these bots.
    """

    def __init__(
        self, desk: Desk, match: Match, seat: int, kinds: list[str], again: list[str], path: str | None
    ) -> None:
        self.desk, self.match, self.seat, self.again, self.path = desk, match, seat, again, path
        self.screen, self.names = screen_of(match.game), names_of(match, desk.language)
        others = [p for p in range(match.game.players) if p != seat]
        self.kinds = dict(zip(others, kinds, strict=True))
        with desk.waiting():
            self.bots = {p: bots.make(kind, match.game) for p, kind in self.kinds.items()}
        self.unsaved, self.new = False, True
        self.menu: RenderableType = ""  # all choices of the turn
        self.commands: dict[str, tuple[str, Callable[[str], bool]]] = {
            "h": ("hint", self._hint),
            "u": ("undo", self._undo),
            "r": ("rules", self._rules),
            "s": ("save", self._save_as),
            "l": ("story", self._whole_story),
            "q": ("quit", self._quit),
            "?": ("help", self._help),
        }
        self.keys = {desk.say(f"key-{name}"): key for key, (name, _) in self.commands.items()}

    def run(self, keep: str | None) -> int:
        """Play to the end, or until the guest leaves; the exit code. `keep` is saved to at each turn."""
        with suppress(ImportError):
            import readline  # noqa: F401  # lets the guest edit what they type
        if keep is not None:
            self._save(keep)
        for stop in STOPS:
            signal.signal(stop, signal.default_int_handler)  # all of them as Ctrl-C
        try:
            while not self.match.over:
                if self.match.actor in self.bots:
                    self._play(self._choice(self.bots[self.match.actor]))
                else:
                    self._guest_plays(keep)
            self._end()
        except (EOFError, KeyboardInterrupt) as leave:
            self._leave()
            return 130 if isinstance(leave, KeyboardInterrupt) else 0
        return 0

    # ---- Turns ----

    def _choice(self, bot: bots.Bot) -> int:
        """What a bot would do now: the same in the same game."""
        return bots.ask(bot, self.match.state, seeded(self.match.commitment, len(self.match.plies)))

    def _play(self, action: int) -> None:
        self.match.play(action)
        self.unsaved = True

    def _guest_plays(self, keep: str | None) -> None:
        if keep is not None:
            self._try(lambda: self._save(keep))
        numbered = self._show()
        while not self._try(lambda: self._obey(self.desk.ask("prompt"), numbered)):
            pass

    def _try(self, step: Callable[[], bool]) -> bool:
        """Do something for the guest; what goes wrong is a sentence, and the game goes on."""
        try:
            return step()
        except SeraiError as fault:
            self.desk.show(fault.say(self.desk.language))
            return False

    def _obey(self, line: str, numbered: list[str]) -> bool:
        """Play the choice, or follow the command; True when the table is to be shown again."""
        known = {n.lower(): n for n in numbered} | {n: n for n in numbered}
        known |= {str(i): n for i, n in enumerate(numbered, 1)}
        choice = known.get(line, known.get(line.lower()))
        if choice is not None:
            self._play(self.match.parse(choice))
            return True
        word, _, rest = line.partition(" ")
        key = self.keys.get(word.lower(), word.lower())
        if key in self.commands:
            return self.commands[key][1](rest.strip())
        if line:
            raise BadUse("no-such-choice", text=line, last=str(len(numbered)), example=numbered[0])
        return True

    # ---- What the guest sees ----

    def _show(self) -> list[str]:
        """The table and the choices; their notations, in the order of the numbers."""
        match, out = self.match, self.desk.out
        sentences = {choice.do: choice.text for choice in match.choices(self.desk.language)}
        choices = self.screen.choices(match.view(self.seat), sentences, self.desk.language)
        self.menu = menu(choices, out.width, short=False)
        table = self._table()
        tight = self._room(table, self.menu) < STORY
        self._show_all(table, menu(choices, out.width, short=tight and self.desk.interactive))
        return [notation for labels in choices.values() for notation in labels]

    def _table(self) -> RenderableType:
        view = self.match.view(self.seat)
        return self.screen.draw(view, self.names, self.desk.language, self.desk.out.width)

    def _show_all(self, table: RenderableType, below: RenderableType) -> None:
        """Title, story, table, and what comes below it."""
        if self.desk.interactive:
            self.desk.out.clear()
        title = Rule(f"{self.match.game.title} · {self.names[self.seat]}", style=TURQUOISE)
        self.desk.show(title, *self._recent(self._room(table, below)), table, below)

    def _room(self, table: RenderableType, below: RenderableType) -> int:
        """How many lines are left for the story, with the title and the prompt on the screen."""
        out = self.desk.out
        return out.height - len(out.render_lines(table)) - len(out.render_lines(below)) - 2

    def _recent(self, room: int) -> list[RenderableType]:
        """What happened since the guest's last move, or as much of it as there is room for."""
        lines = self.match.history(self.seat, self.desk.language)
        mine = [line.ply for line in lines if line.by == self.seat]
        told: list[RenderableType] = [line.text for line in lines[mine[-1] if mine else 0 :]]
        if self.new:
            others = (f"{self.names[p]} ({kind})" for p, kind in self.kinds.items())
            told.append(Text(self.desk.say("welcome", others=join(others)), "dim"))
            self.new = False
        return told[-max(room, STORY) :] if self.desk.interactive else told

    # ---- Commands ----

    def _hint(self, _: str) -> bool:
        best = bots.usual(self.match.game)
        with self.desk.waiting():
            action = self._choice(bots.make(best, self.match.game))
        sentence = self.match.say(action, self.desk.language)
        self.desk.tell("hint", bot=best, sentence=sentence, notation=self.match.notation(action))
        return False

    def _undo(self, _: str) -> bool:
        self.match.undo()
        self.unsaved = True
        return True

    def _rules(self, clause: str) -> bool:
        show_rules(self.desk, self.match.game.name, clause or None)
        return False

    def _save_as(self, path: str) -> bool:
        self._save(path or self._place())
        self.desk.tell("saved", path=self.path)
        return False

    def _whole_story(self, _: str) -> bool:
        lines = self.match.history(self.seat, self.desk.language)
        self.desk.page(Text("\n".join(line.text for line in lines)))
        return False

    def _quit(self, _: str) -> bool:
        if self.unsaved:
            place = self._place()
            self._save(self.desk.ask("save-as", path=place) or place)
        raise EOFError

    def _help(self, _: str) -> bool:
        table = Table.grid(padding=(0, 2))
        for word, key in self.keys.items():
            about = self.desk.say(f"about-{self.commands[key][0]}")
            table.add_row(Text(key, "bold"), Text(word, "bold"), about)
        self.desk.show(self.menu)
        self.desk.tell("how-to-choose")
        self.desk.show(table)
        self.desk.tell("promise", commitment=self.match.commitment)
        return False

    # ---- Saving and leaving ----

    def _save(self, path: str) -> bool:
        self.match.save(path)
        self.path, self.unsaved = path, False
        return True

    def _place(self) -> str:
        """Where the game was saved before, or a new file."""
        return self.path or self._new_file(Path())

    def _new_file(self, folder: Path) -> str:
        stem = f"{self.match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
        files = (folder / f"{stem}{f'-{n}' if n else ''}.log" for n in count())
        return str(next(file for file in files if not file.exists()))

    def _save_somewhere(self) -> None:
        """Nothing is lost: where the current folder cannot be written to, others can."""
        folders = Path(), Path(os.path.expanduser("~"))
        for place in (self._place(), *map(self._new_file, folders)):
            with suppress(BadLog):
                self._save(place)
                return
        self._save(self._new_file(Path(tempfile.gettempdir())))

    def _leave(self) -> None:
        for stop in STOPS:
            signal.signal(stop, signal.SIG_IGN)  # a second one must not break off the saving
        if self.unsaved:
            self._save_somewhere()
        self.desk.show("")
        if self.path is None:
            self.desk.tell("bye")
        else:
            self.desk.tell("left", path=self.path)
            load = f"--load {shlex.quote(self.path)}"
            self.desk.command("serai play", self.match.game.name, load, *self.again)

    def _end(self) -> None:
        if self.unsaved:
            self._save_somewhere()
        match, desk = self.match, self.desk
        standing = Table.grid(padding=(0, 2))
        standing.add_column()
        standing.add_column(justify="right")
        for p in sorted(range(match.game.players), key=lambda p: -match.scores[p]):
            style = "bold" if p in match.winners else ""
            star = "★ " if p in match.winners else "  "
            standing.add_row(Text(f"{star}{self.names[p]}", style), Text(str(match.scores[p]), style))
        self._show_all(self._table(), standing)
        tell_winners(desk, match)
        desk.tell("promise", commitment=match.commitment)
        desk.tell("whole-game", path=self.path)
        for command in ("serai verify", "serai replay"):
            desk.command(command, shlex.quote(str(self.path)))
