"""The screen of a front page: scrolled or shown whole, and saved as a PDF or a picture."""

from collections.abc import Callable, Iterable, Iterator, Mapping

import pygame

from raccoon.app.text import Say
from scenes.afterwards.page import AfterwardsPage
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.printing.claims import Edition
from scenes.printing.raster import blank, in_steps
from scenes.printing.sheet import HIGH, WIDE
from scenes.speech.words import rows
from scenes.widgets.button import Button
from scenes.widgets.widget import read

TOP, FOOT = 20.0, 972.0
"""The top and foot of the page in the window, in design units."""
READ = 1240.0
"""The width of the page for reading, in design units at text scale 1."""
FOLDED, APART = 0.9, 40.0
"""The least share of that width at which two halves are shown side by side, and the gap between them."""
STEPS = {
    pygame.K_UP: -0.15, pygame.K_DOWN: 0.15, pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85,
    pygame.K_HOME: -9.0, pygame.K_END: 9.0,
}  # fmt: skip
"""The scroll steps of keys, as shares of the visible height."""
NOTCH = 0.12
A_FRAME = 12
"""The marks printed in one frame."""


class NewspaperScene(AfterwardsPage):
    """A front page, printed over several frames. `on_keep` saves it with an ending; `on_back` leaves."""

    def __init__(
        self,
        say: Say,
        tabs: Mapping[str, Button],
        edition: Edition,
        on_keep: Callable[[str], None],
        on_back: Callable[[], None],
    ) -> None:
        self.whole, self.scrolled, self.printed = False, 0, False
        self._page, self._sheet = blank(), edition.sheet
        self._printing: Iterator[None] = in_steps(edition.sheet, self._page)
        self._shown: pygame.Surface | None = None
        self.zoom = Button(say("newspaper.whole"), self.turn, size=26)
        ways = [self.zoom]
        ways += [
            Button(say(f"newspaper.keep{ending}"), lambda ending=ending: on_keep(ending), size=26)  # type: ignore[misc]
            for ending in (".pdf", ".png")
        ]
        super().__init__(say, tabs, on_back, ways=ways)

    def spoken(self) -> Iterable[str]:
        """Return all text of the page."""
        return rows(self._sheet.lines)

    def turn(self) -> None:
        """Switch between the whole page and the size for reading."""
        self.whole = not self.whole
        self.zoom.label = self.say("newspaper.larger" if self.whole else "newspaper.whole")
        self.layout()
        self.dirty = True

    def update(self, dt: float) -> None:
        """Print some more marks."""
        if not self.printed:
            self.printed = sum(1 for _, _ in zip(range(A_FRAME), self._printing, strict=False)) < A_FRAME
            self.dirty = self.printed

    @property
    def view(self) -> pygame.Rect:
        """The part of the window that shows the page."""
        top = self.frame.px(TOP)
        return pygame.Rect(0, top, self.size[0], self.tabs["certificate"].rect.top - self.frame.px(16) - top)

    @property
    def _half_width(self) -> int:
        return (self.view.width - 3 * self.frame.px(APART)) // 2

    @property
    def folded(self) -> bool:
        """Whether the window is wide enough to show two halves of the page side by side."""
        return not self.whole and self._half_width >= self.frame.px(FOLDED * READ * self.text_scale)

    @property
    def _size(self) -> tuple[int, int]:
        wide = min(self.view.width - 2 * self.frame.px(40), self.frame.px(READ * self.text_scale))
        if self.whole:
            wide = min(wide, round(self.view.height * WIDE / HIGH))
        elif self.folded:
            wide = min(wide, self._half_width, round(1.9 * self.view.height * WIDE / HIGH))
        return wide, round(wide * HIGH / WIDE)

    def place(self) -> None:
        self._shown = None
        self.scroll(0)

    def scroll(self, pixels: int) -> None:
        """Scroll down by pixels, up if negative, within the page."""
        last = 0 if self.folded else max(0, self._size[1] - self.view.height)
        self.scrolled = min(last, max(0, self.scrolled + pixels))
        self.dirty = True

    def leave(self) -> None:
        super().leave()
        self._shown = None

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll by keys and wheel; offer other events to the buttons."""
        pointer = read(event, self.size)
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self.scroll(round(STEPS[event.key] * self.view.height))
        elif pointer and pointer.kind == "wheel":
            self.scroll(-round(pointer.wheel * NOTCH * self.view.height))
        else:
            super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        shapes.desk(surface, surface.get_rect(), self.frame.scale)
        if self.printed:
            self._draw_page(surface)
        else:
            style = Style(Typeface.BOOK_ITALIC, self.frame.type(34), pal.CREAM)
            text.draw(surface, self.say("newspaper.printing"), self.view.center, style, "centre")
        self.ring.draw(surface, self.frame)

    def _draw_page(self, surface: pygame.Surface) -> None:
        if self._shown is None:
            self._shown = pygame.transform.smoothscale(self._page, self._size)
        view = self.view
        place = self._shown.get_rect(midtop=(self.size[0] // 2, view.top - self.scrolled))
        if place.height < view.height:
            place.centery = view.centery
        surface.set_clip(view)
        for part in self._halves(place) if self.folded else (place,):
            shapes.shadow(surface, part, self.frame.scale, 200, 10)
            surface.blit(self._shown, part)
        surface.set_clip(None)

    def _halves(self, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the page's two copies: the left one shows its top, the right one its foot."""
        apart = (place.width + self.frame.px(APART)) // 2
        return place.move(-apart, 0), place.move(apart, min(0, self.view.height - place.height))
