"""Tries every property of the games with many hundreds of examples instead of a few.

scripts/campaign properties [pytest arguments], as in scripts/campaign properties -k secrets
"""

import sys

import pytest

from tests.campaigns._mutation import ROOT


def main(arguments: list[str]) -> int:
    folder = str(ROOT / "tests" / "properties")
    return pytest.main(["--hypothesis-profile=campaign", "-v", "-n", "auto", "--durations=20", folder, *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
