"""The builder of pages: the viewer, and the few forms that every page of this game is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.saloon_tycoon.holdings import desk_seat, tile_name
from scenes.table.inspection.page import InspectionContext, Large

Make = Callable[[tuple[int, int]], pygame.Surface]


@dataclass(frozen=True)
class PageBuilder:
    """A question, with the view it is asked in."""

    asked: InspectionContext

    @property
    def view(self) -> View:
        """The view that the page is made of."""
        view: View = self.asked.view
        return view

    @property
    def say(self) -> Say:
        """The sentences."""
        return self.asked.say

    @property
    def me(self) -> PlayerView:
        """The holdings of whoever sits at the desk."""
        return self.view.players[desk_seat(self.view)]

    def name(self, seat: int) -> str:
        """The name of the seat's player."""
        return self.asked.seats[seat].name

    def tile(self, tile: str) -> str:
        """The name of a tile."""
        return self.say(tile_name(tile, self.view))


def drawn(make: Make, sheet: tuple[float, float]) -> Large:
    """A picture that is made for a size, on a sheet of these proportions."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        surface.blit(make(rect.size), rect)

    return Large(paint, sheet)
