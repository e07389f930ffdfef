"""The tables of the database.  A change here needs a migration beside it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def index_where(name: str, *columns: str, where: str) -> Index:
    """Of some rows only: the others cost nothing."""
    return Index(name, *columns, sqlite_where=text(where), postgresql_where=text(where))


def of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("secret_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("webhook", Text),
    Column("created_at", Float, nullable=False),
    Column("barred", Boolean, nullable=False, server_default=false()),
    Column("leaving", Boolean, nullable=False, server_default=false()),
    Column("seen_at", Float, nullable=False, server_default="0"),
    Index("ix_people_seen_at", "seen_at"),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack_name", Text, nullable=False),
    Column("pack_hash", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text),
    Column("clocks", Text),
    Column("clocks_since", Float),
    Column("seed", Text, nullable=False),
    Column("host", Text),
    Column("invitation", Text, nullable=False),
    Column("rematch", Text),
    Column("outcome", Text),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("touched_at", Float, nullable=False),
    Column("wake_at", Float),
    Column("waiting", Text),
    Column("proposals", Text),
    Column("barred", Text),
    Column("node", Text),  # the process that runs it, if one does
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # how often that has changed: fences every write
    Column("present", Text),  # who is there, as that process tells the others
    index_where("ix_tables_barred", "id", where="barred IS NOT NULL"),
    index_where("ix_tables_game_created_at", "game", "created_at", where="status = 'finished'"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_node", "node"),
    Index("ix_tables_pack_hash", "pack_hash"),
    Index("ix_tables_status_ended_at", "status", "ended_at"),
    Index("ix_tables_wake_at", "wake_at"),
    Index("ix_tables_status_created_at", "status", "created_at"),
)

seats = Table(
    "seats",
    METADATA,
    of_table(),
    Column("player", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("bot_plays", Text),
    Column("colour", Text),
    Column("ready", Boolean, nullable=False),
    Column("key_hash", Text),
    Column("seen", Integer, nullable=False),
    Index("ix_seats_person", "person"),
)

entries = Table(
    "entries",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("nature", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("player", Integer),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", Text, nullable=False),
    index_where("ix_notes_person", "person", where="person IS NOT NULL"),
    index_where("ix_notes_said_at", "at", where="kind = 'said'"),
)

# Of whoever is to be told that it is their turn, until they were told: one for each seat at most.
turn_notices = Table(
    "turn_notices",
    METADATA,
    of_table(),
    Column("player", Integer, primary_key=True),
    Column("id", Text, nullable=False),  # the same however often it is sent
    Column("person", Text, nullable=False),
    Column("receiver", Text, nullable=False),  # the webhook's host
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("due_at", Float, nullable=False),
    Index("ix_turn_notices_due_at", "due_at"),
    Index("ix_turn_notices_person", "person"),
)

results = Table(
    "results",
    METADATA,
    of_table(),
    Column("player", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended_at", Float, nullable=False),
    Index("ix_results_game", "game"),
)

packs = Table(
    "packs",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("toml", Text, nullable=False),
    Column("texts", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("built_in", Boolean, nullable=False, server_default=false()),
)

replays = Table(
    "replays",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, nullable=False, server_default="0"),
    Column("hash", Text),  # of all of the record, which is kept once; NULL of what was kept twice before
    Column("pack_hash", Text),
    Index("ix_replays_hash", "hash", unique=True),
    Index("ix_replays_pack_hash", "pack_hash"),
    Index("ix_replays_used_at", "used_at"),
)

# Tables that an operator has changed while a server may have them in memory.
changed_outside = Table(
    "changed_outside",
    METADATA,
    Column("table_id", Text, primary_key=True),
)

# One row: when a server last said that it runs.
heartbeat = Table(
    "heartbeat",
    METADATA,
    Column("id", BigInteger, primary_key=True),
    Column("at", Float, nullable=False),
)

# Processes that run tables of this database, on PostgreSQL; each has a lease that it renews.
nodes = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("machine", Text, nullable=False),
    Column("pid", BigInteger, nullable=False),
    Column("started", Text, nullable=False),  # as the machine counts it: a number of a process is given again
    Column("number", Integer, nullable=False),  # among those of one parent
    Column("address", Text, nullable=False),  # where others hand connections over
    Column("release", Text, nullable=False),
    Column("form", Text, nullable=False),  # of the database that it expects
    Column("rules", Text, nullable=False),  # those it can play, by game
    Column("draining", Boolean, nullable=False),
    Column("beat_at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("running", Integer),  # how many games, as of the last beat; NULL of versions that don't say
)

# One row: what the processes prove to each other that they belong together with.
site = Table(
    "site",
    METADATA,
    Column("id", BigInteger, primary_key=True),
    Column("secret", Text, nullable=False),
)
