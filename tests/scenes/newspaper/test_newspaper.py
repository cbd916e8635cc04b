"""The front page of a game: true, on the paper, printed the same each time, with text that can be copied."""

from __future__ import annotations

from itertools import islice

import pygame
import pytest

from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, languages
from scenes.newspaper.press import front_page
from scenes.printing.claims import Claim
from scenes.printing.pdf import pdf
from scenes.printing.raster import png, printed
from scenes.printing.sheet import Words
from scenes.registry import PRESENTATIONS, showcase_of
from tests.long.gazette import attack, games
from tests.scenes.newspaper.newspapers import CHECKS
from tests.scenes.newspaper.record import Record, wrong

GAMES = tuple(CHECKS)
SEED = 3
"""The seed of the games whose pages are read."""


def finished(game: str) -> Session:
    return showcase_of(game).demonstration(3, 100_000)


def test_every_claim_is_true_and_no_two_pages_are_alike() -> None:
    trials = list(attack(SEED, 8 * len(GAMES)))
    assert not [trial.wrong for trial in trials if trial.wrong]


def test_a_claim_that_is_not_true_is_found() -> None:
    """Every number and every seat of a page counts: one more, and the log denies the claim, in one game at
    least (in another it may be true by chance, of two seats alike).
    """
    seen, denied = set(), set()
    for session in islice(games(SEED), 6 * len(GAMES)):
        game, record = session.match.game.name, Record(session)
        for found in front_page(session, PRESENTATIONS[game], Catalogue.load()).claims:
            for name, fact in found.facts.items():
                if isinstance(fact, int):
                    seen.add((game, found.check, name))
                    if is_denied(Claim(found.check, {**found.facts, name: fact + 1}), record, game):
                        denied.add((game, found.check, name))
    assert seen == denied


def is_denied(forged: Claim, record: Record, game: str) -> bool:
    """Whether the log speaks against a claim, or has nothing to check it by."""
    try:
        return bool(list(wrong([forged], record, CHECKS[game])))
    except (IndexError, RuntimeError):  # no such seat, or no later round
        return True


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_printed_the_same_each_time(game: str) -> None:
    session, shown, catalogue = finished(game), PRESENTATIONS[game], Catalogue.load()
    first, second = (front_page(session, shown, catalogue).sheet for _ in range(2))
    assert pdf(first) == pdf(second)
    one, other = map(printed, (first, second))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    corner = one.subsurface((0, 0, 400, 400))
    assert png(corner) == png(corner)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_its_own_page_that_nothing_is_cut_on(game: str, language: str) -> None:
    sheet = front_page(finished(game), PRESENTATIONS[game], Catalogue.load(language)).sheet
    lines = [mark.words for mark in sheet.marks if isinstance(mark, Words)]
    assert not [line for line in lines if "…" in line or "{" in line]


def test_a_running_game_has_no_front_page() -> None:
    session = showcase_of(GAMES[0]).demonstration(3, 10)
    with pytest.raises(AppError, match=r"newspaper\.running"):
        front_page(session, PRESENTATIONS[session.match.game.name], Catalogue.load())
