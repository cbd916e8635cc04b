"""Poster lettering: gilt letters on an arc, outlined, with a deep oxblood side, and a ribbon beneath."""

import math

import pygame

from scenes.art import palette as pal
from scenes.art.fonts import Face, font
from scenes.art.kept import kept
from scenes.art.vector import Drawing

_GILT = (
    (0.0, "#fff6d4"),
    (0.42, "#f0c66a"),
    (0.5, "#c98f34"),
    (0.56, "#a87428"),
    (0.8, "#e2b65c"),
    (1.0, "#fff0bf"),
)


def poster_line(
    surface: pygame.Surface, words: str, centre: tuple[int, int], pixels: int, width: int
) -> None:
    """Draw a title on a gentle arc about `centre`, `pixels` high, no wider than `width`."""
    image = _poster(words, pixels, width)
    surface.blit(image, image.get_rect(center=centre))


def ribbon(surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """An oxblood banner with folded, notched ends; words go on its middle part."""
    surface.blit(_ribbon(rect.size, k), rect)


@kept(4)
def _poster(words: str, pixels: int, width: int) -> pygame.Surface:
    letters = _arched(words, pixels, width)
    line, depth = max(1, pixels // 42), max(3, pixels // 15)
    margin = line * 2 + depth
    image = pygame.Surface(
        (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin + depth), pygame.SRCALPHA
    )
    thick = _thickened(letters, line * 2)
    left = top = margin - 2 * line
    outline = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    for fall in range(depth, 0, -1):
        shade = pal.mix("#2a080e", pal.OXBLOOD, 1 - fall / depth)
        image.blit(_tinted(thick, pal.NIGHT if fall == depth else shade), (left, top + fall))
        outline.blit(thick, (left, top + fall), special_flags=pygame.BLEND_RGBA_MAX)
    image.blit(_tinted(thick, pal.NIGHT), (left, top))
    outline.blit(thick, (left, top), special_flags=pygame.BLEND_RGBA_MAX)
    image.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)  # laid over each other edges grow hard
    image.blit(_tinted(_thickened(letters, line), pal.GILT_LIGHT), (margin - line, margin - line))
    image.blit(_gilded(letters), (margin, margin))
    return image


def _arched(words: str, pixels: int, width: int) -> pygame.Surface:
    """The letters in white, each turned and raised along an arc."""
    while pixels > 12 and font(Face.POSTER, pixels).size(words)[0] > width * 0.98:
        pixels -= 1
    face = font(Face.POSTER, pixels)
    total = face.size(words)[0]
    rise = pixels * 0.42
    image = pygame.Surface((total + pixels, face.get_height() + round(rise) + pixels // 2), pygame.SRCALPHA)
    for place, letter in enumerate(words):
        left, right = face.size(words[:place])[0], face.size(words[: place + 1])[0]
        share = ((left + right) / 2 / total - 0.5) * 2
        glyph = pygame.transform.rotozoom(face.render(letter, True, (255, 255, 255)), -share * 7, 1)
        y = pixels // 4 + face.get_height() // 2 + round(rise * (1 - math.cos(share * 1.25)))
        image.blit(glyph, glyph.get_rect(center=(pixels // 2 + (left + right) // 2, y)))
    return image.subsurface(image.get_bounding_rect()).copy()


def _thickened(letters: pygame.Surface, radius: int) -> pygame.Surface:
    image = pygame.Surface(
        (letters.get_width() + 2 * radius, letters.get_height() + 2 * radius), pygame.SRCALPHA
    )
    for step in range(16):
        angle = step * math.tau / 16
        at = (radius + round(math.cos(angle) * radius), radius + round(math.sin(angle) * radius))
        image.blit(letters, at, special_flags=pygame.BLEND_RGBA_MAX)
    return image


def _tinted(letters: pygame.Surface, colour: pal.Colour) -> pygame.Surface:
    image = letters.copy()
    image.fill(pal.rgb(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _gilded(letters: pygame.Surface) -> pygame.Surface:
    """The letters filled with a gilt sheen and an engraver's level lines."""
    width, height = letters.get_size()
    sheet = Drawing(width, height)
    sheet.box(0, 0, width, height, 0, sheet.down(0, height, *_GILT))
    step = max(3, height // 34)
    for y in range(0, height, step):
        sheet.box(0, y, width, step * 0.3, 0, "#7a4a14", opacity=0.4)
    image = letters.copy()
    image.blit(sheet.surface(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


@kept(4)
def _ribbon(size: tuple[int, int], k: float) -> pygame.Surface:
    width, height = size[0] / k, size[1] / k
    sheet = Drawing(width, height)
    drop, fold = height * 0.24, 64.0
    tail = sheet.down(0, height, (0, "#6a1f2a"), (1, "#3a0d14"))
    for side in (0.0, 1.0):
        at = [
            (0, drop),
            (fold * 1.6, drop),
            (fold * 1.6, height - 1),
            (0, height - 1),
            (fold * 0.42, (height + drop) / 2),
        ]
        sheet.path([(width * side + x * (1 - 2 * side), y) for x, y in at], tail, pal.NIGHT, 2)
        bend = [(fold, height - drop), (fold * 1.6, height - drop), (fold * 1.6, height - 1)]
        sheet.path([(width * side + x * (1 - 2 * side), y) for x, y in bend], "#240509", pal.NIGHT, 1.5)
    body = sheet.down(0, height - drop, (0, pal.OXBLOOD_LIGHT), (1, "#5c1822"))
    sheet.box(fold, 1, width - 2 * fold, height - drop, 2, body, pal.NIGHT, 2)
    for y in (7.0, height - drop - 6):
        sheet.path(f"M{fold + 6} {y}H{width - fold - 6}", "none", pal.GILT, 1.6)
    return sheet.surface(size)
