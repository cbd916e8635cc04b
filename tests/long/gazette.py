"""Front pages of games that plain bots played: every claim checked against the log, no two pages alike."""

from __future__ import annotations

import re
from collections.abc import Iterator

from raccoon.app.games import game_named
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, languages
from scenes.printing.claims import Edition
from scenes.printing.sheet import Stroke
from scenes.registry import PRESENTATIONS, showcase_of
from tests.long.run import Trial
from tests.scenes.newspaper.newspapers import CHECKS, faults


def games(seed: int) -> Iterator[Session]:
    """Finished games without end: of each newspaper in turn, for all numbers of players."""
    number = 0
    while True:
        for game in CHECKS:
            seats = sorted(game_named(game).seats)
            players = seats[number % len(seats)]
            showcase = showcase_of(game)
            session = Session.new(game, showcase.seats(players, people=0), {}, f"{seed}-{number}", None)
            while not session.over:
                session.submit(session.think())
            yield session
        number += 1


def content(edition: Edition) -> tuple[object, ...]:
    """The contents of a page except its number: the lines, and the data of the chart."""
    lines = [line for line in edition.sheet.lines if not re.search(r"\d{6}", line)]
    return (*lines, *(mark for mark in edition.sheet.marks if isinstance(mark, Stroke)))


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Check pages in all languages in turn."""
    seen: dict[tuple[object, ...], int] = {}
    spoken = [Catalogue.load(language) for language in languages()]
    for number, session in zip(range(count), games(seed), strict=False):
        shown = PRESENTATIONS[session.match.game.name]
        catalogue = spoken[number % len(spoken)].of(shown.game)
        edition = shown.results.front_page(session, catalogue)
        assert edition
        wrong = "; ".join(faults(session, edition, catalogue))
        told = content(edition)
        if told in seen:
            wrong = f"{wrong} the same page as {seen[told]}"
        seen[told] = number
        yield Trial(shown.game, wrong)
