"""Pages of players at the tables of all games: a bot with its own name is named once, in every language."""

import pytest

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, languages
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.piece import Piece


def pages(game: str, begun_in: str, read_in: str, plain: bool = False) -> list[tuple[Seat, Page]]:
    """The pages of bots with their own names: of characters at the usual level, or of plain bots."""
    known, say = Opponents(game), Catalogue.load(begun_in).of(game).say
    names = (*known.plain, *known.levels)[:3] if plain else known.personalities[:3]
    seats = [Seat(say(f"bot.{name}"), known.controller(name, known.usual_level)) for name in names]
    session = Session.new(game, seats, {}, "named once", None)
    reader = Catalogue.load(read_in).of(game).say
    asked = InspectionContext(game, session.view(None), session.seats, reader)
    inspection = PRESENTATIONS[game].inspection
    found = [inspection.page(Piece("panel", number), asked) for number in range(len(seats))]
    return [(seat, page) for seat, page in zip(session.seats, found, strict=True) if page]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [*SHOWCASES])
def test_a_bot_with_its_characters_name_is_named_once(game: str, language: str) -> None:
    known, say = Opponents(game), Catalogue.load(language).of(game).say
    for begun_in in languages():
        for seat, page in pages(game, begun_in, language):
            heading = f"{page.title} {page.kind}"
            character, level = known.choice(seat.controller)
            names = {seat.name, say(f"bot.{character}")}
            assert sum(heading.count(name) for name in names) == 1
            assert page.kind.endswith(say(f"bot.{level}"))


@pytest.mark.parametrize("game", [*SHOWCASES])
def test_a_plain_bot_with_its_own_name_is_named_once(game: str) -> None:
    for seat, page in pages(game, "en", "en", plain=True):
        assert f"{page.title} {page.kind}".count(seat.name) == 1
