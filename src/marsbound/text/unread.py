"""A bundle that reads a message when somebody first wants it: there are thousands, and a command needs a dozen."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)


def entries_of(source: str) -> dict[str, str]:
    """Messages and terms as they are written, by their names; of two with one name the first."""
    begins = [(found.start(), found[1]) for found in _ENTRY.finditer(source)]
    ends = [start for start, _ in begins[1:]] + [len(source)]
    found: dict[str, str] = {}
    for (start, name), end in zip(begins, ends, strict=True):
        found.setdefault(name, source[start:end])
    return found


class UnreadBundle(FluentBundle):
    """Two threads may want the same message: nothing is taken away before it is there."""

    def __init__(self, locale: str, functions: Mapping[str, Callable[[Any], Any]], use_isolating: bool) -> None:
        super().__init__([locale], functions=dict(functions), use_isolating=use_isolating)
        self._unread: dict[str, str] = {}

    def add_unread(self, entries: Mapping[str, str]) -> None:
        """Of a file that is known to be whole; what is there already stays as it is."""
        self._unread = {**entries, **self._unread}

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                self._read(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name)
        super().add_resource(resource, allow_overrides)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        source = self._unread.get(name)
        if source is not None:
            super().add_resource(FluentParser().parse(source))
            self._unread.pop(name, None)
