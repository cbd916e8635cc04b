"""Hasty hands see nothing that is another's, confirm nothing they have not seen, and leave no result."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from scenes.registry import PRESENTATIONS
from scenes.results.scene import ResultsScene
from scenes.table.scene import TableScene
from scenes.window.press_guard import SETTLE
from tests.scenes.lesson import tutor
from tests.scenes.masher import KEYS, PAD, Masher, Press, Witness, calm_move, eyes, witnessed
from tests.scenes.person import Sitting, seats

SIZE = (960, 540)
MIXED: tuple[Press, ...] = (*KEYS, pygame.K_SPACE)
WAYS: dict[str, tuple[Press, ...]] = {
    "space": (pygame.K_SPACE,),
    "enter": (pygame.K_RETURN,),
    "p": (pygame.K_p,),
    "x": (pygame.K_x,),
    "u": (pygame.K_u,),
    "z": (pygame.K_z,),
    "pad": (PAD,),
    "mixed": MIXED,
}
RATES = 3, 9, 25


def begun(game: str, sitting: Sitting, seed: str) -> Session:
    """A new game of two people and a bot on the table."""
    return sitting.begin(seats("person", "person", "random"), seed, game=game)


def near_the_end(game: str, seed: str, moves: int) -> Session:
    """A game of two people and a bot, so many moves before its end."""
    session, chance = Session.new(game, seats("person", "person", "random"), {}, seed, None), Chance(seed)
    while not session.over:
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    session.match.cut(max(0, len(session.match.entries) - moves))
    return session


def spots(sitting: Sitting) -> list[tuple[int, int]]:
    """Places where a click does the most: the first verb, the foot of every page, the middle."""
    layout = sitting.table.context.shown.layout
    first = next(iter(layout.verbs.values())).center
    page = layout.page
    return [first, (page.centerx, page.bottom - layout.frame.px(100)), layout.strip.center]


@pytest.mark.parametrize(("game", "way", "rate"), [*product(PRESENTATIONS, WAYS, (3, 25))])
def test_keys_in_a_hurry(
    game: str, way: str, rate: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, chance = Sitting(tmp_path, SIZE), Chance(f"{game}{way}")
    sitting.watch(way == "mixed")
    sitting.program.settings.reduced_motion = True
    with witnessed(sitting, monkeypatch) as witness:
        begun(game, sitting, f"{way}{rate}")
        masher, who = Masher(witness, WAYS[way], rate), eyes(sitting)
        for _ in range(8):
            masher.mash(0.8)
            assert eyes(sitting) in (who, None), "somebody else's table is open"
            calm_move(sitting, chance)
            who = who if eyes(sitting) is None else eyes(sitting)
    assert not witness.wrong


@pytest.mark.parametrize(("game", "spot"), [*product(PRESENTATIONS, range(3))])
def test_clicks_at_one_spot(game: str, spot: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, chance = Sitting(tmp_path, SIZE), Chance(f"{game}{spot}")
    sitting.watch(spot == 0)
    sitting.program.settings.reduced_motion = True
    with witnessed(sitting, monkeypatch) as witness:
        begun(game, sitting, f"click{spot}")
        while not isinstance(sitting.stack.top, TableScene):
            calm_move(sitting, chance)
        masher = Masher(witness, (spots(sitting)[spot],), RATES[spot])
        for _ in range(8):
            before = eyes(sitting)
            masher.mash(0.8)
            assert eyes(sitting) in (before, None), "somebody else's table is open"
            calm_move(sitting, chance)
    assert not witness.wrong


@pytest.mark.parametrize(("game", "rate"), [*product(PRESENTATIONS, RATES)])
def test_who_skips_the_end_of_a_game_finds_its_result(
    game: str, rate: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither keys nor clicks, on the buttons that lead away too, leave it while they go on."""
    sitting, chance = Sitting(tmp_path, SIZE, speed="fast"), Chance(game)
    sitting.watch(rate == max(RATES))
    with witnessed(sitting, monkeypatch) as witness:
        session = near_the_end(game, "end", 3)
        sitting.program.table(session)
        sitting.frame()
        masher = Masher(witness, MIXED, rate)
        for _ in range(200):
            masher.mash(0.5)
            if isinstance(sitting.stack.top, ResultsScene):
                break
            calm_move(sitting, chance)
        results = sitting.stack.top
        assert isinstance(results, ResultsScene)
        places = [button.rect.center for button in results.ring.widgets if button.deliberate]
        assert places
        for press in (MIXED, *((place,) for place in places)):
            Masher(witness, press, rate).mash(2.0)
            assert sitting.stack.top is results
    assert not witness.wrong
    sitting.click(results.ways.again.rect.center)
    assert sitting.stack.top is not results, "who takes their time leaves it"


@pytest.mark.parametrize(("game", "way"), [*product(PRESENTATIONS, ("enter", "mixed", "click"))])
def test_no_step_of_a_lesson_is_passed_unseen(game: str, way: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, SIZE)
    sitting.program.lessons.open(game)
    for _ in range(200):
        sitting.frame()
        if tutor(sitting):
            break
    teacher = tutor(sitting)
    assert teacher is not None
    presses: tuple[Press, ...] = (teacher.buttons.onward.rect.center,) if way == "click" else WAYS[way]
    masher, before, since = Masher(Witness(sitting), presses, 9), teacher.question, 0.0
    for _ in range(240):
        masher.mash(1 / 60)
        since += 1 / 60
        assert tutor(sitting) is teacher
        if teacher.question != before:
            assert since >= SETTLE - 1 / 30, "a step was passed before it was seen"
            before, since = teacher.question, 0.0
