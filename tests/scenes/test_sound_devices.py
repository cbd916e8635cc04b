"""Sounds through a real device, without one, and with one that goes away."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.settings import Settings
from scenes import main
from scenes.audio.mixer import Sounds
from scenes.audio.phrases import phrase_ends
from scenes.audio.repertoire import HOUSE
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.program import Program
from scenes.raccoon_tycoon.motion.sounds import REPERTOIRE
from scenes.window.scene import Scene
from scenes.window.window import Window
from tests.app.thinkers import until
from tests.scenes.driving import at
from tests.scenes.listening import FRAME, Ear, sounds_of


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    made = Sounds(Settings())
    made.enter(REPERTOIRE)
    yield made
    made.close()


def run(sounds: Sounds) -> None:
    """Let frames pass until everything has been decoded."""
    effects = sounds_of(HOUSE) | sounds_of(REPERTOIRE)
    until(lambda: sounds.update(FRAME) or all(sounds.device.ready(name) for name in effects))


def test_nothing_is_opened_before_it_is_asked_for(sounds: Sounds) -> None:
    sounds.at("opening")
    sounds.play("gavel")
    sounds.update(FRAME)
    assert not pygame.mixer.get_init()


def test_sounds_are_heard_through_a_device(sounds: Sounds) -> None:
    sounds.begin()
    sounds.at("opening", murmur=True)
    run(sounds)

    def heard() -> bool:
        """Whether music, murmur and an effect are heard at the same time."""
        sounds.play("whistle")
        sounds.update(FRAME)
        music, murmur, *effects = (pygame.mixer.music, *(pygame.mixer.Channel(n) for n in range(16)))
        return music.get_busy() and murmur.get_busy() and any(effect.get_busy() for effect in effects)

    until(heard)
    assert sounds.device.is_open
    assert sounds.device.ends == phrase_ends("", "music_opening") != ()
    sounds.close()
    assert not pygame.mixer.get_init()


def test_mono_is_heard_as_soon_as_it_is_chosen(sounds: Sounds) -> None:
    sounds.begin()
    sounds.at("opening")
    for mono, sides in ((False, 2), (True, 1), (False, 2)):
        sounds.settings.mono = mono
        sounds.update(FRAME)
        run(sounds)
        assert pygame.mixer.get_init()[2] == sides
        until(lambda: sounds.update(FRAME) or pygame.mixer.music.get_busy())


@pytest.mark.parametrize("driver", ["there is no such driver", "disk"])
def test_without_a_device_all_is_silent_and_still_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, driver: str
) -> None:
    """No driver at all, or one whose device does not open."""
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "no folder" / "sound.raw"))
    captions: list[str] = []
    warned: list[str] = []
    sounds = Sounds(Settings(), captions.append, tell=warned.append)
    sounds.enter(REPERTOIRE)
    sounds.begin()
    sounds.at("busy", murmur=True)
    sounds.play("gavel")
    for _ in range(120):
        sounds.update(FRAME)
    sounds.close()
    assert not sounds.device.is_open
    assert captions == ["caption.crowd", "caption.gavel"]
    assert warned == ["sound.none"]


def test_a_player_who_wants_no_sound_is_not_told_that_there_is_no_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    warned: list[str] = []
    sounds = Sounds(Settings(music=0, effects=0, interface=0), tell=warned.append)
    sounds.begin()
    for _ in range(10):
        sounds.update(FRAME)
    sounds.close()
    assert warned == []


def test_a_device_that_goes_away_silences_without_an_error(sounds: Sounds) -> None:
    sounds.begin()
    sounds.at("opening", murmur=True)
    run(sounds)
    pygame.mixer.quit()
    sounds.play("gavel")
    for _ in range(120):
        sounds.update(FRAME)
    assert not pygame.mixer.get_init()


# At the window


def test_a_pressed_button_ticks_and_a_disabled_one_does_not() -> None:
    ear = Ear()
    scene = DialogScene("Title", "Words", [DialogAnswer("Fine", None, "primary"), DialogAnswer("No", None)])
    scene.buttons[1].reason = "not now"
    with at(Scene()) as player:
        player.stack.companion = ear.sounds
        player.stack.push(scene)
        player.click(scene.buttons[1])
        assert ear.played == []
        player.click(scene.buttons[0])
        assert [name for name, _ in ear.played] == ["button"]


@pytest.mark.parametrize("driver", ["dummy", "there is no such driver"])
def test_the_program_runs_with_a_device_and_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, driver: str
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings())
        program.title()
        closing = ClosesAfter(program, frames=20)
        program.stack.push(closing)
        main.run(program, window)
    assert closing.heard is (driver == "dummy")
    assert not pygame.mixer.get_init()


class ClosesAfter(Scene):
    """Ends the program after some frames and notes whether the device was open."""

    def __init__(self, program: Program, frames: int) -> None:
        super().__init__()
        self.program, self.frames, self.heard = program, frames, False

    def update(self, dt: float) -> None:
        self.frames -= 1
        self.heard = self.program.sounds.device.is_open
        if self.frames <= 0:
            self.program.stack.clear()
