"""Commands, events and set-ups as JSON: stable names, strict decoding, one upcast per rules version."""

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game


class Codec:
    """Converts one game's records to plain JSON data and back; nothing it reads is executed.

    Every record has the name of its class as ``"type"``. Decoding raises ValueError with the path of the
    first wrong field. Records of an older `rules_version` go through the game's `upcasts`, one step a
    version, before they are decoded.
    """

    def __init__(self, game: Game, rules_version: int | None = None) -> None:
        self.game = game
        version = game.rules_version if rules_version is None else rules_version
        if not 1 <= version <= game.rules_version:
            raise ValueError(f"rules version {version} is not one this program knows")
        self.rules_version = version
        self._upcasts = game.upcasts[version - 1 :]
        self._command = _boxed(reduce(or_, game.commands))
        self._event = _boxed(reduce(or_, game.events))
        self._setup = _boxed(game.setup_type)

    def encode(self, record: msgspec.Struct) -> Any:
        """Return plain JSON data: dicts, lists, numbers, strings."""
        return msgspec.to_builtins(record)

    def command(self, data: Any) -> Command:
        """Decode a command; ValueError when it is not one of the game's."""
        command: Command = self._decode(data, self._command)
        return command

    def event(self, data: Any) -> Event:
        """Decode an event; ValueError when it is not one of the game's."""
        event: Event = self._decode(data, self._event)
        return event

    def setup(self, data: Any) -> Any:
        """Decode a set-up; ValueError when a field is missing, wrong or unknown."""
        return self._decode(data, self._setup)

    def _decode(self, data: Any, kind: Any) -> Any:
        for upcast in self._upcasts:
            data = upcast(data)
        try:
            return msgspec.convert({"record": data}, kind).record
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error


@cache
def _boxed(kind: Any) -> Any:
    """Define a record with one field of this type: msgspec prepares it once, a bare union every time."""
    return msgspec.defstruct("Boxed", [("record", kind)])
