"""The number on a certificate whose deal has no code: the same deal again bears the same number."""

from zlib import crc32

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.results.code_button import code_of


def certificate_number(session: Session, say: Say) -> str:
    """Six digits made of the game and the seed of its deal; "" where a code is shown instead."""
    if code_of(session):
        return ""
    match = session.match
    digits = crc32(f"{match.game.name} {match.seed}".encode()) % 1_000_000
    return say("results.number", number=f"{digits:06}")
