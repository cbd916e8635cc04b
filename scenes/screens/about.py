"""The About screen: the program's name and version, and the licences of everything it contains."""

from collections.abc import Callable

import pygame

from raccoon.app import licences
from raccoon.app.assets import OWNERS
from raccoon.app.text import Say
from raccoon.app.version import PROGRAM, VERSION
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.landscape import backdrop
from scenes.art.pictures import POSTER, tile
from scenes.art.pieces import characters, lettering
from scenes.art.pieces.characters import framed_painting
from scenes.screens.preferences.row_places import LARGE_PANEL, PAINTING, PANEL, WAY
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.widget import read
from scenes.window.scene import Scene

READER = "badger"
"""The character whose painting hangs next to the page."""
MARGIN = 80, 50
"""The margins left and right of the text, and above and below it, in design units."""
FULL_LINE = 55
"""The least length, in characters, of a line that continues in the next one."""
RULE = "=" * 40
"""The line of characters above and below a heading."""
PAGE_KEYS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
GAMES = OWNERS[1:]
NAME = (960.0, 86.0, 92.0), (960.0, 68.0, 80.0)
"""The middle of the program's name and its height; usually, and in large text, in design units."""
RIBBON = (700.0, 134.0, 520.0, 68.0), (610.0, 108.0, 700.0, 78.0)
"""The ribbon with the version; usually, and in large text, in design units."""
TALL, BETWEEN, BELOW = (384.0, 320.0), 60.0, 24.0
"""The height of the games' posters (usually, and in large text), and the gaps between and below them, in
design units.
"""
NOTCH = 3
"""The lines scrolled by one notch of the wheel or one arrow key."""

Line = tuple[str, bool]
"""The words of a line, and whether it is a heading."""


