"""The menu of the title: its buttons in rows on a panel, or in a band below the posters."""

from collections.abc import Callable

import msgspec

from raccoon.app.text import Say
from scenes.art.frame import Frame
from scenes.screens.title.buttons import ContinueButton
from scenes.widgets.button import Button

PANEL: tuple[float, ...] = (84.0, 446.0, 396.0, 526.0)
BROADER, FRAME = 1.6, 32.0
"""The width of the first button in a band, in widths of the others; the height of the band's frame, in
design units.
"""
HEAD, FIRST, BUTTON, GAP, FOOT = 38.0, 102.0, 72.0, 14.0, 42.0
"""The heights of the panel's upper edge, its first button, the others, the gap, and its lower edge."""
LARGE_WIDTH, LARGER = 700.0, 30.0
"""The width of the panel in large text, and the height added to its first button, which has two lines."""


class TitleActions(msgspec.Struct, frozen=True):
    """The functions of the title's buttons."""

    resume: Callable[[], None]
    new_game: Callable[[], None]
    settings: Callable[[], None]
    quit: Callable[[], None]
    library: Callable[[], None]
    challenges: Callable[[], None]
    rules: Callable[[], None] | None = None
    """Opens a rulebook; None if no game has one."""
    learn: Callable[[], None] | None = None
    """Starts or continues a guided game; None if no game has one."""


class TitleMenu:
    """The buttons of the title; `unfinished` describes the last game (`TitleScene`)."""

    def __init__(self, actions: TitleActions, unfinished: Callable[[], str | None], say: Say) -> None:
        self.resume = ContinueButton(say, actions.resume, unfinished)
        self.new = Button(say("title.new"), actions.new_game)
        self.library = Button(say("title.library"), actions.library, size=26)
        self.challenges = Button(say("title.challenges"), actions.challenges, size=26)
        self.settings = Button(say("title.settings"), actions.settings, size=26)
        self.quit = Button(say("title.quit"), actions.quit, look="quiet")
        self.learn = Button(say("title.learn"), actions.learn or _nothing)
        self.rules = Button(say("title.rules"), actions.rules or _nothing, action="rulebook")
        self.rules.cap = ""
        self.learn.visible, self.rules.visible = bool(actions.learn), bool(actions.rules)
        self.panel = PANEL
        """The rectangle of the buttons in design units."""
        self._rows = (
            (self.resume,),
            (self.new,),
            (self.learn, self.rules),
            (self.library, self.settings),
            (self.challenges, self.quit),
        )

    @property
    def buttons(self) -> list[Button]:
        """All buttons in reading order."""
        return [button for row in self._rows for button in row]

    def layout(self, frame: Frame, band: tuple[float, ...] | None = None, rows: int = 1) -> None:
        """Stack the rows of buttons in the panel; or, if a `band` is given, place them in that many `rows`
        of it.
        """
        if band is not None:
            self._lay_band(frame, band, rows)
            return
        left, top, width, _ = PANEL
        width = LARGE_WIDTH if frame.is_large else width
        y = top + HEAD
        for number, row in enumerate(self._visible_rows):
            height = BUTTON if number else FIRST + LARGER * frame.is_large
            each = (width - 68 + GAP) / len(row)
            for place, button in enumerate(row):
                button.rect = frame.rect(left + 34 + place * each, y, each - GAP, height)
            y += height + GAP
        self.panel = left, top, width, y - GAP + FOOT - top

    def _lay_band(self, frame: Frame, band: tuple[float, ...], rows: int) -> None:
        """Place the buttons next to each other, the first one wider."""
        self.panel = left, top, width, high = band
        seen = [button for buttons in self._visible_rows for button in buttons]
        tall = (high - 2 * FRAME + GAP) / rows
        for number in range(rows):
            row = seen[number * len(seen) // rows : (number + 1) * len(seen) // rows]
            shares = [BROADER if button is self.resume else 1.0 for button in row]
            each, x = (width - 68 + GAP) / sum(shares), left + 34
            for button, share in zip(row, shares, strict=True):
                button.rect = frame.rect(x, top + FRAME + number * tall, each * share - GAP, tall - GAP)
                x += each * share

    @property
    def _visible_rows(self) -> list[list[Button]]:
        rows = ([button for button in row if button.visible] for row in self._rows)
        return [row for row in rows if row]


def _nothing() -> None:
    """Do nothing: the action of an invisible button."""
