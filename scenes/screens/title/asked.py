"""The title that can be asked: what each of the games is about, and where the last one stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from raccoon.app.text import Say
from scenes.screens.title.scene import TitleScene
from scenes.table.inspection.asked_screen import AskedScreen
from scenes.table.inspection.inquiry import Inquiry, Place
from scenes.table.inspection.page import Badge, Large, Now, Page, Row
from scenes.table.presentation import GamePresentation

GAME, LAST = "game", "last"
"""Pieces are called ``game:`` and the game's name; the game that can be gone on with is ``last``."""
SHEET = (336.0, 212.0)


class AskedTitle(AskedScreen, TitleScene):
    """The title whose games open their pages.

    `games` are those of its tiles, in their order. `page_of_last` makes the page of the game that can be gone
    on with, None where there is none; `open_book` opens a game's rulebook.
    """

    def __init__(
        self,
        *set_up: Any,
        games: Sequence[GamePresentation],
        page_of_last: Callable[[], Page | None],
        open_book: Callable[[str], None],
    ) -> None:
        super().__init__(*set_up)
        self._games = {f"{GAME}:{shown.game}": shown for shown in games}
        self._page_of_last, self._open_book = page_of_last, open_book
        self.ask_with(self.catalogue.say)

    def inquiry(self) -> Inquiry | None:
        """The tiles, and the button that goes on with a game where there is one."""
        return Inquiry(self._places, self._page, open_book=self._open_book, back="ask.back.title")

    @property
    def _places(self) -> tuple[Place, ...]:
        tiles = tuple((piece, tile.rect) for piece, tile in zip(self._games, self.tiles, strict=True))
        return ((LAST, self.resume_button.rect), *tiles) if self.resume_button.enabled else tiles

    def piece_in_focus(self) -> str | None:
        """The game whose button the focus is at."""
        at = self.ring.focused
        return next((piece for piece, rect in self._places if at is not None and rect == at.rect), None)

    def _page(self, piece: str) -> Page | None:
        if piece == LAST:
            return self._page_of_last()
        return game_page(self._games[piece], self.catalogue.of(self._games[piece].game).say)


def game_page(shown: GamePresentation, say: Say) -> Page:
    """What a game is about, in one line; how many play it, and who sits down with a person."""
    game, known = shown.game, Opponents(shown.game)
    seats = game_named(game).seats
    players = Badge(say("title.ask.from_to", least=min(seats), most=max(seats)), say("title.ask.players"))

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        shown.lobby.draw_tile(surface, rect)

    rows = (
        Row(say("title.ask.opponent", name=say(f"bot.{who}"), about=say(f"bot.{who}.about")))
        for who in known.everyone[1:]
    )
    return Page(
        title=say(f"game.{game}"),
        kind=say(f"game.{game}.place"),
        rules=(say(f"game.{game}.motto"), *_goal(shown, say)),
        picture=Large(paint, SHEET),
        badges=(players,),
        now=Now(say("title.ask.opponents"), tuple(rows)),
        in_book=game if shown.learning.book else "",
    )


def _goal(shown: GamePresentation, say: Say) -> tuple[str, ...]:
    """The first words of the rulebook say it in one line."""
    book = shown.learning.book
    if book is None:
        return ()
    first = next(book.sections).blocks[0]
    return tuple(first.words(say))
