"""The page of a seat's player, which is the default page of a panel."""

from dataclasses import replace

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_portrait
from scenes.art.rich import escape
from scenes.table.inspection.page import InspectionContext, Large, Page

SHEET, EDGE = (400.0, 560.0), 16
"""The proportions of a portrait's sheet, and the margin into which the emblem extends."""


def seat_page(seat: int, asked: InspectionContext) -> Page:
    """The page of the seat's player: a portrait; for a bot also its level and how it plays."""
    known = Opponents(asked.game)
    page = who_page(asked.seats[seat], known.faces(asked.seats)[seat], known, asked.say)
    return replace(page, rules=page.rules[:1])


def who_page(who: Seat, face: str, known: Opponents, say: Say) -> Page:
    """The page of a player by the game's `known` opponents; for a bot with its temper and its level."""
    large = painting(who, face)
    if who.is_person:
        return Page(who.name, say("ask.seat.person"), (), large)
    rules = [say("ask.seat.temper", name=escape(who.name), about=known.temper(who.controller, say))]
    if level := known.choice(who.controller)[1]:
        about = say(f"bot.{level}.about")
        rules.append(say("lobby.level.tip", level=say(f"bot.{level}"), about=about))
    return Page(who.name, known.short_name(who, say), tuple(rules), large)


def painting(who: Seat, face: str) -> Large:
    """The portrait of a seat's player."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        k = rect.width / SHEET[0]
        window = rect.inflate(-round(2 * EDGE * k), -round(2 * EDGE * k))
        framed_portrait(surface, window, 2 * k, face, characters.CALM, who.colour, who.emblem)

    return Large(paint, SHEET)
