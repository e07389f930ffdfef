"""Writes the playthroughs anew: python -m tests.playthroughs.make.  Read the difference before you keep it."""

from tests.playthroughs.transcript import PLAYTHROUGHS, text_of

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(text_of(playthrough), "utf-8")
        print(playthrough.file.name, len(playthrough.file.read_text("utf-8").splitlines()), "lines")
