"""Weights of networks in files: a line of JSON that says what they are, then the numbers.

docs/reference/weights.md describes the format.  A file is read when a bot is made: weights are data, and nothing is
compiled when they change.
"""

import json
from hashlib import sha256
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final, NamedTuple

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
        neurons = f"a multiple of {TOGETHER}" if self.neurons == ANY_NUMBER else str(self.neurons)
        return f"kind {self.kind}, inputs {self.inputs}, neurons {neurons}"


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
        raise BadWeights(f"{path}: can't be read ({error.strerror}); expected the weights of {game}") from None
    line, _, numbers = raw.partition(b"\n")
    header = header_in(line, path)
    if (header["game"], header["network"]) != (game, network):
        found = f'"{header["network"]}" of {header["game"]}'
        raise BadWeights(f'{path}: has the weights of {found}; expected those of "{network}" of {game}')
    layout = Layout(header["kind"], header["inputs"], header["neurons"])
    if not wanted.admits(layout):
        raise BadWeights(f"{path}: its layout is {layout.words()}; expected {wanted.words()}")
    if len(numbers) != BYTES * layout.numbers():
        lengths = f"{len(numbers)} bytes after the header; expected {BYTES * layout.numbers()}"
        raise BadWeights(f"{path}: has {lengths}: was it cut off or written over?")
    if sha256(numbers).hexdigest() != header["sha256"]:
        sums = f"{sha256(numbers).hexdigest()}; expected {header['sha256']}, as its header says"
        raise BadWeights(f"{path}: is damaged: its numbers have sha256 {sums}")
    whole = list(unpack(f"<{layout.numbers()}h", numbers))
    return Weights(game, network, layout, header["made_by"], whole, header["unit"])


def header_in(line: bytes, path: Path) -> dict[str, Any]:
    """What the first line says, all of it there and of the right kind."""
    try:
        header: Any = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or "format" not in header:
        raise BadWeights(f'{path}: isn\'t a file of weights; expected a first line with "format": "{FORMAT}"')
    if header["format"] != FORMAT:
        raise BadWeights(f'{path}: its format is "{header["format"]}"; expected "{FORMAT}", the only one known here')
    for name, kind in TYPES.items():
        if type(header.get(name)) is not kind:
            raise BadWeights(f'{path}: "{name}" is {header.get(name)!r}; expected a value of type {kind.__name__}')
    if header["unit"] < 1:
        raise BadWeights(f'{path}: "unit" is {header["unit"]}; expected a number from 1 on')
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
