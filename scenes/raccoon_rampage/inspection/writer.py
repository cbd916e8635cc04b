"""The builder of this game's pages: rows about seats and votes, large pictures of cards and pieces."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import pygame

from raccoon.games.raccoon_rampage.catalogue import GREY
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitOpening, AwaitPlace, Over
from raccoon.games.raccoon_rampage.view import PlayerView, View
from scenes.art.frame import Frame
from scenes.art.pieces import card as backs
from scenes.art.rich import escape
from scenes.raccoon_rampage.holdings import desk_seat
from scenes.raccoon_rampage.picture.ink import Ink
from scenes.raccoon_rampage.words.pictograms import ROLE_PICTURES
from scenes.table.inspection import page
from scenes.table.inspection.page import Large, Now, Page, PageAction, TableRow
from scenes.table.inspection.page_writer import PageWriter
from scenes.table.picture.zones import PaintContext

SHEET = (444.0, 330.0)
"""The proportions of a card's picture."""
BACK = ("#2c3a66", "#131b33")


class PageBuilder(PageWriter):
    """Builds the pages of this game for a view."""

    prefix = "rampage.ask."

    view: View

    @property
    def seat(self) -> int:
        """The seat whose figures the pages use: that of the desk."""
        return desk_seat(self.view)

    @property
    def me(self) -> PlayerView:
        """The holdings of that seat, as far as the viewer knows them."""
        return self.view.players[self.seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.view.pending, Over)

    @property
    def places_next(self) -> bool:
        """Whether that seat places the next policy."""
        pending, view = self.view.pending, self.view
        if isinstance(pending, AwaitOpening):
            return self.seat in pending.asked
        return view.turn == self.seat and not view.final and isinstance(pending, AwaitEvaluation | AwaitPlace)

    def page(
        self,
        title: str,
        kind: str,
        rules: Iterable[str],
        picture: Large,
        rows: Iterable[TableRow] | None = None,
        **more: Any,
    ) -> Page:
        """A page; `rows` are about the piece now, None for no such part; the first rule is its summary."""
        sentences = tuple(rules)
        now = None if rows is None else Now(self.ask("end" if self.over else "now"), tuple(rows))
        return Page(title, kind, sentences, picture, **{"brief": sentences[0], "now": now, **more})

    def painted(self, paint: Callable[[Ink], None], sheet: tuple[float, float]) -> Large:
        """The large picture of a piece, painted as on the table; `sheet` is its size in design units."""

        def large(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
            frame = Frame.within(rect, sheet, 1.0)
            paint(Ink(surface, rect, PaintContext(frame, self.say, self.context.seats), frame))

        return Large(large, sheet)

    def action(self, verb: str, key: str) -> PageAction | None:
        """The action that can be begun with the piece; None when the game is over."""
        return None if self.over else PageAction(verb, self.ask(key))

    def name(self, seat: int) -> str:
        """A player's name, escaped for markup."""
        return escape(self.context.seats[seat].name)

    def player(self, seat: int) -> str:
        """A player in markup: the role's emblem and the name, or "you"; words of their own for grey votes."""
        if seat == GREY:
            return f"[grey vote] {self.ask('grey')}"
        own = seat == self.view.seat
        picture = ROLE_PICTURES[self.view.players[seat].role]
        return f"[{picture}] {self.ask('you') if own else self.name(seat)}"

    def row_about(self, seat: int, key: str, **facts: object) -> TableRow:
        """A row about a seat; where that is the viewer's, the sentence is `key` with ".you"."""
        if seat == self.view.seat:
            return TableRow(self.ask(f"{key}.you", **facts))
        return TableRow(self.ask(key, who=self.player(seat), **facts))

    def votes(self, votes: Iterable[int]) -> tuple[TableRow, ...]:
        """The lines of the votes by seat, most first."""
        counted = sorted(Counter(votes).items(), key=lambda entry: -entry[1])
        return tuple(TableRow(self.player(seat), (str(count),)) for seat, count in counted)


drawn = partial(page.drawn, sheet=SHEET)
"""The large picture made by a function of its size, by default in a card's proportions."""


def back() -> Large:
    """The large picture of a card face down."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        backs.back(surface, rect, BACK)

    return Large(paint, (236.0, 330.0))
