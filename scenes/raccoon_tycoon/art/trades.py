"""Pictures of trades for the building signs: saw, ship, factory and so on, one for each building."""

import pygame

from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME

NAMES = (
    "saw", "grapes", "wheel", "factory", "bricks", "bell", "ship", "wheat field", "grain farm",
    "lumber yard", "coal deposit", "coal mine", "iron deposit", "iron mine", "glass works", "anvil",
    "loom", "gears", "lumber and wheat", "coal and iron", "goods and luxury", "storehouse", "crane",
    "boxcar", "mansion", "baron", "vault", "smuggler", "black market", "chain of office", "cottage",
)  # fmt: skip
"""The pictures that `trade` draws."""


def trade(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Draw a trade's picture as large as fits, centred. `NAMES` lists them."""
    image = _image(name, min(rect.width, rect.height))
    surface.blit(image, image.get_rect(center=rect.center))


@surface_cache(128)
def _image(name: str, side: int) -> pygame.Surface:
    return drawing(GAME, "trades", name).surface((side, side))
