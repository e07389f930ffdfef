"""Weights of networks in files: a line of JSON that says what they are, then the numbers.

docs/reference/weights.md describes the format.  A file is read when a bot is made: weights are data, and nothing is
compiled when they change.
"""

import json
from hashlib import sha256
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final, NamedTuple

from marsbound.core.phrase import said

FORMAT: Final = "marsbound-weights-1"
SUFFIX: Final = ".bin"
LAYER: Final = "layer"  # input by input, the weights of all neurons
NETWORK: Final = "network"  # a layer, its neurons' thresholds, what each counts, and a straight way past them
ANY_NUMBER: Final = 0  # of neurons: the file says how many, a multiple of TOGETHER
TOGETHER: Final = 4  # neurons that are computed side by side
UNIT: Final = 2048  # what 1.0 is written as
BYTES: Final = 2  # of a number
TYPES: Final = {
    "format": str,
    "game": str,
    "network": str,
    "kind": str,
    "inputs": int,
    "neurons": int,
    "unit": int,
    "made_by": str,
    "sha256": str,
}


class BadWeights(Exception):
    """A file of weights that can't be used: the words name it and what was expected."""


class Layout(NamedTuple):
    """What a network consists of."""

    kind: str
    inputs: int
    neurons: int

    def numbers(self) -> int:
        layer = self.inputs * self.neurons
        return layer if self.kind == LAYER else layer + 2 * self.neurons + self.inputs

    def admits(self, other: "Layout") -> bool:
        """Whether a file with the other one can be used where this one is wanted."""
        if self.neurons == ANY_NUMBER:
            return other[:2] == self[:2] and other.neurons > 0 and other.neurons % TOGETHER == 0
        return other == self

    def words(self) -> str:
        neurons = str(self.neurons)
        if self.neurons == ANY_NUMBER:
            neurons = said("input-weights-multiple", "a multiple of {number}", number=TOGETHER)
        words = "kind {kind}, inputs {inputs}, neurons {neurons}"
        return said("input-weights-kind", words, kind=self.kind, inputs=self.inputs, neurons=neurons)


class Weights(NamedTuple):
    """Of one network of a game; the numbers are whole ones, so many to a unit."""

    game: str
    network: str
    layout: Layout
    made_by: str
    numbers: list[int]
    unit: int = UNIT

    def values(self) -> list[float]:
        return [number / self.unit for number in self.numbers]


def file_of(folder: Path, game: str, network: str) -> Path:
    return folder / f"{game}-{network}{SUFFIX}"


def read(folder: Path, game: str, network: str, wanted: Layout) -> Weights:
    """A game's weights for a network, as whoever computes with them wants them; BadWeights if there are none."""
    path = file_of(folder, game, network)
    try:
        raw = path.read_bytes()
    except OSError as error:
        words = "{file}: can't be read ({reason}); expected the weights of {game}"
        unread = said("input-weights-unreadable", words, file=str(path), reason=error.strerror, game=game)
        raise BadWeights(unread) from None
    line, _, numbers = raw.partition(b"\n")
    header = header_in(line, path)
    if (header["game"], header["network"]) != (game, network):
        words = '{file}: has the weights of "{found}" of {other}; expected those of "{wanted}" of {game}'
        which = {"found": header["network"], "other": header["game"], "wanted": network, "game": game}
        raise BadWeights(said("input-weights-of-other", words, file=str(path), **which))
    layout = Layout(header["kind"], header["inputs"], header["neurons"])
    if not wanted.admits(layout):
        words = "{file}: its layout is {layout}; expected {wanted}"
        raise BadWeights(
            said("input-weights-layout", words, file=str(path), layout=layout.words(), wanted=wanted.words())
        )
    if len(numbers) != BYTES * layout.numbers():
        words = "{file}: has {found} bytes after the header; expected {wanted}: was it cut off or written over?"
        sizes = {"found": len(numbers), "wanted": BYTES * layout.numbers()}
        raise BadWeights(said("input-weights-length", words, file=str(path), **sizes))
    if sha256(numbers).hexdigest() != header["sha256"]:
        words = "{file}: is damaged: its numbers have sha256 {found}; expected {wanted}, as its header says"
        sums = {"found": sha256(numbers).hexdigest(), "wanted": header["sha256"]}
        raise BadWeights(said("input-weights-damaged", words, file=str(path), **sums))
    whole = list(unpack(f"<{layout.numbers()}h", numbers))
    return Weights(game, network, layout, header["made_by"], whole, header["unit"])


def header_in(line: bytes, path: Path) -> dict[str, Any]:
    """What the first line says, all of it there and of the right kind."""
    try:
        header: Any = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or "format" not in header:
        words = '{file}: isn\'t a file of weights; expected a first line with "format": "{format}"'
        raise BadWeights(said("input-no-weights", words, file=str(path), format=FORMAT))
    if header["format"] != FORMAT:
        words = '{file}: its format is "{format}"; expected "{known}", the only one known here'
        raise BadWeights(said("record-format", words, file=str(path), format=header["format"], known=FORMAT))
    for name, kind in TYPES.items():
        if type(header.get(name)) is not kind:
            words = '{file}: "{name}" is {value}; expected a value of type {type}'
            value = {"value": repr(header.get(name)), "type": kind.__name__}
            raise BadWeights(said("input-weights-field", words, file=str(path), name=name, **value))
    if header["unit"] < 1:
        words = '{file}: "unit" is {unit}; expected a number from 1 on'
        raise BadWeights(said("input-weights-unit", words, file=str(path), unit=header["unit"]))
    return header


def written(weights: Weights) -> bytes:
    """As `read` reads it."""
    numbers = pack(f"<{len(weights.numbers)}h", *weights.numbers)
    header = {
        "format": FORMAT,
        "game": weights.game,
        "network": weights.network,
        "kind": weights.layout.kind,
        "inputs": weights.layout.inputs,
        "neurons": weights.layout.neurons,
        "unit": weights.unit,
        "made_by": weights.made_by,
        "sha256": sha256(numbers).hexdigest(),
    }
    return json.dumps(header).encode() + b"\n" + numbers


def save(folder: Path, weights: Weights) -> Path:
    """In place of the game's weights for this network; the file that holds them now."""
    path = file_of(folder, weights.game, weights.network)
    path.write_bytes(written(weights))
    return path
