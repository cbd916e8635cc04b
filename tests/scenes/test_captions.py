"""Captions: sound effects are shown as lines at the window's bottom, when the player wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.settings import Settings, load
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.bonus import BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    FinalRoundBegun,
    GameEnded,
    TurnEnded,
    VictoryDeclared,
)
from raccoon.games.raccoon_tycoon.actions.produce import (
    CardPlayed,
    CardsDrawn,
    DrawPileShuffled,
    PricesRaised,
    TokensTaken,
)
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensTaken
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from scenes.art.frame import Frame
from scenes.audio.captions import FADES, MOST, STAYS, Captions
from scenes.audio.repertoire import HOUSE, UNTOLD, sound_of
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.program import Program
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.motion.sounds import REPERTOIRE
from scenes.registry import showcase_of
from scenes.screens.preferences.scene import SettingsScene
from scenes.tools.shots import shots_of
from scenes.tools.still import Still as Picture
from scenes.window.scene import CAPTION_FOOT, Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.scenes.driving import ENGLISH, SIZES, Player, setting

EFFECTS = (*HOUSE.effects, *REPERTOIRE.effects)
WHOLE = pygame.Rect(0, 0, 1280, 660)
GAVEL, BID, COINS = "caption.gavel", "caption.bid", "caption.coins_in"
HAPPENED: list[Event] = [
    StartTokensTaken(0, (1, 0, 0, 0, 0, 0)),
    CardPlayed(0, 3),
    TokensTaken(0, (1, 0, 0, 0, 0, 0)),
    BonusTaken(0, "Saw Mill", (0, 1, 0, 0, 0, 0)),
    PricesRaised(0, (2, 0, 0, 1, 0, 0)),
    DrawPileShuffled(0, (4, 5)),
    CardsDrawn(0, 2, (1, 2)),
    TokensDiscarded(0, (1, 0, 0, 0, 0, 0)),
    FloorTraded(0, 1, "wood", 1, 3),
    Sold(0, "wood", 3, 1, 8, 5, ()),
    AuctionOpened(0, "Top Dog", 6),
    BidMade(0, 7),
    Passed(0),
    AuctionWon(0, "Sly Fox", 12, 1, (), None),
    BuildingBought(0, "Warehouse", 10, None),
    BuildingUpgraded(0, "Warehouse", "Depot", 5),
    TownBought(0, "Newgate", (3, 0, 0, 0, 0, 0), None),
    TurnEnded(0),
    FinalRoundBegun(0, ("towns",)),
    VictoryDeclared(0, 1000),
    GameEnded(0, (20, 30), (1,)),
]


def test_the_examples_are_every_event_that_is_heard() -> None:
    assert {type(event) for event in HAPPENED} == {spec.event for spec in EVENTS if spec.sound}


@pytest.mark.parametrize("event", HAPPENED, ids=lambda event: type(event).__name__)
def test_everything_heard_at_the_table_is_told(event: Event) -> None:
    effects = {sound_of(effect) for _, effect in EVENTS.of(event).cues(event)}
    assert effects
    assert effects <= set(EFFECTS) - UNTOLD
    for effect in effects:
        told = ENGLISH.say(f"caption.{effect}")
        assert told.startswith("[")
        assert told.endswith("]")


def captions(**settings: object) -> Captions:
    wanted = {"captions": True, **settings}
    return Captions(Settings(**wanted), ENGLISH.say)


class TestWhatIsTold:
    def test_nothing_unless_the_player_asks_for_it(self) -> None:
        told = captions(captions=False)
        told.show(GAVEL)
        assert told.keys == []
        assert list(told.sprites((1280, 720), 1, WHOLE)) == []
        assert not told.sprites_changed

    def test_a_caption_goes_after_its_time(self) -> None:
        told = captions()
        told.show(GAVEL)
        told.update(STAYS + FADES - 0.05)
        assert told.keys == [GAVEL]
        told.update(0.1)
        assert told.keys == []
        assert told.sprites_changed

    def test_two_at_the_most_and_the_oldest_makes_room(self) -> None:
        told = captions()
        for key in (GAVEL, BID, COINS):
            told.show(key)
            told.update(0.1)
        assert told.keys == [BID, COINS]
        assert len(list(told.sprites((1280, 720), 1, WHOLE))) == MOST

    def test_the_same_again_is_told_once_for_longer(self) -> None:
        told = captions()
        told.show(GAVEL)
        told.update(STAYS)
        told.show(GAVEL)
        told.update(STAYS)
        assert told.keys == [GAVEL]

    def test_it_fades_in_steps_and_is_still_meanwhile(self) -> None:
        told = captions()
        told.show(GAVEL)
        assert alphas(told) == [255]
        told.update(STAYS / 2)
        assert not told.sprites_changed
        shades: list[int] = []
        for _ in range(30):
            told.update(FADES / 33)
            told.update(STAYS / 2 if not shades else 0.0)
            shades += alphas(told)
        assert all(later <= earlier for earlier, later in pairwise(shades))
        assert shades[-1] < 100

    def test_reduced_motion_fades_nothing(self) -> None:
        told = captions(reduced_motion=True)
        told.show(GAVEL)
        told.update(STAYS + FADES * 0.9)
        assert alphas(told) == [255]


def alphas(told: Captions) -> list[int]:
    return [image.get_alpha() or 0 for image, _ in told.sprites((1280, 720), 1, WHOLE)]


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_captions_stand_apart_above_the_buttons(size: tuple[int, int], scale: float) -> None:
    told = captions()
    longest = sorted((f"caption.{effect}" for effect in EFFECTS if effect not in UNTOLD), key=ENGLISH.say)
    for key in sorted(longest, key=lambda key: len(ENGLISH.say(key)))[-2:]:
        told.show(key)
    screen = Scene()
    screen.resize(size, scale)
    (_, lower), (_, upper) = told.sprites(size, scale, screen.caption_area())
    window = pygame.Rect((0, 0), size)
    assert window.contains(lower)
    assert window.contains(upper)
    assert upper.bottom < lower.top
    assert lower.bottom <= size[1] - Frame.of(size).px(CAPTION_FOOT)


class Still(Scene):
    """A screen that counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#204060")
        self.drawn += 1


