"""What nobody uses any more can be found: when people and records were seen last, which pack a record needs.

The same record uploaded again is the same replay: of those that are there several times, the first has the hash.
"""

import hashlib
import json
from time import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    now = time()  # nobody is forgotten on the day of the upgrade
    for table, column in (("people", "seen_at"), ("replays", "used_at")):
        op.add_column(table, sa.Column(column, sa.Float(), nullable=False, server_default="0"))
        op.execute(sa.text(f"UPDATE {table} SET {column} = :now").bindparams(now=now))
    op.add_column("replays", sa.Column("hash", sa.Text(), nullable=True))
    op.add_column("replays", sa.Column("pack_hash", sa.Text(), nullable=True))
    fill_in()
    op.create_index("ix_replays_hash", "replays", ["hash"], unique=True)
    op.create_index("ix_replays_pack_hash", "replays", ["pack_hash"])
    op.create_index("ix_replays_used_at", "replays", ["used_at"])
    op.create_index("ix_people_seen_at", "people", ["seen_at"])
    op.create_index("ix_tables_pack_hash", "tables", ["pack_hash"])
    op.create_index("ix_tables_status_ended_at", "tables", ["status", "ended_at"])
    said = sa.text("kind = 'said'")
    op.create_index("ix_notes_said_at", "notes", ["at"], sqlite_where=said, postgresql_where=said)


def fill_in() -> None:
    connection = op.get_bind()
    known: set[str] = set()
    change = sa.text("UPDATE replays SET hash = :hash, pack_hash = :pack_hash WHERE id = :id")
    for id in connection.execute(sa.text("SELECT id FROM replays ORDER BY created_at, id")).scalars().all():
        record = connection.execute(sa.text("SELECT record FROM replays WHERE id = :id"), {"id": id}).scalar_one()
        hash = hashlib.sha256(record.encode()).hexdigest()
        pack = json.loads(record)["pack"]["hash"]
        connection.execute(change, {"id": id, "hash": None if hash in known else hash, "pack_hash": pack})
        known.add(hash)


def downgrade() -> None:
    for index, table in (
        ("ix_notes_said_at", "notes"),
        ("ix_tables_status_ended_at", "tables"),
        ("ix_tables_pack_hash", "tables"),
        ("ix_people_seen_at", "people"),
        ("ix_replays_used_at", "replays"),
        ("ix_replays_pack_hash", "replays"),
        ("ix_replays_hash", "replays"),
    ):
        op.drop_index(index, table)
    for table, column in (("replays", "pack_hash"), ("replays", "hash"), ("replays", "used_at"), ("people", "seen_at")):
        op.drop_column(table, column)
