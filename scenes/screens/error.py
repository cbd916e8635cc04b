"""The screens after an unexpected error: the usual one, and a plain one if that cannot be drawn."""

from collections.abc import Callable

import pygame

from raccoon.app.fallback_strings import LAST_WORDS
from raccoon.app.text import Catalogue
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.pieces import characters
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.window.scene import Scene


class ErrorScene(Scene):
    """Says what happened, that the game is saved and where the report is; leads to the title or quits.

    `what` is one sentence about the error; `report` the path of the report, "" if none was written.
    """

    ring: FocusRing

    def __init__(
        self,
        catalogue: Catalogue,
        what: str,
        report: str,
        on_title: Callable[[], None],
        on_quit: Callable[[], None],
    ) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.what = what
        self.report = report
        self.title_button = Button(catalogue.say("error.title_button"), on_title, look="primary")
        self.quit_button = Button(catalogue.say("title.quit"), on_quit, look="quiet")
        self.ring = FocusRing([self.title_button, self.quit_button], shown=True)

    def layout(self) -> None:
        """Place the two buttons below the text."""
        wide = 470 if self.frame.is_large else 380
        self.title_button.rect = self.frame.rect(960 - (wide + 300) / 2, 776, wide, 76)
        self.quit_button.rect = self.frame.rect(984 - (wide + 300) / 2 + wide, 776, 276, 76)

    def handle(self, event: pygame.event.Event) -> None:
        self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the notice on paper, with the raccoon's portrait."""
        frame, say = self.frame, self.catalogue.say
        shapes.desk(surface, surface.get_rect(), frame.scale)
        shapes.paper_panel(surface, frame.rect(460, 190, 1000, 720), frame.scale, filigree=True)
        characters.character(surface, frame.rect(850, 110, 220, 220), "raccoon", characters.PUT_OUT)
        title = Style(Typeface.POSTER, frame.heading(46), pal.OXBLOOD_DEEP)
        text.draw(surface, say("error.title"), frame.point(960, 398), title, "centre", frame.px(860))
        shapes.rule(surface, frame.rect(760, 420, 400, 12), frame.scale)
        style = Style(Typeface.BOOK, frame.type(25, 1.6), pal.INK)
        sentences = [self.what, say("error.safe")]
        if self.report:
            sentences.append(say("error.report", path=self.report))
        body = "\n\n".join(sentences)
        text.paragraph(
            surface, body, frame.rect(540, 454, 840, 296), style, "centre", centred=True, floor=frame.floor
        )
        self.ring.draw(surface, frame)


class PlainNotice(Scene):
    """The fallback if `ErrorScene` cannot be drawn: built-in English text in pygame's default font."""

    def __init__(
        self,
        catalogue: Catalogue,
        what: str,
        report: str,
        on_title: Callable[[], None],
        on_quit: Callable[[], None],
    ) -> None:
        super().__init__()
        say = LAST_WORDS.say
        told = [say("error.title"), what, say("error.safe")]
        self._lines = told + ([say("error.report", path=report)] if report else [])
        self._doors = (say("error.title_button"), on_title), (say("title.quit"), on_quit)

    def handle(self, event: pygame.event.Event) -> None:
        """Go to the title on Enter or a click in the left half; quit on Esc or a click in the right half."""
        if event.type == pygame.KEYDOWN:
            first, second = event.key == pygame.K_RETURN, event.key == pygame.K_ESCAPE
        elif event.type == pygame.MOUSEBUTTONUP:
            second = event.pos[0] > self.size[0] // 2
            first = not second
        else:
            return
        if first or second:
            self._doors[0 if first else 1][1]()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines from the top, and the two keys at the foot."""
        surface.fill("black")
        face = pygame.Font(None, max(16, surface.get_height() // 28))
        step = face.get_linesize() * 3 // 2
        for number, line in enumerate(self._lines):
            surface.blit(face.render(line, True, "white"), (step, step * (number + 1)))
        for place, (words, key) in enumerate(
            zip((door[0] for door in self._doors), ("Enter", "Esc"), strict=True)
        ):
            at = step + place * surface.get_width() // 2, surface.get_height() - 2 * step
            surface.blit(face.render(f"{words} ({key})", True, "white"), at)
