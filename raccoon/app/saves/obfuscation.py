"""Light obfuscation of secrets: a glance at the save of a game between people must not spoil it.

This is no protection against effort: everybody with the program can undo it.
"""

from base64 import b85decode, b85encode
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

from raccoon.engine.events import Event
from raccoon.engine.game import Game

_BLOCK = 64


def veiled(data: Any) -> str:
    """The data as letters that tell nothing at a glance; blanks behind it hide how long it is."""
    plain = msgspec.json.encode(data)
    return b85encode(_mixed(plain.ljust(-(-len(plain) // _BLOCK) * _BLOCK))).decode()


def unveiled(text: str) -> Any:
    """The data again; ValueError for letters that do not come from `veiled`."""
    try:
        return msgspec.json.decode(_mixed(b85decode(text)))
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ValueError("a seal that cannot be opened") from error


def _mixed(data: bytes) -> bytes:
    """The bytes with those of an endless stream; done twice it gives them back."""
    stream = b"".join(_stream(len(data)))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream[: len(data)], "big")).to_bytes(
        len(data), "big"
    )


def _stream(length: int) -> Iterator[bytes]:
    from hashlib import blake2b

    for number in count():
        if number * _BLOCK >= length:
            return
        yield blake2b(b"veil %d" % number, digest_size=_BLOCK).digest()


def is_open(game: Game, event: Event, players: int) -> bool:
    """Whether everybody may know all of the event: every seat, and those who only watch."""
    return all(game.hide(event, seat) == event for seat in (*range(players), None))


def as_known(game: Game, event: Event, players: int) -> Event:
    """The event as far as any seat may know it: itself, unless something of it is hidden from all."""
    seen = [game.hide(event, seat) for seat in range(players)]
    if event in seen:
        return event
    return seen[event.seat] if event.seat is not None else game.hide(event, None)
