"""The title with pages about its games and about the last unfinished game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scenes.screens.title.scene import TitleScene
from scenes.table.inspection.inspectables import Inspectables, PiecePlace
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.piece import Piece

if TYPE_CHECKING:
    from scenes.table.inspection.page import Page

GAME, LAST = "game", "last"
"""The kinds of the title's pieces: ``game:<name>`` is a tile, ``last`` the game that can be continued."""


class InspectableTitle(InspectableScreen, TitleScene):
    """The title with a page about each game.

    `games` are those of its tiles in their order, `page` makes the page of one, `page_of_last` that of the
    last unfinished game, None if there is none; `open_book` opens a game's rulebook.
    """

    def __init__(
        self,
        *set_up: Any,
        games: Sequence[str],
        page: Callable[[str], Page],
        page_of_last: Callable[[], Page | None],
        open_book: Callable[[str], None],
    ) -> None:
        super().__init__(*set_up)
        self._games = {Piece(GAME, game): game for game in games}
        self._page_of, self._page_of_last = page, page_of_last
        self._open_book = open_book
        self.ask_with(self.catalogue.say)

    def inspectables(self) -> Inspectables | None:
        """The tiles, and the Continue button if there is a game to continue."""
        notices = (self.notice,) if self.warning else ()
        return Inspectables(
            self._places, self._page, open_book=self._open_book, back="ask.back.title", notices=notices
        )

    def update(self, dt: float) -> None:
        """Update the title; a resting pointer opens a card once its modules are imported (`rested`)."""
        TitleScene.update(self, dt)
        self.piece_inspector.update(dt if self.rested else 0.0)

    @property
    def _places(self) -> tuple[PiecePlace, ...]:
        tiles = tuple((Piece(piece), tile.rect) for piece, tile in zip(self._games, self.tiles, strict=True))
        return ((Piece(LAST), self.menu.resume.rect), *tiles) if self.menu.resume.enabled else tiles

    def piece_in_focus(self) -> Piece | None:
        """The game whose button has the focus."""
        at = self.ring.focused
        return next((piece for piece, rect in self._places if at is not None and rect == at.rect), None)

    def _page(self, piece: Piece) -> Page | None:
        return self._page_of_last() if piece == LAST else self._page_of(self._games[piece])
