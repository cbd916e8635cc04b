"""From a piece to its page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from raccoon.games.raccoon_rampage.catalogue import SPACES
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.holdings import desk_seat
from scenes.raccoon_rampage.inspection import cards, europe, people, policies, storyline
from scenes.raccoon_rampage.inspection.looker import PageBuilder
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.rulebook.book import BOOK
from scenes.table.inspection.action_page import action_page
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.presentation import Inspection


def _places(layout: RampageLayout) -> Iterator[PiecePlace]:
    """The pieces, the single spaces of the map before the map."""
    for piece, rect in layout.pieces():
        if piece == "area:rest":
            continue
        if piece == "europe":
            yield from ((f"socket:{space.name}", layout.socket(space.name)) for space in SPACES)
        yield piece, rect
    yield from ((f"verb:{verb}", rect) for verb, rect in layout.verbs.items())


PAGES: Mapping[str, Callable[[PageBuilder, str], Page | None]] = MappingProxyType(
    {
        "named": lambda looker, policy: policies.page(looker, policy, ()),
        "pool": lambda looker, place: policies.of_pool(looker, int(place)),
        "policy": lambda looker, place: cards.of_hand(looker, int(place)),
        "action": lambda looker, place: cards.of_hand(looker, int(place)),
        "card": lambda looker, _: cards.covered(looker),
        "event": lambda looker, round_: storyline.event(looker, int(round_)),
        "space": lambda looker, space: policies.on_space(looker, int(space)),
        "evaluated": lambda looker, _: policies.evaluated(looker),
        "area": europe.area,
        "europe": lambda looker, _: europe.rest(looker),
        "socket": europe.socket,
        "pile": europe.pile,
        "ring": lambda looker, _: europe.ring(looker),
        "tracker": lambda looker, _: europe.tracker(looker),
        "panel": lambda looker, seat: people.player(looker, int(seat)),
        "me": lambda looker, _: people.player(looker, desk_seat(looker.view)),
        "decks": lambda looker, _: cards.decks(looker),
        "cubes": lambda looker, _: people.votes(looker),
        "tray": lambda looker, _: people.votes(looker),
        "pin": lambda looker, _: people.wishing(looker),
        "stop": people.stop,
        "agenda": lambda looker, _: people.agenda(looker),
        "door": lambda looker, _: people.chamber(looker),
    }
)
"""The maker of the page of each kind of piece."""


class RampageInspection(Inspection):
    """Everything on the table, each single space of the map too."""

    writer = PageBuilder
    pages = PAGES

    def places(self, layout: RampageLayout, view: View) -> Iterable[PiecePlace]:
        return _places(layout)

    def page(self, piece: str, asked: InspectionContext) -> Page | None:
        told = ACTIONS.pages.get(piece)
        return action_page(asked, piece, told, BOOK) if told else super().page(piece, asked)
