"""The group of a game's title tile, lobby and options."""

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType

import pygame

from raccoon.app.seats import Seat
from raccoon.engine.table_options import OptionValue
from scenes.art import palette as pal
from scenes.art.landscape import backdrop
from scenes.art.landscape.title_ground import TitleGround

BAR = 24
"""The height of the picture divided by that of the progress bar."""


class Lobby:
    """The game's tile on the title, its lobby, its options and roles.

    The catalogue has ``game.<game>``, its name, ``game.<game>.motto`` and ``game.<game>.place``;
    ``option.<option>`` and ``option.<option>.why``, for a choice of values ``option.<option>.<value>`` too,
    for one that can be settled ``option.<option>.settled``; ``role.<role>``.
    """

    options: Sequence[str] = ()
    """The options in the order in which they are offered; others follow as the rules list them."""
    option_icons: Mapping[str, str] = MappingProxyType({})
    """The pictogram of each option."""

    def settled(self, chosen: Mapping[str, OptionValue], players: int) -> Mapping[str, OptionValue]:
        """The options fixed by this number of players or by other choices, with their values."""
        return {}

    def absent(self, chosen: Mapping[str, OptionValue], players: int) -> Container[str]:
        """The roles that are not in the game then."""
        return ()

    def displayed_seats(self, seat: Seat) -> Seat:
        """The seat as the table will show it, such as with the emblem of its requested role."""
        return seat

    def title_ground(self) -> TitleGround:
        """The picture behind the title if this is the first of the games."""
        return TitleGround()

    def draw_background(self, surface: pygame.Surface) -> None:
        """Paint the lobby's background, undimmed."""
        self.title_ground().draw(surface)

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint the game's tile on the title: by default the lobby's background."""
        self.draw_background(surface.subsurface(rect))

    def draw_progress(self, done: float, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint a progress from 0 to 1: the background, and a bar along its foot."""
        surface.blit(backdrop.lit(area.size, self.draw_background), area)
        bar = pygame.Rect(area.left, area.bottom - area.height // BAR, area.width, area.height // BAR)
        surface.fill(pal.rgb(pal.NIGHT), bar)
        surface.fill(pal.rgb(pal.GILT), (bar.topleft, (round(done * bar.width), bar.height)))
