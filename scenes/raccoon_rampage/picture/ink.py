"""The painter of this table's zones: words, emblems, marks, cubes, boards."""

from collections.abc import Iterable, Sequence

import pygame

from raccoon.app.grammar import SOFT
from raccoon.app.seats import Seat
from scenes.art import SMALLEST_TYPE, Align, Colour, Frame, Style, Typeface, rgb, shapes, text
from scenes.art.geometry import circle
from scenes.art.letters import signs
from scenes.art.linework import patterns
from scenes.art.pieces import characters
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM, BRASS_DEEP, CREAM, DEEP, MIDNIGHT, PAPER, ROLES, WALNUT
from scenes.table.picture.zones import Painter

Rect = pygame.Rect
Lettering = tuple[Typeface, float, Colour]
"""A face, its size in design units and its colour."""
BOARD = ("#41322f", WALNUT)
"""Dark boards: panels of roles, the desk's fields."""
LATER = ("#2c3048", "#14172a")
"""Plates of events to come."""
GROUND = "#3a2c22"
"""The ink of small print on paper."""
DIM = "#cdb996"
MARKS: dict[str, Colour] = {
    "mitigate": "#4aa37b",
    "reduce": "#e8705c",
    "shield": "#7fa8e0",
    "hunter_dice": PAPER,
    "influence": "#f3d58d",
    "spread": ALARM,
    "star_paw": ROLES["AR"],
    "star_horn": ROLES["HU"],
    "corporate": "#d8d2c4",
    "technology": "#9cc4e8",
    "skull": PAPER,
    "vote": PAPER,
}
"""The colour of each small mark."""
NARROWER = (1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7)
"""The factors by which words may be drawn narrower before they are cut."""
SMALLER = 0.92
"""The next smaller size of large text that is tried, as a share of the last."""
LARGER = 1.4
"""The factor by which words must be larger divided than whole to be divided."""
LEADING = 0.88
"""The share of a line's space that its letters need."""


def poster(size: float, colour: Colour = CREAM) -> Lettering:
    """The letters of headings and large figures."""
    return Typeface.POSTER, size, colour


def slab(size: float, colour: Colour = CREAM) -> Lettering:
    """The letters of labels and small figures."""
    return Typeface.SLAB_BOLD, size, colour


def italic(size: float = 18, colour: Colour = DIM) -> Lettering:
    """The letters of remarks."""
    return Typeface.BOOK_ITALIC, size, colour


def book(size: float = 18, colour: Colour = CREAM) -> Lettering:
    """The letters of sentences."""
    return Typeface.BOOK_SEMIBOLD, size, colour


