"""What the house keeps: one SQL table a subject. Times are milliseconds since 1970."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


# ---- People and programs ----

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40)),  # none once the account is deleted
    Column("name_key", String(80), unique=True),  # names differ in more than case and look
    Column("kind", String(8), nullable=False),  # guest, member, bot (a program), house (our own bots)
    Column("owner", ForeignKey("accounts.id", ondelete="CASCADE")),  # who answers for a bot
    Column("password", Text),  # argon2id
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary(32), primary_key=True),  # SHA-256 of the cookie
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the token
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

browsers = Table(  # that want to be told whose turn it is when no page is open
    "browsers",
    metadata,
    Column("session", ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),  # an address of their push service
    Column("key", LargeBinary(65), nullable=False),  # what is sent there can be read by the browser alone
    Column("secret", LargeBinary(16), nullable=False),
)

webhooks = Table(  # of chat systems that are told instead
    "webhooks",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("url", String(1000), nullable=False),
    Column("failures", Integer, nullable=False),  # since it last took a notice
)

signets = Table(  # by which others know the house again; made once
    "signets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
)


# ---- Tables and what happens at them ----

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("options", JSON, nullable=False),
    Column("owner", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("status", String(8), nullable=False),  # open, playing, over, closed (never finished)
    Column("private", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),  # the key to invited seats and to a private table
    Column("clock", JSON),  # {"kind": "live", "minutes", "increment"}, {"kind": "slow", "days"} or none
    Column(
        "absent", String(4), nullable=False
    ),  # who is out of time or gone: bot (plays on), end (the game ends)
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seed", LargeBinary(32)),  # secret until the game is over; none for a log from elsewhere
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("turn", Integer),  # the seat that begins; after that the plies tell
    Column("due", BigInteger),  # the house must look after the table then (a bot's turn, a clock), or later
    Column("result", JSON),  # {"scores", "places", "reason", "away"}
    Column("rematch", String(16)),  # the next table of the same company
    Column("origin", String(8), nullable=False),  # house (played here) or import
    Column("words", JSON),  # for the dice of a log from elsewhere, as it has them
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, invited, player (asked by name), here, bot
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", String(40)),  # as it was when the game began; of who sits here, from the start
    Column(
        "asked", ForeignKey("accounts.id", ondelete="SET NULL"), index=True
    ),  # a challenge not yet answered
    Column("bot", String(20), index=True),
    Column("word", String(80), nullable=False),  # their words for the dice
    Column("seen", BigInteger),  # when they were last connected
    Column("quiet", Boolean),  # they do not want to be called to this table
    Column("told", Integer),  # up to this ply they know whose turn it is: told, or seen at the table
    Column("told_at", BigInteger),  # when they were last told
    Column("place", Integer),  # when the game is over: 1 is a victory, of which a tie has its share
    Column("score", Integer),
    Column("won", Float),
)

admitted = Table(  # who may watch a private table without a seat
    "admitted",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

plies = Table(  # only ever added to
    "plies",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # play, chance, undo, hint, insight, bot, back, flag
    Column("by", Integer, nullable=False),  # a seat; CHANCE
    Column("do", String(80), nullable=False),  # notation of the play or outcome; how many steps are undone
    Column("at", BigInteger, nullable=False),
    Column("client", String(64)),  # what the sender called it: sent twice, played once
    Column("turn", Integer, nullable=False),  # the seat to decide after it and what was written with it; OVER
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
    Column("client", String(64)),
)

reviews = Table(  # looking back at a game
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("written", Integer, nullable=False),  # how far the game had come, plies taken back included
    Column("viewer", Integer),  # through whose eyes; none once the game is over and nothing is hidden
    Column("part", Float, nullable=False),  # how much is done
    Column("at", BigInteger, nullable=False),  # when that was written
    Column("review", JSON),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),  # a shared victory counts its share
)

processes = Table(  # server processes on one database; any may die
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
