"""The page about a game that its tile on the title opens: subject, numbers of players, opponents."""

import pygame

from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents
from raccoon.app.text import Say
from scenes.art.frame import Paint
from scenes.table.inspection.page import Badge, Large, Now, Page, TableRow
from scenes.table.presentation import GamePresentation

SHEET = (336.0, 480.0)


def game_page(shown: GamePresentation, draw_tile: Paint, say: Say) -> Page:
    """Return the page about a game; `draw_tile` paints its poster."""
    game, known = shown.game, Opponents(shown.game)
    seats = game_named(game).seats
    players = Badge(say("title.ask.from_to", least=min(seats), most=max(seats)), say("title.ask.players"))

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        draw_tile(surface, rect)

    rows = (
        TableRow(say("title.ask.opponent", name=say(f"bot.{who}"), about=say(f"bot.{who}.about")))
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
    """Return the first words of the rulebook, which name the goal; () if the game has no book."""
    book = shown.learning.book
    if book is None:
        return ()
    first = next(book.sections).blocks[0]
    return tuple(first.words(say))
