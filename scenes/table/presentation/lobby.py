"""The offer and set-up of a game: its title, its tile, its options."""

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType

import pygame

from raccoon.app.seats import Seat
from raccoon.engine.table_options import OptionValue
from scenes.art import palette as pal
from scenes.art.landscape import backdrop
from scenes.art.landscape.title_ground import TitleGround

BAR = 24
"""The part of a picture's height that its bar takes."""


class Lobby:
    """The offer and set-up of the game: its tile on the title, its options, its roles.

    The catalogue has ``game.<game>``, its name, ``game.<game>.motto`` and ``game.<game>.place``;
    ``option.<option>`` and ``option.<option>.why``, for a choice of values ``option.<option>.<value>`` too,
    for one that can be settled ``option.<option>.settled``; ``role.<role>``.
    """

    options: Sequence[str] = ()
    """The options in the order they are offered in; those not named follow as the rules list them."""
    option_icons: Mapping[str, str] = MappingProxyType({})
    """The pictogram of each option."""

    def settled(self, chosen: Mapping[str, OptionValue], players: int) -> Mapping[str, OptionValue]:
        """The options that cannot be chosen with so many players or other choices, with their values."""
        return {}

    def absent(self, chosen: Mapping[str, OptionValue], players: int) -> Container[str]:
        """The roles that nobody can have then."""
        return ()

    def displayed_seats(self, seat: Seat) -> Seat:
        """A seat as the table will show it: with what the role it asks for brings, where there are roles."""
        return seat

    def title_ground(self) -> TitleGround:
        """The picture behind the title where this is the first of the games."""
        return TitleGround()

    def lie_behind(self, surface: pygame.Surface) -> None:
        """Paint the lobby's background, in full light."""
        self.title_ground().draw(surface)

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint the picture that offers the game on the title: the lobby's background."""
        self.lie_behind(surface.subsurface(rect))

    def draw_progress(self, done: float, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint a work of which so much is done, from 0 to 1: the background, and a bar along its foot."""
        surface.blit(backdrop.lit(area.size, self.lie_behind), area)
        bar = pygame.Rect(area.left, area.bottom - area.height // BAR, area.width, area.height // BAR)
        surface.fill(pal.rgb(pal.NIGHT), bar)
        surface.fill(pal.rgb(pal.GILT), (bar.topleft, (round(done * bar.width), bar.height)))
