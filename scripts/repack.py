"""Packs a source archive anew, so that the same sources make the same bytes: python scripts/repack.py FILE.tar.gz

Files in the order of their names, nobody's own, as old as SOURCE_DATE_EPOCH says.
"""

import gzip
import io
import os
import sys
import tarfile
from pathlib import Path


def repack(archive: Path, at: int) -> None:
    packed = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            executable = member.isdir() or member.mode & 0o100
            member.mode = 0o755 if executable else 0o644
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = at
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    with archive.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=at) as squeezed:
        squeezed.write(packed.getvalue())


if __name__ == "__main__":
    repack(Path(sys.argv[1]), int(os.environ["SOURCE_DATE_EPOCH"]))