def test_a_caption_comes_and_goes_without_drawing_the_screen_anew() -> None:
    scene, told = Still(), captions()
    stack = SceneStack((1280, 720))
    stack.overlay = told
    stack.push(scene)
    surface = pygame.Surface((1280, 720))
    stack.draw(surface)
    bare = pygame.image.tobytes(surface, "RGB")
    told.show(GAVEL)
    assert stack.picture.dirty
    places = stack.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != bare
    assert sum(place.width * place.height for place in places) < 0.1 * 1280 * 720
    stack.update(STAYS + FADES)
    assert stack.picture.dirty
    stack.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == bare
    assert scene.drawn == 1


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path, Settings(captions=True))
    yield program
    program.stack.clear()


def test_the_program_tells_what_it_sounds(program: Program) -> None:
    program.title()
    program.sounds.play("coins_in")
    program.stack.update(0.1)
    assert program.captions.keys == [COINS]
    assert program.stack.picture.dirty


def test_captions_are_switched_on_in_the_settings_and_kept(tmp_path: Path) -> None:
    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings())
        program.title()
        program.shell.open_settings("raccoon_tycoon")
        scene = program.stack.top
        assert isinstance(scene, SettingsScene)
        player = Player(window, program.stack)
        player.wait()
        player.click(setting(player, "captions"))
        assert load(tmp_path)[0].captions
        program.sounds.play("coins_in")
        player.wait()
        assert program.captions.keys == [COINS]
        program.stack.clear()


def menu() -> Scene:
    return DialogScene(
        "The table waits", "Every move is saved.", [DialogAnswer(f"Answer {n}") for n in range(9)]
    )


SHOWCASE = showcase_of("raccoon_tycoon")
ANSWERED: dict[str, Callable[[], object]] = {
    "menu": menu,
    **{name: partial(shots_of(SHOWCASE)[name], Picture(SHOWCASE)) for name in ("seats", "settings", "lobby")},
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ANSWERED)
def test_no_caption_lies_over_what_is_answered(name: str, size: tuple[int, int]) -> None:
    """Over the words of a menu, the buttons of seats, settings and pages it would be in the way."""
    told, stack, window = captions(), SceneStack(size), Window(size)
    told.show(GAVEL)
    told.show("caption.my_turn")
    scene: Any = ANSWERED[name]()
    stack.push(scene)
    taken = [widget.rect for widget in scene.ring.widgets if widget.visible]
    taken += [scene.panel] if name == "menu" else []
    for _, place in told.sprites(size, 1.0, scene.caption_area()):
        assert pygame.Rect((0, 0), size).contains(place)
        assert place.collidelist(taken) < 0
    stack.clear()
    window.close()
