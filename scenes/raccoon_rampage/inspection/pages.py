"""The function that makes the page of each kind of piece."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from raccoon.games.raccoon_rampage.catalogue import POLICIES, SPACES
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.holdings import desk_seat, policy_at
from scenes.raccoon_rampage.inspection import cards, europe, people, policies, storyline
from scenes.raccoon_rampage.inspection.writer import PageBuilder
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture.moments.call import covered
from scenes.raccoon_rampage.rulebook.book import BOOK
from scenes.table.inspection.inspectables import PiecePlace, uncovered
from scenes.table.inspection.page import Page
from scenes.table.piece import Piece
from scenes.table.presentation import Inspection


def _places(layout: RampageLayout) -> Iterator[PiecePlace]:
    """The pieces with their places, the single spaces of the map before the map."""
    for piece, rect in layout.pieces():
        if piece == "area:rest":
            continue
        if piece == "europe":
            yield from ((Piece("socket", space.name), layout.socket(space.name)) for space in SPACES)
        yield piece, rect
    yield from ((Piece("verb", verb), rect) for verb, rect in layout.verbs.items())


def _named(writer: PageBuilder, card: str) -> Page:
    """The page of a card by its name, wherever it is."""
    return policies.page(writer, card, ()) if card in POLICIES else cards.action(writer, card)


PAGES: Mapping[str, Callable[[PageBuilder, str], Page | None]] = MappingProxyType(
    {
        "named": _named,
        "pool": lambda writer, place: policies.of_pool(writer, int(place)),
        "policy": lambda writer, place: cards.of_hand(writer, int(place)),
        "action": lambda writer, place: cards.of_hand(writer, int(place)),
        "card": lambda writer, _: cards.covered(writer),
        "event": lambda writer, round_: storyline.event(writer, int(round_)),
        "space": lambda writer, space: policies.on_space(writer, int(space)),
        "evaluated": lambda writer, _: policies.evaluated(writer),
        "area": europe.area,
        "europe": lambda writer, _: europe.rest(writer),
        "socket": europe.socket,
        "pile": europe.pile,
        "ring": lambda writer, _: europe.ring(writer),
        "tracker": lambda writer, _: europe.tracker(writer),
        "panel": lambda writer, seat: people.player(writer, int(seat)),
        "me": lambda writer, _: people.player(writer, desk_seat(writer.view)),
        "decks": lambda writer, _: cards.decks(writer),
        "cubes": lambda writer, _: people.votes(writer),
        "tray": lambda writer, _: people.votes(writer),
        "pin": lambda writer, _: people.wishing(writer),
        "stop": people.stop,
        "agenda": lambda writer, _: people.agenda(writer),
        "door": lambda writer, _: people.chamber(writer),
    }
)
"""The function that makes the page of each kind of piece, from a writer and the piece's name."""


class RampageInspection(Inspection):
    """The pages of everything on the table and of each single space of the map."""

    writer = PageBuilder
    pages = PAGES
    actions, book = ACTIONS, BOOK

    def places(self, layout: RampageLayout, view: View) -> Iterable[PiecePlace]:
        """The pieces with their places; in an open call the policy replaces the hand, which is hidden."""
        front, zone = policy_at(view, 1), layout.hand_zone
        if not covered(view) or not (view.evaluated or (front and front.face_up)):
            return _places(layout)
        piece = Piece("evaluated") if view.evaluated else Piece("space", 1)
        return ((piece, zone), *uncovered(_places(layout), (zone,)))
