"""Where the teacher's hand points: at what leads from the table as it stands to the move that is meant."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from raccoon.app.lessons.course import Step
from raccoon.engine.events import Command
from scenes.table.choosing.dock import Dock
from scenes.table.choosing.panel import Panel
from scenes.widgets.stepper import Stepper, part_towards

ASIDE = "verb:"
"""Begins the name of what is lit that is no piece: a verb's button."""
Rects = Callable[[str], tuple[pygame.Rect, ...]]
"""Where a piece or a verb's button lies, by its name."""


def target(step: Step, meant: Command, panel: Panel | None, rects: Rects) -> pygame.Rect | None:
    """What is to be pressed next for the move that is meant; None where no single thing is."""
    if not step.point:
        return None
    verb = step.point.removeprefix(ASIDE) if step.point.startswith(ASIDE) else None
    if panel is None:
        return rects(step.point)[0] if verb else None
    if not isinstance(panel, Dock):
        return None
    if panel.choice.command() == meant:
        return panel.confirm.rect
    if verb and panel.choice.verb not in (None, verb):
        return rects(step.point)[0]
    return _piece(step, panel, rects) or _amount(meant, panel)


def _piece(step: Step, panel: Dock, rects: Rects) -> pygame.Rect | None:
    """A piece spoken of that can be chosen and is not."""
    free = panel.choice.lit() - panel.choice.chosen()
    named = (piece for group in step.lit for piece in group.split())
    found = next((piece for piece in named if piece in free), None)
    return rects(found)[0] if found and rects(found) else None


def _amount(move: Command, panel: Dock) -> pygame.Rect | None:
    """The step of a number that brings it nearer to the move's."""
    command = panel.choice.command()
    sums = (field.widget for field in panel.choice.fields)
    amount = next((widget for widget in sums if isinstance(widget, Stepper) and widget.visible), None)
    if command is None or amount is None or type(command) is not type(move):
        return None
    wanted, had = msgspec.structs.asdict(move), msgspec.structs.asdict(command)
    gaps = (wanted[name] - had[name] for name in wanted if isinstance(wanted[name], int))
    return part_towards(amount, next((gap for gap in gaps if gap), 0))