class AboutScene(Scene):
    """The licences as a text that scrolls by wheel, arrows and page keys; `on_back` leaves the screen."""

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        on_back: Callable[[], object],
        ground: backdrop.PaintBackdrop = backdrop.uncached_countryside,
    ) -> None:
        super().__init__()
        self._say, self._on_back, self._ground = say, on_back, ground
        self._text = _flowing(licences.text())
        self._lines: list[Line] = []
        self.first = 0
        self.back = Button(say("settings.back"), self._leave, look="primary", cap="back")
        self.ring = FocusRing([self.back], shown=True)

    def _leave(self) -> None:
        self._on_back()

    @property
    def _styles(self) -> tuple[Style, Style]:
        text_style = Style(Typeface.BOOK, self.frame.type(22), pal.INK)
        return text_style, Style(Typeface.POSTER, self.frame.heading(24), pal.OXBLOOD)

    @property
    def _page(self) -> pygame.Rect:
        return self.frame.rect(*(LARGE_PANEL if self.frame.is_large else PANEL))

    @property
    def _box(self) -> pygame.Rect:
        beside, above = map(self.frame.px, MARGIN)
        return self._page.inflate(-2 * beside, -2 * above)

    @property
    def _high(self) -> int:
        return self._styles[0].leading

    @property
    def shown(self) -> int:
        """The number of lines visible at once."""
        return max(1, self._box.height // self._high)

    def layout(self) -> None:
        """Break the text into lines of the panel's width; keep the scroll position as a share of the text."""
        self.back.rect = self.frame.rect(*WAY[self.frame.is_large])
        share = self.first / max(1, len(self._lines))
        styles, width = self._styles, self._box.width - self.frame.px(30)
        self._lines = [("", False)] * (-(-self.frame.px(TALL[self.frame.is_large] + BELOW) // self._high))
        self._lines += [
            (part, head)
            for line, head in self._text
            for part in (text.wrap(line, styles[head], width) or [""])
        ]
        self.first = round(share * len(self._lines))

    def scroll(self, by: int) -> None:
        """Scroll down by that many lines; up if negative."""
        self.first = max(0, min(len(self._lines) - self.shown, self.first + by))
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, or leave the screen."""
        move, pointer = move_of(event), read(event, self.size)
        if move == "cancel":
            self._leave()
        elif move in {"up", "down"}:
            self.scroll(NOTCH if move == "down" else -NOTCH)
        elif event.type == pygame.KEYDOWN and event.key in PAGE_KEYS:
            self.scroll(PAGE_KEYS[event.key] * (self.shown - 1))
        elif event.type == pygame.KEYDOWN and event.key in {pygame.K_HOME, pygame.K_END}:
            self.scroll(len(self._lines) if event.key == pygame.K_END else -len(self._lines))
        elif pointer and pointer.kind == "wheel":
            self.scroll(-NOTCH * pointer.wheel)
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title, the visible lines and the scroll bar."""
        frame, box, styles = self.frame, self._box, self._styles
        light = backdrop.DUSK if frame.is_large else backdrop.EVENING
        backdrop.behind(surface, frame.scale, self._ground, light)
        x, y, high = NAME[frame.is_large]
        lettering.poster_line(surface, PROGRAM, frame.point(x, y), frame.px(high), frame.px(1400))
        self._draw_version(surface)
        if not frame.is_large:
            framed_painting(surface, frame.rect(*PAINTING), frame.scale, characters.painted(READER))
        shapes.paper_panel(surface, self._page, frame.scale, filigree=True)
        surface.set_clip(box)
        self._draw_posters(surface)
        for row, (line, head) in enumerate(self._lines[self.first : self.first + self.shown]):
            text.draw(surface, line, (box.left, box.top + round((row + 0.8) * self._high)), styles[head])
            if head:
                self._draw_rule(surface, row)
        surface.set_clip(None)
        self._draw_bar(surface)
        self.ring.draw(surface, frame)

    def _draw_version(self, surface: pygame.Surface) -> None:
        frame = self.frame
        ribbon = frame.rect(*RIBBON[frame.is_large])
        lettering.ribbon(surface, ribbon, frame.scale)
        style = Style(Typeface.BOOK_ITALIC, frame.heading(27), pal.IVORY)
        at, room = (ribbon.centerx, ribbon.top + ribbon.height * 19 // 50), ribbon.width - frame.px(150)
        words = self._say("about.title", version=VERSION)
        text.draw(surface, words, at, style, "centre", room, frame.floor, middle=True)

    def _draw_posters(self, surface: pygame.Surface) -> None:
        """Draw the posters of all games above the text; they scroll with it."""
        box, high, gap = self._box, self.frame.px(TALL[self.frame.is_large]), self.frame.px(BETWEEN)
        wide = round(high * POSTER)
        place = pygame.Rect(0, box.top - self.first * self._high, wide, high)
        place.left = box.centerx - (len(GAMES) * (wide + gap) - gap) // 2
        for game in GAMES if place.bottom > box.top else ():
            framed_painting(surface, place, self.frame.scale, tile(game))
            place.left += wide + gap

    def _draw_rule(self, surface: pygame.Surface, row: int) -> None:
        """Draw an ornament in the empty line below a heading."""
        box, high = self._box, self.frame.px(14)
        top = box.top + round((row + 1.5) * self._high) - high // 2
        shapes.rule(surface, pygame.Rect(box.left, top, self.frame.px(420), high), self.frame.scale)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        box, count = self._box, len(self._lines)
        if count <= self.shown:
            return
        wide = self.frame.px(8)
        track = pygame.Rect(box.right - wide, box.top, wide, box.height)
        top = track.top + round(track.height * self.first / count)
        thumb = pygame.Rect(track.left, top, wide, max(2 * wide, round(track.height * self.shown / count)))
        pygame.draw.rect(surface, pal.CREAM_BOTTOM, track, border_radius=wide // 2)
        pygame.draw.rect(surface, pal.OXBLOOD, thumb.clip(track), border_radius=wide // 2)


def _flowing(words: str) -> list[Line]:
    """Return the paragraphs and headings of a text laid out for a terminal: wrapped lines are joined,
    underlined ones become headings.
    """
    found: list[Line] = []
    last, ruled = "", False
    for line in words.expandtabs(4).splitlines():
        if line and set(line) <= {"=", "-"}:
            ruled = line.startswith(RULE) and not found[-1][1]
        elif line and (ruled or not found):
            found.append((line, True))
            ruled = False
        elif len(last) >= FULL_LINE and line[:1].strip() and line[0] != "*":
            found[-1] = f"{found[-1][0]} {line}", False
        elif line or found[-1][0]:
            found.append((line, False))
        last = line
    return found
