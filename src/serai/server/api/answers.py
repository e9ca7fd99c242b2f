"""What the house answers, described for programs: the OpenAPI document shows these."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..errors import Problem


def says(model: Any, **errors: str) -> dict[str, Any]:
    """For a route's decorator: what it answers, and refusals to expect, such as `_404="Nobody there."`."""
    refusals = {int(name[1:]): {"model": Problem, "description": why} for name, why in errors.items()}
    return {"response_model": model, "response_model_exclude_unset": True, "responses": refusals}


class Answer(BaseModel):
    model_config = ConfigDict(extra="allow", use_attribute_docstrings=True)


Milliseconds = int
Place = int


# ---- Accounts ----


class Account(Answer):
    name: str
    kind: Literal["guest", "member", "bot"]
    lang: Literal["en", "it"]


class Webhook(Answer):
    url: str
    stopped: bool
    """It has refused too many notices in a row, and is left alone until it is set again."""


class Notices(Answer):
    key: str | None
    """The house's public key for `PushManager.subscribe`; none where the host has switched notices off."""
    browser: bool
    """This browser is told by push."""
    webhook: Webhook | None


class Bot(Answer):
    name: str
    created: Milliseconds


class BotMade(Account):
    token: str
    """Shown this once."""


class Token(Answer):
    id: int
    name: str
    created: Milliseconds
    used: Milliseconds | None
    account: str
    """Whose it is: one's own, or one of one's bots'."""


class TokenMade(Answer):
    id: int
    name: str
    token: str
    """Shown this once."""


# ---- Tables ----


class Option(Answer):
    default: Any
    choices: list[Any]


class Game(Answer):
    game: str
    title: str
    line: str
    """What it is about, in a sentence."""
    time: str
    """How long it takes, about."""
    options: dict[str, Option]
    bots: list[str]
    """From the weakest on."""
    tutorial: bool
    """It can be learned by doing."""


class SeatTold(Answer):
    seat: int
    kind: Literal["open", "invited", "player", "here", "bot"]
    name: str | None
    bot: str | None
    asked: str | None
    """Who has been asked to sit here and has not answered."""
    program: bool
    """Held by a bot account."""
    taken: bool
    away: bool
    """A bot plays for who sits here."""
    weak: Literal["waking", "lost"] | None
    """Why the bot here plays below its strength: its search is being compiled, or it did not answer."""
    owner: bool


class Result(Answer):
    scores: list[int]
    places: list[Place]
    """1 is a victory; who is equal shares a place."""
    reason: Literal["played", "time"]
    away: list[int]
    """Seats that bots were looking after at the end."""


class Table(Answer):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    players: int
    status: Literal["open", "playing", "over", "closed"]
    private: bool
    seats: list[SeatTold]
    clock: dict[str, Any] | None
    absent: Literal["bot", "end", "wait"]
    hints: bool
    rated: bool
    created: Milliseconds
    started: Milliseconds | None
    ended: Milliseconds | None
    commitment: str
    """SHA-256 of the seed, in hexadecimal."""
    words: list[str]
    """Everybody's words for the dice."""
    seed: str | None
    """In hexadecimal, once the game is over."""
    result: Result | None
    rematch: str | None
    """The id of the next table of the same company."""
    origin: Literal["house", "import"]
    mine: bool
    """You opened it."""
    invite: str | None = None
    """The key to invite others with; only for who opened the table."""


class TableTold(Answer):
    """The message `table` of the socket."""

    type: Literal["table"]
    table: Table
    seat: int | None
    """The seat that you look from; none for a spectator."""
    held: list[int]
    """Your seats: several where people share your screen."""
    quiet: bool
    """You do not want to be called to this table."""


class TableListed(TableTold):
    turn: int | None
    """The seat to decide."""


# ---- Playing ----


class Choice(Answer):
    action: int
    do: str
    """What to send to play it."""
    say: str


class LogLine(Answer):
    ply: int
    kind: Literal["play", "chance", "undo", "hint", "insight", "bot", "back", "flag"]
    by: int | None
    """The seat; none for chance."""
    do: str
    at: Milliseconds
    text: str


class Clock(Answer):
    left: list[Milliseconds] | None
    thinking: int | None
    due: Milliseconds | None
    now: Milliseconds


class Position(Answer):
    """The message `position` of the socket."""

    type: Literal["position"]
    ply: int
    """The number of the next ply: send it with your move."""
    view: dict[str, Any]
    """What you may see; its form is the game's."""
    turn: int | None
    over: bool
    legal: list[Choice]
    """What you may do, if it is your turn."""
    undo: int
    """How many steps you may take back."""
    log: list[LogLine]
    clock: Clock


