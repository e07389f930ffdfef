"""What an operator decides when starting a server."""

import sys
from dataclasses import dataclass, field
from pathlib import Path

HOUR = 3600
DAY = 24 * HOUR


NAME = "server.db"
FORMERLY = Path("~/.local/share/marsbound", NAME)  # on every system, up to 0.1


def usual_database() -> str:
    """Where this system keeps what programs remember; who has games at the former place keeps them there."""
    import platformdirs  # of the server's packages; help can be read without

    place = platformdirs.user_data_path("marsbound", appauthor=False) / NAME
    former = FORMERLY.expanduser()
    return str(former if former.exists() and not place.exists() else place)


def usual_place() -> str:
    """The same, short and in general, for the help."""
    return USUAL_PLACES.get(sys.platform, FORMERLY.as_posix())


USUAL_PLACES = {
    "win32": rf"%LOCALAPPDATA%\marsbound\{NAME}",
    "darwin": f"~/Library/Application Support/marsbound/{NAME}",
}


@dataclass(frozen=True)
class Retention:
    """For how many days what nobody uses is kept; None is for ever."""

    replays: int | None = 365  # uploaded records, since they were looked at
    packs: int | None = 365  # uploaded packs that nothing uses
    chat: int | None = 365  # at tables whose game is over
    finished: int | None = None  # a club's memory
    closed: int | None = 90  # tables whose game never ended
    people: int | None = 180  # without any seat or table, since they were seen


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = field(default_factory=usual_database)
    durable: bool = False  # survives a loss of power too, at the price of a flush to disk for every commit
    bot_workers: int = 1  # worker processes for bots
    workers: int = 1  # processes behind one port, on PostgreSQL
    node_address: str = ""  # where other machines of the site find this one; found out if none is named
    node_number: int = 0  # among the processes of one parent
    compile_engine: bool = False  # in the background, if it runs interpreted
    database_seconds: float = 5.0  # that it may take to answer before it counts as failing
    metrics_token: str = ""  # who has it may read figures from elsewhere
    origins: tuple[str, ...] = ()  # besides the server's own address
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks that tell the truth about whom they speak for
    public_url: str = ""  # what links in notifications and invitations begin with
    network_addresses: tuple[str, ...] = ()  # where the network finds this machine; found out if none is named
    private_webhooks: bool = False  # whether webhooks may be in private networks
    webhook_certificates: str | None = None  # a file of certificate authorities, instead of the system's
    open_table_closes_after: int = DAY
    running_table_closes_after: int = 30 * DAY
    most_tables: int = 20_000  # open and running ones
    most_connections: int = 8_000
    connections_per_address: int = 200
    requests_per_second: float = 20.0  # for each address; a burst of ten times as many is fine
    messages_per_second: float = 20.0  # for each socket
    people_per_hour: int = 120  # identities for each address
    tables_per_hour: int = 120  # for each address
    tables_per_person: int = 100  # open and running ones that one person has opened
    bot_tables_per_person: int = 2  # of those, games of bots alone
    slow_bots_per_person: int = 12  # seats of the levels that think longest
    hints_per_minute: int = 20  # for each person
    patience: float = 60.0  # seconds that a bot may think before its process is replaced
    retention: Retention = Retention()
    idle_seconds: float = 120.0  # until a game that nobody looks at leaves the memory

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"
