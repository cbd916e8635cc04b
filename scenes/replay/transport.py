"""The row of buttons beneath a replay, its pace, and through whose eyes it is seen."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.art.frame import Frame
from scenes.replay.stops import UNITS, Unit
from scenes.widgets.button import Button, in_one_type
from scenes.widgets.button_form import ButtonStyle

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
PACE = 1.5
"""Seconds for a stop at the usual speed."""
FOLLOWING = -1
"""The eyes of the seat that acts: in turn everybody's."""
BETWEEN = 10.0
"""Between buttons, in design units."""


class Playback:
    """The pace: how far a step goes, how fast the replay plays, and whether it does."""

    def __init__(self) -> None:
        self.unit: Unit = "turn"
        self.speed = 1.0
        self.playing = False
        self.waited = 0.0

    def next_unit(self) -> None:
        """Step by the next unit."""
        self.unit = UNITS[(UNITS.index(self.unit) + 1) % len(UNITS)]

    def next_speed(self) -> None:
        """Play faster, after the fastest slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def due(self, dt: float) -> bool:
        """Let time pass; whether the next step is due."""
        self.waited += dt
        return self.waited >= PACE / self.speed

    @property
    def told(self) -> str:
        """The speed in signs."""
        return f"{self.speed:g}×".replace("0.25", "¼").replace("0.5", "½")


class Eyes:
    """The eyes through which a session is seen: those of a `seat`, of whoever acts (`FOLLOWING`) or of an
    onlooker (None). Before the end nobody changes them: what is another's stays hidden.
    """

    def __init__(self, session: Session, viewer: int | None) -> None:
        self._session = session
        self._own = viewer
        self.seat = FOLLOWING if viewer is None and session.over else viewer

    @property
    def free(self) -> bool:
        """Whether they can be changed."""
        return self._session.over

    def next(self) -> None:
        """Look through the next ones."""
        order = [FOLLOWING, *range(len(self._session.seats)), None]
        self.seat = order[(order.index(self.seat) + 1) % len(order)]

    def viewer(self, moves: int) -> int | None:
        """The seat whose view is shown after so many moves; following, that of who acted, or begins."""
        if self.seat != FOLLOWING:
            return self.seat
        match = self._session.match
        return match.entries[moves - 1].command.seat if moves else next(iter(match.to_act(0)), None)

    def to_advise(self, moves: int) -> int | None:
        """The seat that could be advised then: one that was to move, and whose secrets may be seen."""
        waited, own = self._session.match.to_act(moves), self.viewer(moves)
        allowed = [seat for seat in waited if self.free or (self._own is not None and seat == self._own)]
        return own if own in allowed else next(iter(allowed), None)

    def told(self, say: Say) -> str:
        """The words for whose they are."""
        if self.seat is None or self.seat == FOLLOWING:
            return say("replay.eyes.all" if self.seat is None else "replay.eyes.follow")
        return say("replay.eyes.of", name=self._session.seats[self.seat].name)


class Ways(NamedTuple):
    """The functions of the buttons."""

    earlier: Callable[[], None]
    play: Callable[[], None]
    later: Callable[[], None]
    unit: Callable[[], None]
    speed: Callable[[], None]
    eyes: Callable[[], None]
    ask: Callable[[], None]
    fork: Callable[[], None]
    keep: Callable[[], None]
    back: Callable[[], None]


class Row(NamedTuple):
    """The buttons, in their order."""

    earlier: Button
    play: Button
    later: Button
    unit: Button
    speed: Button
    eyes: Button
    ask: Button
    fork: Button
    keep: Button
    back: Button


def row_of_buttons(say: Say, ways: Ways, strongest: str) -> Row:
    """The buttons; `strongest` is the level that is asked, "" where there is none."""

    def button(
        name: str, action: str = "", cap: str = "", look: ButtonStyle = "quiet", label: str = ""
    ) -> Button:
        tip = "" if label else say(f"replay.{name}.tip")
        return Button(label, getattr(ways, name), look=look, cap=cap, action=action, tip=tip, size=24)

    asks = say("replay.ask", bot=say(f"bot.{strongest}")) if strongest else " "
    row = Row(
        button("earlier", cap="left"),
        button("play", "watch", look="primary"),
        button("later", cap="right"),
        button("unit", "step_size"),
        button("speed", "pace"),
        button("eyes", "eyes"),
        button("ask", "advise", look="verb", label=asks),
        button("fork", "fork", look="verb", label=say("replay.fork")),
        button("keep", label=say("replay.keep")),
        button("back", cap="back", label=say("settings.back")),
    )
    row.ask.visible = bool(strongest)
    row.fork.early = say("press.early")
    return row


def lay(buttons: Sequence[Button], row: pygame.Rect, frame: Frame) -> None:
    """Lay the visible buttons into a row, each as wide as its words need."""
    shown = [button for button in buttons if button.visible]
    gap = frame.px(BETWEEN)
    wishes = [button.form.natural_width(frame, row.height / frame.scale) for button in shown]
    room, left = row.width - gap * (len(shown) - 1), row.left
    for button, wish in zip(shown, wishes, strict=True):
        wide = round(room * wish / sum(wishes))
        button.rect = pygame.Rect(left, row.top, wide, row.height)
        left += wide + gap
    in_one_type(shown, frame)
