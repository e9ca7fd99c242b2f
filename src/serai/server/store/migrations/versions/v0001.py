"""The house's first tables. Written out, so that it stays what it was when schema.py moves on."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _accounts()
    _processes()
    _ratings()
    _sessions()
    _tables()
    _tokens()
    _admitted()
    _chats()
    _plies()
    _seats()


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("name_key", sa.String(length=80), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner"], ["accounts.id"], name="fk_accounts_owner_accounts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )


def _processes() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_ratings_account_accounts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "game", "players", name="pk_ratings"),
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary(length=32), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_sessions_account_accounts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=24), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("absent", sa.String(length=4), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=True),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("origin", sa.String(length=8), nullable=False),
        sa.Column("words", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner"], ["accounts.id"], name="fk_tables_owner_accounts", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("token", sa.LargeBinary(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_tokens_account_accounts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("token", name="uq_tokens_token"),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])


def _admitted() -> None:
    op.create_table(
        "admitted",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_admitted_account_accounts", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_admitted_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "account", name="pk_admitted"),
    )


def _chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("account", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_chats_account_accounts", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chats_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
    )
    op.create_index("ix_chats_table", "chats", ["table"])


def _plies() -> None:
    op.create_table(
        "plies",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("do", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_plies_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_plies"),
        sqlite_with_rowid=False,
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("account", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.Column("word", sa.String(length=80), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("won", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_seats_account_accounts", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["asked"], ["accounts.id"], name="fk_seats_asked_accounts", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_account", "seats", ["account"])
    op.create_index("ix_seats_asked", "seats", ["asked"])
    op.create_index("ix_seats_bot", "seats", ["bot"])
