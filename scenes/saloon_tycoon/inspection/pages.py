"""The inspection of this table: the places that can be asked about, and the page of each kind of piece."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon import front
from scenes.saloon_tycoon.actions import ACTIONS
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.inspection import houses, papers, people
from scenes.saloon_tycoon.inspection.writer import PageBuilder
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.rulebook.book import BOOK
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import Page
from scenes.table.piece import Piece
from scenes.table.presentation import Inspection

SILENT = ("front", "house", "space", "me")
"""The kinds of places without a page: the pieces on them have one."""


def _places(layout: SaloonLayout, view: View) -> Iterator[PiecePlace]:
    for seat in layout.places.neighbours:
        for number, room in enumerate(view.players[seat].rooms):
            yield Piece("far", seat, number), layout.fronts[seat].room(room)
    for piece, rect in layout.pieces():
        if piece.kind not in SILENT:
            yield piece, rect
    yield from ((Piece("verb", verb), rect) for verb, rect in layout.verbs.items())


def _far(writer: PageBuilder, which: str) -> Page | None:
    seat, number = map(int, Piece("far", which).parts)
    there = number < len(writer.view.players[seat].rooms)
    return houses.room(writer, seat, number) if there else None


def _own(writer: PageBuilder, which: str) -> Page | None:
    return _far(writer, f"{desk_seat(writer.view)}:{which}")


PAGES: Mapping[str, Callable[[PageBuilder, str], Page | None]] = MappingProxyType(
    {
        "tile": houses.tile,
        "lot": houses.lot,
        "room": _own,
        "far": _far,
        "person": people.person,
        "panel": lambda writer, seat: people.player(writer, int(seat)),
        "poster": papers.claim,
        "secret": lambda writer, place: papers.secret(writer, int(place)),
        "hand": lambda writer, place: papers.card(writer, int(place)),
        "named": papers.named,
        "deck": lambda writer, _: papers.deck(writer),
        "sun": lambda writer, _: papers.pile(writer),
        "cube": lambda writer, _: papers.crate(writer),
        "yard": lambda writer, _: papers.yard(writer),
    }
)
"""The function that makes the page of each kind of piece."""


class SaloonInspection(Inspection):
    """The inspection of everything on the table, the neighbours' rooms too."""

    writer = PageBuilder
    pages = PAGES
    actions, book = ACTIONS, BOOK

    def places(self, layout: SaloonLayout, view: View) -> Iterable[PiecePlace]:
        return _places(layout, view)

    def magnified_places(self, layout: SaloonLayout, view: View, near: str) -> Iterable[PiecePlace]:
        """The places of a neighbour's rooms and guests while their house is shown in the middle."""
        seat = int(near)
        player = view.players[seat]
        board_place = front.board_place(layout.front, player.rooms, len(player.characters))
        if board_place:
            for who, rect in front.on_board(board_place, player.characters).items():
                yield Piece("person", who), rect
        for number, room in enumerate(player.rooms):
            yield Piece("far", seat, number), layout.front.room(room)
        yield Piece("panel", seat), layout.house
