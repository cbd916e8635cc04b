"""The row of buttons below a replay, its playback, and the seat whose view it shows."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.art.frame import Frame
from scenes.replay.stops import UNITS, Unit
from scenes.widgets.button import Button, share_type_size
from scenes.widgets.button_form import ButtonStyle

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
PACE = 1.5
"""The seconds at each place at speed 1."""
FOLLOWING = -1
"""The value of `PointOfView.seat` for the view of the seat that acts."""
BETWEEN = 10.0
"""The gap between buttons, in design units."""


class Playback:
    """The playback: the unit of a step, the speed, and whether it is playing."""

    def __init__(self) -> None:
        self.unit: Unit = "turn"
        self.speed = 1.0
        self.playing = False
        self.waited = 0.0

    def next_unit(self) -> None:
        """Choose the next unit."""
        self.unit = UNITS[(UNITS.index(self.unit) + 1) % len(UNITS)]

    def next_speed(self) -> None:
        """Choose the next speed; after the fastest the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def due(self, dt: float) -> bool:
        """Add the time; return whether the next step is due."""
        self.waited += dt
        return self.waited >= PACE / self.speed

    @property
    def label(self) -> str:
        """The speed as a label, as in "½×"."""
        return f"{self.speed:g}×".replace("0.25", "¼").replace("0.5", "½")


class PointOfView:
    """The point of view of a replay: a `seat`, the seat that acts (`FOLLOWING`) or an onlooker (None). It can
    be changed only if the game is over, so that secrets stay hidden.
    """

    def __init__(self, session: Session, viewer: int | None) -> None:
        self._session = session
        self._own = viewer
        self.seat = FOLLOWING if viewer is None and session.over else viewer

    @property
    def free(self) -> bool:
        """Whether the point of view can be changed."""
        return self._session.over

    def next(self) -> None:
        """Choose the next point of view."""
        order = [FOLLOWING, *range(len(self._session.seats)), None]
        self.seat = order[(order.index(self.seat) + 1) % len(order)]

    def viewer(self, moves: int) -> int | None:
        """Return the seat whose view is shown after so many moves, None for an onlooker's; for `FOLLOWING`
        the one that has just moved, or that begins.
        """
        if self.seat != FOLLOWING:
            return self.seat
        match = self._session.match
        return match.entries[moves - 1].command.seat if moves else next(iter(match.to_act(0)), None)

    def seat_to_advise(self, moves: int) -> int | None:
        """Return the seat to advise after so many moves: one to move whose secrets may be seen; else None."""
        waited, own = self._session.match.to_act(moves), self.viewer(moves)
        allowed = [seat for seat in waited if self.free or (self._own is not None and seat == self._own)]
        return own if own in allowed else next(iter(allowed), None)

    def label(self, say: Say) -> str:
        """Return the label of the point of view."""
        if self.seat is None or self.seat == FOLLOWING:
            return say("replay.eyes.all" if self.seat is None else "replay.eyes.follow")
        return say("replay.eyes.of", name=self._session.seats[self.seat].name)


class TransportButtons(NamedTuple):
    """The buttons in their order."""

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


def row_of_buttons(say: Say, functions: Mapping[str, Callable[[], None]], strongest: str) -> TransportButtons:
    """Return the buttons, with a function for each name; `strongest` is the level asked, "" for none."""

    def button(
        name: str, action: str = "", cap: str = "", look: ButtonStyle = "quiet", label: str = ""
    ) -> Button:
        tip = "" if label else say(f"replay.{name}.tip")
        return Button(label, functions[name], look=look, cap=cap, action=action, tip=tip, size=24)

    asks = say("replay.ask", bot=say(f"bot.{strongest}")) if strongest else " "
    row = TransportButtons(
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
    """Place the visible buttons in a row, each as wide as its words need."""
    shown = [button for button in buttons if button.visible]
    gap = frame.px(BETWEEN)
    wishes = [button.form.natural_width(frame, row.height / frame.scale) for button in shown]
    room, left = row.width - gap * (len(shown) - 1), row.left
    for button, wish in zip(shown, wishes, strict=True):
        wide = round(room * wish / sum(wishes))
        button.rect = pygame.Rect(left, row.top, wide, row.height)
        left += wide + gap
    share_type_size(shown, frame)
