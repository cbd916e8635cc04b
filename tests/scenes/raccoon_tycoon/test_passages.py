"""Pages cover and uncover the table in time: no frame changes more than a fifth of the way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from raccoon.app.thinking.client import Thinker
from raccoon.games.raccoon_tycoon.actions.auction import OpenAuction
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from scenes.art.moving.curtain import Curtain
from scenes.art.moving.screen_transitions import Rising
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.layout import row_of
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import dealt, having, stage, waiting

pytestmark = pytest.mark.usefixtures("ground_at_once")

SIZE = (640, 360)
FIFTH = 0.2


def at_table(tmp_path: Path, reduced: bool = False, *others: str) -> Sitting:
    """The first seat, with $30 and tokens, is to take its action; everything that flew has landed."""
    sitting = Sitting(tmp_path, SIZE, "calm")
    sitting.program.settings.reduced_motion = reduced
    state = having(dealt(), money=30, tokens=(2, 1, 0, 0, 4, 0))
    stage(sitting, state, *(others or ("greedy", "greedy")))
    settle(sitting)
    if isinstance(sitting.stack.top, HandoverScene):
        sitting.press(pygame.K_u)
        settle(sitting)
    return sitting


def settle(sitting: Sitting, frames: int = 60) -> None:
    """Wait until no transition runs, the table is dealt, and information pages are
    closed.
    """
    while isinstance(top := sitting.stack.top, TableScene) and top.parts.animator.busy:
        sitting.window.step(sitting.stack, 1 / 60)
    for _ in range(frames):
        sitting.window.step(sitting.stack, 1 / 60)


def press(key: int) -> Callable[[], None]:
    """Post a key press for the next frame."""

    def pressed() -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, unicode="", mod=0, scancode=0))

    return pressed


def changes(sitting: Sitting, act: Callable[[], None], frames: int = 45, rate: int = 60) -> list[float]:
    """By how much each of so many frames, `rate` in a second, differs from the one before, in mean levels of
    grey.
    """
    pictures = [sitting.window.surface.copy()]
    act()
    for _ in range(frames):
        sitting.window.step(sitting.stack, 1 / rate)
        pictures.append(sitting.window.surface.copy())
    return [difference(one, other) for one, other in pairwise(pictures)]


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures over all pixels and colours."""
    apart = [one.copy(), other.copy()]
    apart[0].blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart[1].blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    small = [pygame.transform.smoothscale(half, (SIZE[0] // 4, SIZE[1] // 4)).convert(24) for half in apart]
    return sum(sum(half.get_buffer().raw) / len(half.get_buffer().raw) for half in small)


def assert_gradual(found: list[float], least: float = 3.0) -> None:
    """Much has changed, and no frame did more than a fifth of it."""
    way = sum(found)
    assert way > least, "nothing came"
    assert max(found) <= FIFTH * way, [round(change / way, 2) for change in found if change > 0.02 * way]


@pytest.mark.parametrize("reduced", [False, True])
def test_a_page_comes_and_goes(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced)
    assert_gradual(changes(sitting, press(pygame.K_s)))
    assert isinstance(sitting.table.parts.panel_host.panel, ChoicePanel)
    assert_gradual(changes(sitting, press(pygame.K_ESCAPE)))


@pytest.mark.parametrize("reduced", [False, True])
def test_the_table_dims_while_a_piece_is_held(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced)
    start = sitting.table.context.shown.layout.rects_of(Piece("hand", 0))[0].center
    away = start[0] + 12, start[1] - 40

    def take() -> None:
        post = pygame.event.post
        post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=away, rel=(12, -40), buttons=(1, 0, 0)))

    assert_gradual(changes(sitting, take))
    assert sitting.table.parts.drag.held
    outside = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(2, 2), button=1)
    assert_gradual(changes(sitting, lambda: pygame.event.post(outside)))


@pytest.mark.parametrize("reduced", [False, True])
def test_the_auction_house_opens_and_closes(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced)
    sitting.press(pygame.K_a)
    settle(sitting)
    assert_gradual(changes(sitting, press(pygame.K_RETURN), 50))
    assert isinstance(sitting.table.context.shown.view.pending, AwaitBid)
    last = waiting(dealt(), AwaitBid(0, dealt().railroad_offer[0], 1, 1, 7, (0, 1)), turn=1)
    stage(sitting, last, "greedy", "greedy")
    settle(sitting)
    assert_gradual(changes(sitting, press(pygame.K_x), 120))
    assert not isinstance(sitting.table.context.shown.view.pending, AwaitBid)


@pytest.mark.parametrize("reduced", [False, True])
def test_a_page_over_everything_comes_and_goes(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced)
    for key in (pygame.K_F10, pygame.K_i):
        assert_gradual(changes(sitting, press(key)))
        assert_gradual(changes(sitting, press(pygame.K_ESCAPE)))


