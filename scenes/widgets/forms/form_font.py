"""FormFont: the font of form fields, which adds letters of other typefaces; pygame-gui allows one a field."""

from typing import Any

import pygame
import pygame_gui
from pygame_gui.core.gui_font_pygame import GUIFontPygame

from scenes.art.fonts import Typeface, font, opened
from scenes.art.letters import typeset


class FormFont(GUIFontPygame):
    """A typeface at a size in pixels, its letters `slim` times as wide; `style` is pygame-gui's. Lines that
    need neither other typefaces nor slimmer letters are drawn by pygame-gui itself.
    """

    def __init__(self, face: Typeface, pixels: int, style: dict[str, Any], slim: float) -> None:
        super().__init__(opened(face), pixels, style=style)
        self._face, self._slim = face, slim

    def get_rect(self, text: str) -> pygame.Rect:
        if typeset.is_simple(text, self._face):
            rect = super().get_rect(text)
        else:
            own = font(self._face, self.point_size)
            wide = typeset.width(text, self._face, self.point_size)
            rect = pygame.Rect(0, own.get_ascent(), wide, own.get_height())
        rect.width = round(self._slim * rect.width)
        return rect

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        if typeset.is_simple(text, self._face):
            picture = super().render_premul(text, text_color)
        else:
            picture = typeset.render(text, self._face, self.point_size, text_color)
            picture = picture.convert_alpha().premul_alpha()
        if self._slim == 1:
            return picture
        return pygame.transform.smoothscale(picture, (round(self._slim * picture.width), picture.height))

    def render_premul_to(
        self,
        text: str,
        text_colour: pygame.Color,
        surf_size: tuple[int, int],
        surf_position: tuple[int, int],
    ) -> pygame.Surface:
        if typeset.is_simple(text, self._face) and self._slim == 1:
            return super().render_premul_to(text, text_colour, surf_size, surf_position)
        surface = pygame.Surface(surf_size, pygame.SRCALPHA, 32)
        at = surf_position[0], surf_position[1] - typeset.ascent(text, self._face, self.point_size)
        surface.blit(self.render_premul(text, text_colour), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface


def lend_letters(manager: pygame_gui.UIManager, face: Typeface, name: str, slim: float) -> None:
    """Replace every font that a theme has loaded under a name by a `FormFont`."""
    fonts: Any = manager.get_theme().get_font_dictionary()
    for key, resource in fonts.loaded_fonts.items():
        if key.startswith(f"{name}_"):
            resource.loaded_font = FormFont(face, resource.size, resource.style, slim)
