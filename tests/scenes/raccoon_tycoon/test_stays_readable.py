"""Pieces that a decision depends on stay as bright as at rest while it is made; the others are dimmed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import text
from scenes.table.piece import Piece
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

BRIGHT = 0.85
"""The share of its brightness at rest with which a place is readable."""


def light(sitting: Sitting, rect: pygame.Rect) -> float:
    """The brightness of a place on the screen."""
    red, green, blue, _ = pygame.transform.average_color(sitting.window.surface, rect)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def places(sitting: Sitting) -> dict[str, list[pygame.Rect]]:
    layout = sitting.table.context.shown.layout
    return {
        "prices": [*layout.market.values()],
        "rivals": [*layout.panels],
        "town": [layout.rects_of("town")[0]],
        "railroads": [*layout.offered["railroad"]],
        "buildings": [*layout.offered["building"]],
    }


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), money=40, tokens=counts(wheat=3, wood=3, goods=2)))
    sitting.window.step(sitting.stack, 1.0)
    return sitting


@pytest.mark.parametrize(
    ("verb", "needed", "idle"),
    [
        ("p", ("prices", "rivals"), ("railroads", "buildings", "town")),
        ("s", ("prices",), ("railroads", "buildings", "town")),
        ("t", ("prices", "rivals", "town"), ("railroads", "buildings")),
        ("a", ("prices", "rivals", "railroads"), ("buildings", "town")),
        ("b", ("prices", "rivals"), ("railroads", "town")),
    ],
)
def test_on_the_page_of_a_verb(
    sitting: Sitting, verb: str, needed: tuple[str, ...], idle: tuple[str, ...]
) -> None:
    where = places(sitting)
    rest = {name: [light(sitting, rect) for rect in rects] for name, rects in where.items()}
    sitting.press(ord(verb), verb)
    sitting.frame(90)
    for name in needed:
        for before, rect in zip(rest[name], where[name], strict=True):
            assert light(sitting, rect) >= BRIGHT * before, (verb, name)
    panel = sitting.table.parts.panel_host.panel
    assert panel
    for name in idle:
        bare = [n for n, rect in enumerate(where[name]) if not panel.rect.colliderect(rect)]
        dimmed = [light(sitting, where[name][n]) / rest[name][n] < BRIGHT for n in bare]
        assert any(dimmed) or len(bare) < len(where[name]), "veiled, or under the page"


def test_in_an_auction_prices_and_holdings_stand_in_full_light(sitting: Sitting) -> None:
    panels = places(sitting)["rivals"]
    rest = [light(sitting, rect) for rect in panels]
    state = having(dealt(), money=40, tokens=counts(wheat=3, wood=3, goods=2))
    stage(sitting, waiting(state, AwaitBid(0, state.railroad_offer[0], 1, 1, 7, (0, 1, 2)), turn=1))
    sitting.frame(120)
    for before, rect in zip(rest, places(sitting)["rivals"], strict=True):
        assert light(sitting, rect) >= BRIGHT * before
    pieces = {piece for piece, _ in sitting.table.parts.table_inspector.inspectables().places}
    assert {Piece("market", name) for name in sitting.table.context.shown.layout.market} <= pieces


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_in_an_auction_the_town_on_offer_is_read_and_asked(tmp_path: Path, size: tuple[int, int]) -> None:
    """Its line is another one for another town, and opens its page."""
    sitting, seen = Sitting(tmp_path, size), set()
    state = having(dealt(), money=40)
    first, second, *others = (state.town or "", *state.town_deck)
    for town, deck in ((first, (second, *others)), (second, (first, *others))):
        auction = waiting(state, AwaitBid(0, state.railroad_offer[0], 1, 1, 7, (0, 1, 2)), turn=1)
        stage(sitting, replace(auction, town=town, town_deck=deck))
        sitting.frame(30)
        inspectables = sitting.table.parts.table_inspector.inspectables()
        assert inspectables
        place = inspectables.place_of(Piece("town"))
        assert place
        assert place.height >= 10
        page = inspectables.page(Piece("town"))
        assert page
        assert page.title == town
        seen.add(pygame.image.tobytes(sitting.window.surface.subsurface(place), "RGB"))
    assert len(seen) == 2


@pytest.mark.parametrize("railroad", ["Top Dog", "Big Bear", "Skunk Works"])
def test_that_a_railroad_was_not_sold_yet_is_never_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, railroad: str
) -> None:
    """No room is kept for figures that are not there."""
    drawn, plain = [], text.fit

    def fit(words: str, style: text.Style, limit: int, floor: int | None = None) -> tuple[str, text.Style]:
        drawn.append(plain(words, style, limit, floor)[0])
        return plain(words, style, limit, floor)

    monkeypatch.setattr(text, "fit", fit)
    state = having(dealt(5), money=40)
    others = [*state.railroad_offer, *state.railroad_deck]
    others.remove(railroad)
    state = replace(state, railroad_offer=(railroad, others[0]), railroad_deck=tuple(others[1:]))
    stage(Sitting(tmp_path, (1280, 720)), waiting(state, AwaitBid(0, railroad, 1, 1, 9, (0, 1, 2)), turn=1))
    assert f"no {railroad} sold yet" in drawn