@pytest.mark.parametrize("rate", [40, 24, 10])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_slow_machine_shows_no_larger_steps(tmp_path: Path, reduced: bool, rate: int) -> None:
    sitting = at_table(tmp_path, reduced)
    for key in (pygame.K_s, pygame.K_F10):
        assert_gradual(changes(sitting, press(key), rate=rate))
        assert_gradual(changes(sitting, press(pygame.K_ESCAPE), rate=rate))


@pytest.mark.parametrize("reduced", [False, True])
def test_a_hint_comes_and_goes(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced)
    with pytest.MonkeyPatch.context() as patch:  # a thought that comes would change the page, too
        patch.setattr(Thinker, "poll", lambda *_: None)
        assert_gradual(changes(sitting, press(pygame.K_h), 90), 1.0)
    assert sitting.table.parts.hints.open
    while sitting.program.thinker.thinks:
        sitting.frame()
    sitting.frame(60)
    assert_gradual(changes(sitting, press(pygame.K_h)), 1.0)
    assert not sitting.table.parts.hints.open


@pytest.mark.parametrize("reduced", [False, True])
def test_the_curtain_falls_and_parts_and_both_are_heard(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced, "person", "greedy")
    told: list[str] = []
    sitting.program.sounds.caption = told.append

    def fall() -> None:
        sitting.table.context.session.match._states[-1] = waiting(dealt(), AwaitAction(1), turn=1)
        sitting.table.follow()

    assert_gradual(changes(sitting, fall, 90))
    assert isinstance(sitting.stack.top, HandoverScene)
    assert told.count("caption.curtain") == 1
    assert "caption.curtain_parts" not in told
    sitting.look()
    assert_gradual(changes(sitting, press(pygame.K_u)))
    assert told.count("caption.curtain_parts") == 1
    assert sitting.table.context.shown.viewer == 1


@pytest.mark.parametrize("reduced", [False, True])
def test_between_two_people_a_page_goes_and_the_hand_is_covered_gently(tmp_path: Path, reduced: bool) -> None:
    sitting = at_table(tmp_path, reduced, "person", "greedy")
    table = sitting.table
    sitting.press(pygame.K_s)
    settle(sitting)
    assert_gradual(changes(sitting, press(pygame.K_RETURN), 20))
    assert table.context.shown.viewer is None


def test_a_press_on_the_way_is_used_and_nothing_unseen_is_hit(tmp_path: Path) -> None:
    """It ends the passage and does what it always does; only at the falling curtain nothing is pressed."""
    sitting = at_table(tmp_path)
    press(pygame.K_s)()
    sitting.window.step(sitting.stack, 1 / 60)
    assert isinstance(sitting.stack.picture.transition, Rising)
    press(pygame.K_ESCAPE)()
    sitting.window.step(sitting.stack, 1 / 60)
    assert sitting.table.parts.panel_host.panel is None
    lifted: list[int] = []
    seat = sitting.table.context.session.seats[1]
    scene = HandoverScene(sitting.program.shell.catalogue, seat, lambda: lifted.append(1))
    settle(sitting)
    sitting.stack.push(scene)
    sitting.window.step(sitting.stack, 1 / 60)
    assert isinstance(sitting.stack.picture.transition, Curtain)
    press(pygame.K_u)()
    sitting.window.step(sitting.stack, 1 / 60)
    assert lifted == []
    sitting.look()
    press(pygame.K_u)()
    sitting.window.step(sitting.stack, 1 / 60)
    assert lifted == [1]


def test_at_the_speed_without_pauses_everything_is_there_at_once(tmp_path: Path) -> None:
    sitting = at_table(tmp_path)
    sitting.program.settings.speed = "instant"
    found = changes(sitting, press(pygame.K_s), 10)
    assert found[0] > 0.9 * sum(found)


def test_a_picture_that_takes_long_to_draw_does_not_swallow_the_way_to_it(tmp_path: Path) -> None:
    """The frame that draws a page first may last a quarter of a second: its way is seen all the same."""
    sitting = at_table(tmp_path)
    press(pygame.K_s)()
    sitting.window.step(sitting.stack, 1 / 60)
    pictures = []
    for _ in range(3):
        sitting.window.step(sitting.stack, 0.25)
        pictures.append(sitting.window.surface.copy())
    assert sitting.stack.picture.transition
    assert all(difference(one, other) > 0 for one, other in pairwise(pictures))


def test_while_the_room_opens_nothing_lies_on_the_verbs(tmp_path: Path) -> None:
    """A rival puts a card up: what hurries them is apart from the verbs, before and after."""
    sitting = at_table(tmp_path)
    state = waiting(having(dealt(), 1, money=30), AwaitAction(1), turn=1)
    stage(sitting, state, "greedy", "greedy")
    parts, context = sitting.table.parts, sitting.table.context
    context.session.submit(OpenAuction(1, state.railroad_offer[0], 9))
    context.on_session_changed()
    seen = []
    for _ in range(3):
        sitting.window.step(sitting.stack, 1 / 60)
        assert parts.skip.button.visible
        assert not row_of(context.visible_layout).colliderect(parts.skip.button.rect)
        seen.append(parts.animator.queue.seen_panel(parts.panel_host.panel) is not None)
    assert not seen[0]
    assert seen[-1]
