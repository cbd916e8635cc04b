"""The newspapers of all games and the checks of their claims."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.printing.claims import Edition
from scenes.printing.sheet import HIGH, WIDE, Words
from tests.scenes.newspaper import continental_checks, courier_checks, gazette_checks
from tests.scenes.newspaper.record import Check, Record, wrong

CHECKS: Mapping[str, Mapping[str, Check]] = {
    "raccoon_tycoon": gazette_checks.CHECKS,
    "saloon_tycoon": courier_checks.CHECKS,
    "raccoon_rampage": continental_checks.CHECKS,
}
"""The checks of each game that has a newspaper, by the names of the claims."""


def faults(session: Session, edition: Edition, catalogue: Catalogue) -> Iterator[str]:
    """Everything wrong with a page: claims that the log denies, words cut, or beyond the paper."""
    yield from wrong(edition.claims, Record(session), CHECKS[session.match.game.name])
    for mark in edition.sheet.marks:
        if isinstance(mark, Words):
            if "…" in mark.words:
                yield f"cut: {mark.words}"
            if not (mark.left > 0 and mark.left + mark.wide < WIDE and 0 < mark.base < HIGH):
                yield f"beyond the paper: {mark.words}"
