"""The number of a deal on a certificate without a code: the same deal has the same number."""

from zlib import crc32

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.results.code_button import code_of


def certificate_number(session: Session, say: Say) -> str:
    """The number of the deal; "" where a code is shown instead."""
    if code_of(session):
        return ""
    return say("results.number", number=f"{deal_number(session):06}")


def deal_number(session: Session) -> int:
    """A number of six digits made of the game and the seed of its deal."""
    match = session.match
    return crc32(f"{match.game.name} {match.seed}".encode()) % 1_000_000
