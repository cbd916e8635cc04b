"""The things that the tutor points at: mentioned pieces and verbs, and the controls that lead to the move."""

from collections.abc import Sequence

import msgspec
import pygame

from raccoon.app.lessons.course import LessonStep
from raccoon.engine.events import Command
from scenes.art import shapes
from scenes.learning.tutoring import tutor_art
from scenes.learning.tutoring.hand import Hand, pointing_at
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.layout import Layout
from scenes.table.parts import TableParts
from scenes.table.piece import Piece
from scenes.widgets.button import Button
from scenes.widgets.stepper import Stepper, step_towards

VERB_PREFIX = "verb:"
"""The prefix of a highlighted name that is a verb's button, not a piece."""


def hand(
    step: LessonStep, meant: Command, parts: TableParts, layout: Layout, beside: Sequence[pygame.Rect]
) -> Hand | None:
    """The hand at the next thing to press for the `meant` move, where it hides least of other controls and of
    the rectangles `beside`; None where there is no single thing to press.
    """
    found, panel = _target(step, meant, parts, layout), parts.panel_host.panel
    if found is None:
        return None
    buttons = [*parts.controls.verbs.values(), *parts.quick_actions.buttons]
    pressed = [button.rect for button in buttons if button.enabled]
    if isinstance(panel, ChoicePanel):
        pressed += [widget.rect for widget in panel.ring.widgets]
    return pointing_at(found, pygame.Rect((0, 0), layout.size), [*beside, *pressed], layout.frame)


def mark(
    surface: pygame.Surface, step: LessonStep, numbered: bool, layout: Layout, desk: pygame.Rect
) -> None:
    """Draw light round the mentioned verbs, and numbers at pieces that the desk does not cover."""
    for name in (name for group in step.lit for name in group.split() if name.startswith(VERB_PREFIX)):
        shapes.focus_line(surface, _rects(name, layout)[0], layout.frame.scale)
    for count, group in enumerate(step.lit if numbered else (), 1):
        for rect in _rects(group.split()[0], layout)[:1]:
            if not desk.colliderect(rect):
                tutor_art.number(surface, tutor_art.corner(rect, layout.frame), count, layout.frame)


def _rects(name: str, layout: Layout) -> tuple[pygame.Rect, ...]:
    """The rectangles of a verb's button, or of a piece."""
    piece = Piece(name)
    return (layout.verbs[piece.key],) if piece.kind == "verb" else layout.rects_of(piece)


def _target(
    step: LessonStep, meant: Command, parts: TableParts, layout: Layout
) -> pygame.Rect | Button | None:
    panel = parts.panel_host.panel
    if not step.point or not (panel is None or isinstance(panel, ChoicePanel)):
        return None
    verb = step.point.removeprefix(VERB_PREFIX) if step.point.startswith(VERB_PREFIX) else ""
    button = parts.controls.verbs[verb] if verb else parts.quick_actions.named.get(step.point)
    if panel is None:
        return button
    if panel.choice.command() == meant:
        return panel.confirm
    if button and panel.choice.verb not in (None, verb):
        return button
    return _piece(step, panel, layout) or _amount(meant, panel)


def _piece(step: LessonStep, panel: ChoicePanel, layout: Layout) -> pygame.Rect | None:
    """The rectangle of a mentioned piece that can be chosen and is not yet."""
    free = panel.choice.lit() - panel.choice.chosen()
    named = (piece for group in step.lit for piece in group.split())
    rects = layout.rects_of(Piece(next((piece for piece in named if piece in free), "")))
    return rects[0] if rects else None


def _amount(move: Command, panel: ChoicePanel) -> pygame.Rect | None:
    """The part of a stepper that brings the choice's number nearer to the move's."""
    command = panel.choice.command()
    sums = (field.widget for field in panel.choice.fields)
    amount = next((widget for widget in sums if isinstance(widget, Stepper) and widget.visible), None)
    if command is None or amount is None or type(command) is not type(move):
        return None
    wanted, had = msgspec.structs.asdict(move), msgspec.structs.asdict(command)
    gaps = (wanted[name] - had[name] for name in wanted if isinstance(wanted[name], int))
    return step_towards(amount, next((gap for gap in gaps if gap), 0))