class Ink(Painter):
    """Paints the forms that this table's zones share."""

    def line(
        self,
        words: str,
        at: tuple[int, int],
        style: Lettering,
        limit: int,
        align: Align = "left",
        most: float = 2.0,
    ) -> Rect:
        """Draw one line; where it has no room in the smallest type it is drawn narrower, then cut."""
        small = _smallest(style, self.frame, most)
        if text.width(words, small) <= limit or limit < 1:
            return signs.line(self.surface, words, at, style, self.frame, limit, align, most)
        words, small = text.fit(words, small, round(limit * NARROWER[-1]), self.frame.floor)
        sheet = pygame.Surface((text.width(words, small), small.leading), pygame.SRCALPHA)
        sheet.fill(rgb(style[2], 0))
        text.draw(sheet, words, (0, sheet.get_height() // 2), small, middle=True)
        image = pygame.transform.smoothscale(sheet, (limit, sheet.get_height()))
        place = image.get_rect(centery=at[1])
        place.left = at[0] - {"left": 0, "centre": limit // 2, "right": limit}[align]
        return self.surface.blit(image, place)

    def paragraph(self, words: str, box: Rect, style: Lettering, align: Align = "centre") -> None:
        """Draw as many lines as there is room for, centred in a box; drawn narrower rather than cut."""
        if lines := full_lines(self, words, box, style):
            lines.draw(self.surface, box, align)
            return
        if self.frame.is_large:
            used = Style(style[0], self.frame.type(style[1]), style[2], slim=text.NARROWEST)
            text.paragraph(self.surface, words, box, used, align, True, self.frame.floor)
            return
        small = _smallest(style, self.frame)
        wider = next((by for by in NARROWER if _has_room(words, small, box, by)), NARROWER[-1])
        used = Style(style[0], max(self.frame.floor, self.frame.type(style[1])), style[2])
        if wider == 1.0:
            text.paragraph(self.surface, words, box, used, align, True, self.frame.floor)
            return
        sheet = pygame.Surface((round(box.width * wider), box.height), pygame.SRCALPHA)
        sheet.fill(rgb(style[2], 0))
        text.paragraph(sheet, words, sheet.get_rect(), used, align, True, self.frame.floor)
        self.surface.blit(pygame.transform.smoothscale(sheet, box.size), box)

    def has_room(self, words: str, box: Rect, style: Lettering) -> bool:
        """Whether `paragraph` cuts nothing."""
        return _has_room(words, _smallest(style, self.frame), box, NARROWER[-1])

    def square(self, x: float, y: float, side: float) -> Rect:
        """A square of design units."""
        return self.frame.rect(x, y, side, side)

    def emblem(self, rect: Rect, role: str) -> None:
        """A role's emblem, as large as fits."""
        self.centred(art.role(role, (min(rect.size), min(rect.size))), rect)

    def portrait(self, rect: Rect, head: tuple[str, str], seat: Seat) -> None:
        """Draw a character (`head`: its name and mood) with the seat's emblem, as large as fits."""
        characters.portrait(self.surface, rect, *head, seat.colour, seat.emblem)

    def cube(self, rect: Rect, role: str, alpha: int = 255) -> None:
        """Draw a vote of a role, grey for "", as large as fits."""
        picture = art.cube(role, (min(rect.size), min(rect.size)))
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        self.centred(picture, rect)

    def mark(self, rect: Rect, name: str, colour: Colour = "") -> None:
        """A small mark, as large as fits."""
        self.centred(art.icon(name, (min(rect.size), min(rect.size)), colour or MARKS[name]), rect)

    def unprotected(self, rect: Rect) -> None:
        """Draw a shield that is crossed out."""
        self.mark(rect, "shield")
        pygame.draw.line(self.surface, rgb("#e8503c"), rect.bottomleft, rect.topright, self.px(4))

    def mark_asked(self, rect: Rect, line: float = 1.0) -> None:
        """Draw a line round the emblem of a seat that is asked."""
        scale = self.frame.scale
        shapes.focus_line(self.surface, rect, scale * line, rect.height / 2 / scale)

    def board(self, rect: Rect, tone: tuple[Colour, Colour] = BOARD) -> None:
        """A board of dark wood with a brass edge."""
        shapes.wood_panel(self.surface, rect, self.frame.scale, tone=tone)

    def paper(self, rect: Rect, edge: Colour = MIDNIGHT, ruled: bool = False) -> None:
        """A sheet of paper with a coloured edge; a card is `ruled`."""
        shapes.paper_panel(self.surface, rect, self.frame.scale, edge=edge, ruled=ruled)

    def thin_line(self, x: float, y: float, wide: float) -> None:
        """A thin brass line."""
        start, end = self.frame.point(x, y), self.frame.point(x + wide, y)
        pygame.draw.line(self.surface, rgb(BRASS_DEEP), start, end, self.px(1))

    def tint(self, rect: Rect, strength: int = 120, colour: Colour = DEEP) -> None:
        """Draw a translucent colour over a rectangle."""
        shade = pygame.Surface(rect.size, pygame.SRCALPHA)
        shade.fill(rgb(colour, strength))
        self.surface.blit(shade, rect)


def full_lines(
    ink: Ink, words: str, box: Rect, style: Lettering, apart: Sequence[float] = (signs.CLOSE, 1.0)
) -> signs.CloseLines | None:
    """Large text on lines that fit into a box in the least type or a larger one, None where it does not fit;
    `apart` are the distances of lines that are tried. Words are divided only where they do not fit whole, or
    are much larger so.
    """
    if not ink.frame.is_large:
        return None
    whole = _largest_lines(ink, words.replace(SOFT, ""), box, style, apart)
    if SOFT not in words or (whole and whole.style.pixels >= ink.frame.type(style[1]) / LARGER):
        return whole
    divided = _largest_lines(ink, words, box, style, apart)
    if whole and divided and divided.style.pixels < LARGER * whole.style.pixels:
        return whole
    return divided or whole


def _largest_lines(
    ink: Ink, words: str, box: Rect, style: Lettering, apart: Sequence[float]
) -> signs.CloseLines | None:
    """The words on lines in nearly the largest type that fits, from the least type on; or None."""
    least = ink.context.frame.type(SMALLEST_TYPE)
    pixels = max(least, ink.frame.type(style[1]))
    while pixels >= least:
        smallest = max(least, round(SMALLER * pixels))
        used = [Style(style[0], pixels, style[2], slim=slim) for slim in text.SLIMMER]
        tried = (signs.lines(words, each, box.size, smallest, by) for each in used for by in apart)
        if found := next(filter(None, tried), None):
            return found
        pixels = smallest - 1
    return None


def _smallest(style: Lettering, frame: Frame, most: float = 2.0) -> Style:
    """The style in the smallest type for words that would otherwise be cut."""
    face, units, colour = style
    used = Style(face, max(frame.floor, frame.type(units, most)), colour)
    return used.sized(text.smallest_for(used, frame.floor))


def _has_room(words: str, style: Style, box: Rect, wider: float) -> bool:
    """Whether words fit into a box that is `wider` times as wide."""
    wide = int(box.width * wider)
    broadest = max((text.width(word, style) for word in words.split()), default=0)
    rows = len(text.balanced(words, style, wide))
    return broadest <= wide and rows * style.leading * LEADING <= box.height


def influence_track(ink: Ink, role: str, influence: int, votes: int, places: Iterable[Rect]) -> None:
    """Draw a track of influence, with crosses on the votes that events take from it."""
    for number, place in enumerate(places):
        filled, lost = number < max(influence, votes), votes <= number < influence
        ink.surface.blit(_pip(place.width, role, filled, lost), place)


def _pip(side: int, role: str, filled: bool, lost: bool) -> pygame.Surface:
    """A space of an influence track: with its marker, without it, or `lost` (crossed out)."""
    rim = BRASS_DEEP if filled else "#4a3c34"
    if lost:
        return art.still("pip lost", (side, side), rim=rim, colour="#3a3030")
    image = art.still("pip", (side, side), rim=rim, colour=ROLES[role] if filled else "#1a1214").copy()
    if filled:
        patterns.lay(image, circle((side / 2, side / 2), side * 0.3, 24), ROLES[role], side / 26)
    return image
