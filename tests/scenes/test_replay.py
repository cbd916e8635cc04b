"""The replay of every game: going to any point by mouse and keys, points of view, and forks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.afterwards import chances
from raccoon.app.afterwards.game_figures import GameFigures, file_of
from raccoon.app.paths import chances_dir, saves_dir
from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from scenes.art import rich
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.controller import ReplayController
from scenes.replay.stops import LEAST, MOST, UNITS
from scenes.replay.theatre import ReplayScene, replay
from scenes.replay.transport import FOLLOWING, PACE, SPEEDS
from scenes.results.scene import ResultsScene
from scenes.screens.seats import SeatsScene
from scenes.table.scene import TableScene
from scenes.tools.still import ENDLESS
from scenes.window.window import render
from tests.scenes.driving import ENGLISH, Player, assert_apart, at
from tests.scenes.person import Sitting

FINISHED: dict[str, Session] = {}


def finished(game: str) -> Session:
    """A finished game of four bots whose first seat is then given to a person."""
    if game not in FINISHED:
        session = SHOWCASES[game].demonstration(4, ENDLESS)
        session.change_seat(0, replace(session.seats[0], controller=PERSON))
        FINISHED[game] = session
    return FINISHED[game]


def theatre(
    game: str, session: Session | None = None, leave: Callable[[], object] = lambda: None
) -> ReplayScene:
    """Return the replay of a game that offers no fork."""
    say = ENGLISH.of(game).say
    scene = replay(session or finished(game), PRESENTATIONS[game], say, leave)
    scene.reason.update = lambda: False  # type: ignore[method-assign]
    return scene


@pytest.fixture(params=list(PRESENTATIONS))
def game(request: pytest.FixtureRequest) -> str:
    """Every game."""
    name: str = request.param
    return name


@pytest.fixture
def seen(game: str) -> Iterator[tuple[ReplayScene, Player]]:
    scene = theatre(game)
    with at(scene) as player:
        yield scene, player


class TestWays:
    def test_keys_lead_to_the_ends_by_events_units_and_key_moments(
        self, seen: tuple[ReplayScene, Player]
    ) -> None:
        scene, player = seen
        assert scene.place == scene.stops.last
        player.key(pygame.K_HOME)
        assert (scene.place, scene.moves) == (0, 0)
        assert not scene.buttons.earlier.enabled
        player.key(pygame.K_PERIOD)
        player.key(pygame.K_PERIOD)
        assert scene.place == 2
        player.key(pygame.K_COMMA)
        assert scene.place == 1
        player.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
        assert scene.place == next(m.place for m in scene.stops.moments if m.place > 1)
        for unit in UNITS:
            player.key(pygame.K_HOME)
            while scene.playback.unit != unit:
                player.key(pygame.K_s, unicode="s")
            player.key(pygame.K_RIGHT)
            first = scene.stops.places[unit][1]
            assert scene.place == first
            player.click(scene.buttons.later)
            assert scene.place == scene.stops.places[unit][2]
            player.click(scene.buttons.earlier)
            assert scene.place == first
        player.key(pygame.K_END)
        assert scene.moves == len(scene.past.session.match.entries)
        assert not scene.buttons.later.enabled

    def test_every_point_is_the_table_as_it_was(self, game: str) -> None:
        scene, session = theatre(game), finished(game)
        with at(scene):
            for place in range(0, scene.stops.last + 1, 7):
                scene.seek(place)
                moves = scene.stops.items[place - 1].moves if place else 0
                assert scene.moves == moves
                assert scene.view == session.view(0, moves)

    def test_the_pointer_scrubs_along_the_bar_and_chooses_on_the_film(
        self, seen: tuple[ReplayScene, Player]
    ) -> None:
        scene, player = seen
        bar, half = scene.timeline.bar, scene.stops.last // 2
        player.click((scene.timeline.x_of(half), bar.centery))
        assert abs(scene.place - half) <= scene.stops.last * 2 // bar.width + 1
        frames = scene.timeline.frames()
        assert min(LEAST, scene.stops.last) <= len(frames) <= MOST
        for moment, rect in frames[:: len(frames) - 1]:
            player.click(rect.center)
            assert scene.place == moment.place
            assert scene.item is moment.item

    def test_it_plays_at_every_speed_pauses_and_stops_at_the_end(
        self, seen: tuple[ReplayScene, Player]
    ) -> None:
        scene, player = seen
        player.key(pygame.K_w, unicode="w")
        assert scene.playback.playing
        assert scene.place == 0, "at the end it plays from the beginning"
        first, second = scene.stops.places["turn"][1:3]
        scene.update(PACE)
        assert scene.place == first
        player.click(scene.buttons.play)
        assert not scene.playback.playing
        scene.update(10 * PACE)
        assert scene.place == first
        while scene.playback.speed != max(SPEEDS):
            player.click(scene.buttons.speed)
        player.key(pygame.K_w, unicode="w")
        scene.update(PACE / max(SPEEDS))
        assert scene.place >= second
        scene.seek(scene.stops.places["turn"][-2])
        scene.update(PACE)
        assert scene.place == scene.stops.last
        assert not scene.playback.playing

    def test_the_key_that_skips_changes_nothing(self, seen: tuple[ReplayScene, Player]) -> None:
        scene, player = seen
        scene.seek(1)
        for _ in range(3):
            player.key(pygame.K_SPACE)
            assert (scene.place, scene.playback.playing) == (1, False)

    def test_the_controller_steps_plays_and_leaves(self, game: str) -> None:
        left: list[str] = []
        scene = theatre(game, leave=lambda: left.append("left"))
        with at(scene) as player:
            player.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
            assert scene.place == scene.stops.places["turn"][-2]
            player.pad(pygame.CONTROLLER_BUTTON_Y)
            assert scene.playback.playing
            player.pad(pygame.CONTROLLER_BUTTON_B)
            assert left


class TestEyes:
    def test_of_a_finished_game_every_seat_s_are_lent_in_turn(self, seen: tuple[ReplayScene, Player]) -> None:
        scene, player = seen
        session = scene.past.session
        scene.seek(scene.stops.last // 2)
        met = []
        for _ in range(len(session.seats) + 2):
            met.append(scene.eyes.seat)
            assert scene.view == session.view(scene.past.viewer, scene.moves)
            player.key(pygame.K_e, unicode="e")
        assert met[0] == 0, "first those of the one person at the table"
        assert {*met} == {None, FOLLOWING, *range(len(session.seats))}

    def test_whoever_acts_is_followed(self, seen: tuple[ReplayScene, Player]) -> None:
        scene, _ = seen
        scene.eyes.seat = FOLLOWING
        entries = scene.past.session.match.entries
        for place in range(1, scene.stops.last, 23):
            scene.seek(place)
            assert scene.past.viewer == entries[scene.moves - 1].command.seat

    def test_of_a_game_that_several_still_play_only_the_onlooker_s(self, game: str) -> None:
        session = SHOWCASES[game].demonstration(4, 30)
        for seat in (0, 1):
            session.change_seat(seat, replace(session.seats[seat], controller=PERSON))
        scene = theatre(game, session)
        with at(scene) as player:
            for place in range(0, scene.stops.last + 1, 5):
                scene.seek(place)
                assert scene.view == session.view(None, scene.moves)
                assert not scene.buttons.eyes.enabled
                assert not scene.buttons.ask.enabled
                player.key(pygame.K_e, pygame.K_t)
                assert scene.past.viewer is None
                assert scene.reason.asked is None
                assert not scene.reason.shown
            assert not scene.buttons.fork.enabled


def test_the_strongest_is_asked_for_whoever_is_to_move(game: str) -> None:
    session = finished(game)
    scene = replay(session, PRESENTATIONS[game], ENGLISH.of(game).say, lambda: None)
    scene.resize((1280, 720))
    scene.seek(0)
    scene.buttons.ask.press()
    seat = scene.reason.asked
    assert seat in session.match.to_act(0)
    assert scene.reason.update()
    advised = scene.reason.reason
    assert advised is not None, "a reason, thought on the spot"
    words = scene.reason.advice_text().sentence
    assert words
    assert seat is not None
    assert session.seats[seat].name in scene.reason.title()
    scene.seek(5)
    assert scene.reason.asked is None, "at another point it is asked anew"
    scene.seek(scene.stops.last)
    assert not scene.buttons.ask.enabled, "when the game is over nobody is to move"


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1920, 1080)])
def test_advice_has_its_room(game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    scene = replay(finished(game), PRESENTATIONS[game], ENGLISH.of(game).say, lambda: None)
    scene.resize(size)
    drawn: list[pygame.Rect] = []
    plain = rich.paragraph

    def paragraph(*args: Any, **kwargs: Any) -> pygame.Rect:
        drawn.append(plain(*args, **kwargs))
        return drawn[-1]

    monkeypatch.setattr(rich, "paragraph", paragraph)
    for place in (0, scene.stops.last // 3, scene.stops.last // 2):
        scene.seek(place)
        scene.buttons.ask.press()
        assert scene.reason.update()
        drawn.clear()
        scene.reason.draw(pygame.Surface(size), scene.places)
        paper = scene.reason.paper(scene.places)
        assert drawn[0].bottom <= paper.bottom
        assert all(paper.contains(part) for part in drawn)
        assert_apart(drawn, size)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_lies_over_another_thing(game: str, size: tuple[int, int], scale: float) -> None:
    scene = theatre(game)
    scene.resize(size, scale)
    scene.seek(scene.stops.last // 2)
    desk = scene.places.desk
    shown = [scene.timeline.rect, *(button.rect for button in scene.buttons if button.visible)]
    assert_apart([desk, *shown], size)
    if size == (1280, 720):
        render(scene, size, scale)


def test_somebody_plays_on_from_a_point_and_its_parent_is_named(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    parent = SHOWCASES[game].demonstration(3, ENDLESS, saves_dir(tmp_path))
    assert parent.path
    sitting.program.ended(parent)
    sitting.frame(2)
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    sitting.click(results.tabs["replay"].rect.center)
    scene = sitting.stack.top
    assert isinstance(scene, ReplayScene)
    scene.seek(scene.stops.last // 3)
    moves = scene.moves
    sitting.press(pygame.K_p, "p")
    asked = sitting.stack.top
    assert isinstance(asked, SeatsScene)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is scene
    assert scene.moves == moves
    sitting.press(pygame.K_p, "p")
    asked = sitting.stack.top
    assert isinstance(asked, SeatsScene)
    asked.fields[0].set(PERSON)
    sitting.click(asked.done_button.rect.center)
    assert isinstance(sitting.stack.top, TableScene)
    child = sitting.program.session
    assert child
    assert child.path != parent.path
    assert child.match.entries[:moves] == parent.match.entries[:moves]
    assert child.seats[0].is_person


def test_behind_the_bar_are_the_chances_of_a_reviewed_game(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = SHOWCASES[game].demonstration(3, ENDLESS, saves_dir(tmp_path))
    opened, match = ReplayController(sitting.program.shell, lambda: sitting.program.thinker), session.match
    plain = opened.scene(session)
    assert not plain.timeline.chances
    known = {0: (34, 33, 33), 9: (9, 90, 1), len(match.entries): (0, 100, 0)}
    figures = GameFigures((0.0,) * 3, (0.0,) * 3, 9, (*known,), (*known.values(),))
    assert session.header
    file = file_of(chances_dir(tmp_path), game, session.header.created, match.seed)
    chances.save(figures, file)
    reviewed = opened.scene(session)
    assert reviewed.timeline.chances == known
    bars = []
    for scene in (plain, reviewed):
        shown = render(scene, (1280, 720))
        bars.append(pygame.image.tobytes(shown.subsurface(scene.timeline.bar), "RGB"))
    assert bars[0] != bars[1]
    sitting.program.thinker.close()
