"""The number on a certificate: that of its deal, so that the same deal again bears the same number."""

from zlib import crc32

from raccoon.app.session.session import Session
from raccoon.app.text import Say


def certificate_number(session: Session, say: Say) -> str:
    """Six digits made of the game and the seed of its deal."""
    match = session.match
    digits = crc32(f"{match.game.name} {match.seed}".encode()) % 1_000_000
    return say("results.number", number=f"{digits:06}")
