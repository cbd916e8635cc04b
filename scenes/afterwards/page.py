"""The base class of the pages after a game: paper with a heading and a sentence, tabs, and Back."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from raccoon.app.text import Say
from scenes.afterwards import paper, row
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.table.presentation.result_data import SeatResult
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.widget import Widget
from scenes.window.scene import Scene

HEADING, SENTENCE = (120.0, 102.0), ((160.0, 140.0, 1600.0, 80.0), (130.0, 110.0, 1660.0, 118.0))
"""The baseline of the heading, and the box of the sentence, in design units; usually and in large text."""
HEAD = 104.0
"""The side of a winner's portrait, in design units."""
BODY = (110.0, 226.0, 1700.0, 714.0)
"""The room below heading and sentence, in design units."""


class AfterwardsPage(Scene):
    """A page after a game: its `tabs` by name, the controls on the paper (the first gets the focus), and
    further buttons (`ways`) next to Back.

    Subclasses override `heading`, `told`, `place` (its controls) and `paint`.
    """

    ring: FocusRing
    heading = ""
    """The heading of the page."""
    winners: Sequence[SeatResult] = ()
    """The seats whose portraits are next to the heading."""

    def __init__(
        self,
        say: Say,
        tabs: Mapping[str, Button],
        on_back: Callable[[], None],
        controls: Sequence[Widget] = (),
        ways: Sequence[Button] = (),
    ) -> None:
        super().__init__()
        self.say, self.tabs = say, tabs
        self.back_button = Button(say("settings.back"), on_back, look="quiet", action="back", size=26)
        self.ways = [self.back_button, *ways]
        self.leaf = self.frame
        """The frame for drawing on the paper (`paper.drawn_out`)."""
        self.ring = FocusRing([*controls, *tabs.values(), *self.ways], shown=bool(controls))
        self.ring.focus(controls[0] if controls else self.back_button)

    @property
    def told(self) -> str:
        """The sentence below the heading; "" for none."""
        return ""

    @property
    def body(self) -> pygame.Rect:
        """The room for the page's contents."""
        reach, (left, top, wide, high) = paper.wing(self.frame), BODY
        return self.leaf.rect(left - reach, top, wide + 2 * reach, high)

    def layout(self) -> None:
        """Place tabs and buttons below the paper, and the page's controls on it."""
        self.leaf = paper.drawn_out(self.frame)
        row.lay([*self.tabs.values()], self.ways, self.frame)
        self.place()
        for widget in self.ring.widgets:
            widget.label = widget.label or ("" if widget.hint else self.heading)

    def place(self) -> None:
        """Place the controls on the paper."""

    def handle(self, event: pygame.event.Event) -> None:
        """Go back on Escape; offer all other events to the controls."""
        self.dirty = True
        if move_of(event) == "cancel":
            self.back_button.press()
        else:
            self.ring.handle(event, self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the paper with heading, sentence and contents, and the controls."""
        frame = self.leaf
        shapes.desk(surface, surface.get_rect(), frame.scale)
        shapes.paper_panel(surface, self.frame.rect(*paper.sheet(self.frame)), frame.scale)
        title = Style(Typeface.POSTER, frame.type(58, 1.0), pal.OXBLOOD_DEEP)
        at, box = frame.point(960, HEADING[frame.is_large]), frame.rect(*SENTENCE[frame.is_large])
        apart = frame.px(HEAD * 1.1)
        room = (self.body.width - text.width(self.heading, title)) // apart
        winners = () if frame.is_large else self.winners[: max(0, room)]
        at = at[0] + apart * len(winners) // 2, at[1]  # both together are in the middle
        words = text.draw(surface, self.heading, at, title, "centre", frame.px(1600))
        self._draw_winners(surface, words, winners)
        style = lettered(frame, Typeface.BOOK_ITALIC, 28, pal.INK, 1.7)
        slim = style._replace(slim=text.NARROWEST)
        if frame.is_large and text.width(self.told, style) * text.SLIMMEST <= box.width:
            text.draw(surface, self.told, box.center, slim, "centre", box.width, middle=True)
        else:
            text.paragraph(surface, self.told, box, style, "centre", centred=True, floor=frame.floor)
        self.paint(surface)
        self.ring.draw(surface, self.frame)

    def _draw_winners(
        self, surface: pygame.Surface, heading: pygame.Rect, winners: Sequence[SeatResult]
    ) -> None:
        side, apart = self.leaf.px(HEAD), self.leaf.px(HEAD * 1.1)
        place = pygame.Rect(0, 0, side, side).move_to(midright=(heading.left - side // 3, heading.centery))
        for winner in reversed(winners):
            seat = winner.seat
            characters.portrait(surface, place, winner.face, characters.PLEASED, seat.colour, seat.emblem)
            place.left -= apart

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the page's contents."""


def game_tabs(say: Say, games: Sequence[str], turn_to: Callable[[str], None]) -> dict[str, Button]:
    """Return a tab for each game, for a page about several games."""
    return {
        game: row.numbered(say(f"game.{game}"), lambda game=game: turn_to(game), number)  # type: ignore[misc]
        for number, game in enumerate(games, 1)
    }
