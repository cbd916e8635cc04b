"""Who sits in a seat: the page a panel has where a game tells nothing more."""

from __future__ import annotations

import pygame

from raccoon.app.opponents import Opponents
from scenes.art.pieces import characters
from scenes.table.inspection.page import Asked, Large, Page

SHEET = (400.0, 400.0)


def seat_page(seat: int, asked: Asked) -> Page:
    """The player of the seat: a portrait; of a bot how strong it is and how it plays."""
    who, say, known = asked.seats[seat], asked.say, Opponents(asked.game)
    face = known.faces(asked.seats)[seat]

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        characters.portrait(surface, rect, face, characters.CALM, who.colour, who.emblem)

    if who.is_person:
        return Page(who.name, say("ask.seat.person"), (), Large(paint, SHEET))
    temper = say("ask.seat.temper", name=who.name, about=known.temper(who.controller, say))
    return Page(who.name, known.title(who.controller, say), (temper,), Large(paint, SHEET))