class Done(Answer):
    ply: int
    """The number of the next ply."""


class Advice(Answer):
    do: str
    say: str


class Hints(Answer):
    hints: list[Advice]


class Insight(Answer):
    ply: int
    """Of the position that it is about."""
    insight: dict[str, Any]
    """Chances and values; its form is the game's."""


class Nothing(Answer):
    pass


# ---- Replays and fairness ----


class Line(Answer):
    ply: int
    by: int | None
    do: str
    at: Milliseconds
    text: str


class Mark(Answer):
    ply: int
    """It happened before this ply of the log."""
    kind: Literal["undo", "hint", "insight", "bot", "back", "flag"]
    by: int
    at: Milliseconds
    text: str


class Replay(Answer):
    """A whole game."""

    table: Table
    names: list[str]
    plies: int
    written: int
    """How much was written down by then, plies that were taken back included."""
    viewer: int | None
    """Through whose eyes, while the game goes on; none if nothing is hidden."""
    result: Result | None
    lines: list[Line]
    marks: list[Mark]


class Moment(Answer):
    """What was to be expected before a ply."""

    ply: int
    win: list[float]
    """Everybody's share of the victory."""
    points: list[float]


class Turn(Answer):
    """A stretch of the game after which things looked different."""

    ply: int
    until: int
    by: int | None
    """Whose it was; none for chance."""
    seat: int
    """Whose chances it changed the most."""
    swing: float


class Decision(Answer):
    """What somebody did where they had a choice."""

    ply: int
    by: int
    best: str
    """What a bot would have done."""
    text: str
    """The same in words."""
    cost: float
    """Share of the victory given away; 0 unless that is clear."""
    points: float


class Source(Answer):
    """Where points came from, by seat."""

    source: str
    text: str
    points: list[int]


class Review(Answer):
    """A game looked back at."""

    moments: list[Moment]
    turns: list[Turn]
    decisions: list[Decision]
    luck: list[float]
    """Share of the victory that chance gave to each seat, or took."""
    sources: list[Source]


class Reviewed(Answer):
    part: float | None
    """How much is done; none if nobody is at work on it."""
    written: int
    """Of the game as it stands now, like in its replay."""
    viewer: int | None
    """Through whose eyes, while the game goes on; none if nothing is hidden."""
    review: Review | None


class Step(Answer):
    """One position of a game."""

    ply: int
    plies: int
    turn: int | None
    over: bool
    scores: list[int] | None
    """None before the end."""
    views: list[dict[str, Any] | None]
    """As each seat saw it; before the end, only one's own."""
    spectator: dict[str, Any]
    next: Line | None
    """What happens then."""


class Fairness(Answer):
    commitment: str
    words: list[str]
    seed: str | None
    how: str
    """How draws are made, in words."""
    log: str | None
    """Where the log is, once the game is over."""


class Proof(Answer):
    draws: int
    fair: Literal[True]


# ---- Players ----


class Rating(Answer):
    rating: float
    """mu - 3 sigma: what they almost surely deserve."""
    mu: float
    sigma: float
    games: int
    wins: float
    """A shared victory counts its share."""


class Leader(Rating):
    rank: int
    name: str
    kind: Literal["guest", "member", "bot", "house"]


class Record(Answer):
    game: str
    players: int
    games: int
    wins: float
    place: float
    """On average."""
    score: float
    """On average."""
    rating: Rating | None


class Recent(Answer):
    id: str
    game: str
    rated: bool
    ended: Milliseconds
    place: Place
    score: int


class Player(Answer):
    name: str
    kind: Literal["guest", "member", "bot", "house"]
    since: Milliseconds
    games: list[Record] = Field(description="For each game and number of players.")
    recent: list[Recent]


# ---- Tutorials ----


class Chapter(Answer):
    name: str
    title: str


class Lesson(Answer):
    chapter: str
    say: str
    """Its name in the game's words."""
    text: str
    at: str
    """A selector: the part of the game's board that it is about."""
    do: list[str]
    """What the learner plays here, one after the other."""
    frame: int
    """The position at which it begins."""


class Frame(Answer):
    ply: int
    """So many lines of the log have been told."""
    view: dict[str, Any]
    turn: int | None
    over: bool
    legal: list[Choice]
    """What the learner may press, if a move of theirs follows."""


class Tutorial(Answer):
    game: str
    title: str
    seat: int
    """The learner's."""
    names: list[str]
    chapters: list[Chapter]
    lessons: list[Lesson]
    frames: list[Frame]
    log: list[LogLine]
