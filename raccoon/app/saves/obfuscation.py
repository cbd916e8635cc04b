"""Light obfuscation of secrets: a glance at the save of a game between people must not spoil it.

This is no protection: everybody with the program can undo it.
"""

from base64 import b64decode, b64encode, b85decode
from functools import cache
from typing import Any

import msgspec

from raccoon.engine.events import Event
from raccoon.engine.game import Game

_BLOCK = 64
_BASE_64 = "."
"""The prefix of base 64, which decodes three times as fast as the base 85 of older saves."""


def obfuscated(data: Any) -> str:
    """Encode the data as obfuscated text; padding hides its length."""
    plain = msgspec.json.encode(data)
    return _BASE_64 + b64encode(_xor(plain.ljust(-(-len(plain) // _BLOCK) * _BLOCK))).decode()


def deobfuscated(text: str) -> Any:
    """Decode obfuscated text; ValueError for text that does not come from `obfuscated`."""
    try:
        old = not text.startswith(_BASE_64)
        return msgspec.json.decode(_xor(b85decode(text) if old else b64decode(text[1:], validate=True)))
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ValueError("a seal that cannot be opened") from error


def _xor(data: bytes) -> bytes:
    """XOR the bytes with a fixed stream; applied twice it restores them."""
    stream = b"".join(map(_stream, range(-(-len(data) // _BLOCK))))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream[: len(data)], "big")).to_bytes(
        len(data), "big"
    )


@cache
def _stream(number: int) -> bytes:
    from hashlib import blake2b

    return blake2b(b"veil %d" % number, digest_size=_BLOCK).digest()


def is_open(game: Game, event: Event, players: int) -> bool:
    """Return whether everybody may know all of the event: every seat, and onlookers."""
    return all(game.hide(event, seat) == event for seat in (*range(players), None))


def as_known(game: Game, event: Event, players: int) -> Event:
    """Return the event as far as some seat may know it: complete, unless something is hidden from all."""
    seen = [game.hide(event, seat) for seat in range(players)]
    if event in seen:
        return event
    return seen[event.seat] if event.seat is not None else game.hide(event, None)
