"""A guided game of any game at the window: somebody who does what the teacher asks."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.learning.tutoring.tutor import Tutor
from scenes.learning.welcome import WelcomeScene
from scenes.results.scene import ResultsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.hands_keys import Typing

MOST = 4000
"""Frames until something has to happen."""
STEPS = 100
"""More steps than any course has."""


def tutor(sitting: Sitting) -> Tutor | None:
    """The teacher at the table, if there is one."""
    top = sitting.stack.top
    guest = top._guest if isinstance(top, TableScene) else None
    return guest if isinstance(guest, Tutor) else None


def learning(folder: Path, game: str, size: tuple[int, int] = (1280, 720)) -> Sitting:
    """The program with the first step of a game's course on its table."""
    sitting = Sitting(folder, size)
    sitting.program.lessons.open(game)
    sitting.frame()
    return sitting


def settle(sitting: Sitting) -> Tutor | None:
    """Let the others move and the next lesson begin, also by a leap; the teacher waits then, or the course is
    over.
    """
    for _ in range(MOST):
        if isinstance(sitting.stack.top, ResultsScene):
            return None
        found = tutor(sitting)
        assert found is not None
        guide = found.guide
        moving = found._parts.animator.busy or guide.progress.others_move or guide.progress.step is None
        if not moving:
            return found
        if guide.progress.leap and found.buttons.onward.visible:
            sitting.press(pygame.K_RETURN)
        else:
            sitting.frame()
    raise AssertionError("nothing happens")


def read_on(sitting: Sitting, found: Tutor, hands: Hands) -> None:
    """Go on from what is only to be read."""
    if isinstance(hands, Typing):
        sitting.press(pygame.K_RETURN)
    else:
        sitting.click(found.buttons.onward.rect.center)


def walk(sitting: Sitting, hands: Hands, lesson: int = 99, step: int = 0) -> list[tuple[int, int]]:
    """Do what the teacher asks, up to a step or to the end; the steps that were met."""
    met: list[tuple[int, int]] = []
    while (found := settle(sitting)) is not None:
        here = found.guide.progress.place.lesson, found.guide.progress.number
        if here >= (lesson, step):
            break
        met.append(here)
        sitting.look()
        now = found.guide.progress.step
        assert now is not None
        if now.move is None:
            read_on(sitting, found, hands)
        else:
            hands.make(now.move)
        assert len(met) < STEPS
    return met


def begin_lesson(sitting: Sitting, by_key: bool) -> None:
    """From the title, by the first game's tile where none has been chosen yet, into the lesson."""
    if isinstance(title := sitting.stack.top, TitleScene):
        sitting.click(title.tiles[0].rect.center)
    welcome = sitting.stack.top
    assert isinstance(welcome, WelcomeScene)
    if by_key:
        sitting.press(pygame.K_RETURN)
    else:
        sitting.click(welcome.learn.rect.center)
    assert tutor(sitting) is not None


def fingertip(found: Tutor) -> tuple[int, int] | None:
    """The place that the teacher's hand lies on."""
    hand = found.hand()
    return hand.tip if hand else None


def leaves_the_words(sitting: Sitting, found: Tutor) -> None:
    """The hand covers no word of the button it points to, and of a piece no more than its finger does."""
    hand, table, panel = found.hand(), sitting.table.parts, sitting.table.parts.panel_host.panel
    if hand is None:
        return
    layout, mask = found.context.shown.layout, pygame.mask.from_surface(hand.image)

    def covered(rect: pygame.Rect) -> int:
        there = pygame.mask.Mask(rect.size, fill=True)
        return mask.overlap_area(there, (rect.x - hand.rect.x, rect.y - hand.rect.y))

    buttons = [*table.controls.verbs.values(), *table.quick_actions.buttons]
    buttons += [panel.confirm] if isinstance(panel, ChoicePanel) else []
    for button in buttons:
        if button.rect.collidepoint(hand.tip) and covered(button.form.words(button.rect, layout.frame)):
            raise AssertionError(f"the hand covers {button.label}")
    piece = layout.piece_at(hand.tip)
    if piece and not any(button.rect.collidepoint(hand.tip) for button in buttons):
        assert covered(layout.rects_of(piece)[0]) < layout.frame.px(20) ** 2, piece


def follow_the_hand(sitting: Sitting) -> int:
    """Press only where the teacher's hand points, to the end of the course; how many moves it led to."""
    followed = 0
    while (found := settle(sitting)) is not None:
        guide, step = found.guide, found.guide.progress.step
        assert step is not None
        if step.move is None or not step.point:
            sitting.press(pygame.K_F3 if step.move else pygame.K_RETURN)
            continue
        begun = len(guide.session.match.entries)
        for _ in range(60):  # a second press at the same place is let go by for a moment
            if len(guide.session.match.entries) > begun:
                break
            leaves_the_words(sitting, found)
            sitting.click(at) if (at := fingertip(found)) else sitting.frame()
        assert guide.session.match.entries[begun].command == step.move, step.name
        assert guide.progress.objection is None
        followed += 1
    return followed
