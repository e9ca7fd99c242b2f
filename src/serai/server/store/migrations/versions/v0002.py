"""Notices: where accounts want to be told that it is their turn, and what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _browsers()
    _webhooks()
    _signets()
    op.add_column("seats", sa.Column("quiet", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("told", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("told_at", sa.BigInteger(), nullable=True))


def _browsers() -> None:
    op.create_table(
        "browsers",
        sa.Column("session", sa.LargeBinary(length=32), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("key", sa.LargeBinary(length=65), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_browsers_account_accounts", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name="fk_browsers_session_sessions", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session", name="pk_browsers"),
        sa.UniqueConstraint("endpoint", name="uq_browsers_endpoint"),
    )
    op.create_index("ix_browsers_account", "browsers", ["account"])


def _webhooks() -> None:
    op.create_table(
        "webhooks",
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("url", sa.String(length=1000), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_webhooks_account_accounts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", name="pk_webhooks"),
    )


def _signets() -> None:
    op.create_table(
        "signets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_signets"),
    )
