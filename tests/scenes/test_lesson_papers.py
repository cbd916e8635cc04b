"""The teacher's paper holds every sentence of every guided game, on small windows and in large type."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.lessons.course import Course
from raccoon.app.text import Catalogue, Say, languages
from raccoon.games.registry import GAMES
from scenes.art import rich
from scenes.learning.tutoring import tutor_desk
from scenes.learning.tutoring.tutor import Tutor
from scenes.learning.tutoring.tutor_desk import DeskContent
from tests.scenes.lesson import learning, tutor
from tests.scenes.test_chapters import COURSES

SIZES = (960, 540), (960, 720), (1280, 720)


def told(found: Tutor, game: str, course: Course, say: Say) -> Iterator[tuple[str, DeskContent]]:
    """Everything that is said in a course, and the places of the desk where it is."""
    said = found.content()
    for lesson in course.lessons:
        key = f"lesson.{game}.{lesson.name}"
        if lesson.before:
            leap = say(f"{key}.leap"), say("lesson.leap.1")
            yield "desk", replace(said, title=say("lesson.leap"), sentences=leap, numbered=False)
        for step in lesson.steps:
            own = f"{key}.{step.name}"
            words = tuple(say(f"{own}.{n}") for n in range(1, step.sentences + 1))
            numbered = 1 < len(words) == len(step.lit)
            for place in {step.place, "desk"}:
                yield place, replace(said, title=say(own), sentences=words, numbered=numbered)
            if step.move is not None:
                wrong = (say(f"{own}.wrong"),)
                yield "desk", replace(said, title=say("lesson.wrong"), sentences=wrong, numbered=False)


@pytest.mark.parametrize(("game", "language"), [*product(GAMES, languages())])
def test_no_sentence_leaves_the_paper(
    game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Catalogue.load(language).of(game).say
    sitting, drawn = learning(tmp_path, game), list[pygame.Rect]()
    found = tutor(sitting)
    assert found is not None

    def seen(_: Any, words: str, box: pygame.Rect, style: Any, bold: Any, floor: int) -> pygame.Rect:
        """Lay a sentence out, as it is before it is drawn."""
        _, top, high = rich._laid_out(words, style, box.size, bold, "left", False, floor, 0)
        drawn.append(pygame.Rect(box.left, box.top + top, box.width, high))
        return drawn[-1]

    monkeypatch.setattr(rich, "paragraph", seen)
    for size, scale in product(SIZES, (1.0, 2.0)):
        sitting.stack.resize(size, scale)
        layout, sheet = found.context.shown.layout, pygame.Surface(size)
        for place, said in told(found, game, COURSES[game], say):
            drawn.clear()
            where = found.buttons.desk(place)
            tutor_desk._paper(sheet, where, said, layout.frame)
            assert all(map(where.paper.contains, drawn)), (size, scale, place, said.title)
            assert len(drawn) == len(said.sentences)


@pytest.mark.parametrize("game", GAMES)
def test_who_goes_on_is_not_led_to_the_way_out(game: str, tmp_path: Path) -> None:
    """At the next step the button that leaves is not where the one that goes on was."""
    sitting = learning(tmp_path, game)
    found = tutor(sitting)
    assert found is not None
    steps = [step for lesson in COURSES[game].lessons for step in lesson.steps]
    read = [(here.place, there.place) for here, there in pairwise(steps) if here.move is None]
    for size, scale in product(SIZES, (1.0, 2.0)):
        sitting.stack.resize(size, scale)
        for here, there in {*read}:
            onward, leave = found.buttons.desk(here).buttons[0], found.buttons.desk(there).buttons[-1]
            assert onward.clip(leave).width <= 0.2 * leave.width, (size, scale, here, there)


@pytest.mark.parametrize("game", GAMES)
def test_the_desk_covers_no_button_of_the_first_choice(game: str, tmp_path: Path) -> None:
    sitting = learning(tmp_path, game)
    found = tutor(sitting)
    assert found is not None
    for size, scale in product(((1280, 720), (1920, 1080)), (1.0, 1.25, 1.5, 2.0)):
        sitting.stack.resize(size, scale)
        sitting.frame()
        panel = found._parts.panel_host.panel
        assert panel is not None
        covered = [one.rect for one in panel.ring.widgets if found.places.whole.colliderect(one.rect)]
        assert not covered, (size, scale)
