"""Sounds that are missing or damaged: silence, and one sentence that says so."""

from pathlib import Path

import msgspec
import pygame
import pytest

from raccoon.app.settings import Settings
from scenes.audio import device
from scenes.program import Program
from scenes.window.window import Window
from tests.app.thinkers import until
from tests.scenes.driving import ENGLISH


@pytest.mark.parametrize("content", [None, b"", b"OggS but nothing else"])
def test_damaged_sounds_are_silent_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    def held(name: str) -> bytes:
        if content is None:
            raise FileNotFoundError(name)
        return content

    monkeypatch.setattr(device, "_held", held)
    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings(captions=False))
        program.title()
        told: list[str] = []
        monkeypatch.setattr(program.captions, "_say", lambda key: told.append(key) or ENGLISH.say(key))
        program.sounds.begin()
        until(lambda: program.sounds.play("page") or window.step(program.stack, 0.1) or told)
        window.step(program.stack, 0.1)
        assert program.sounds.device.damaged
        program.sounds.close()
    assert set(told) == {"sound.damaged"}


def test_a_piece_whose_phrases_cannot_be_read_is_heard_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends(name: str) -> tuple[float, ...]:
        raise msgspec.DecodeError(name)

    monkeypatch.setattr(device, "_ends", ends)
    sound = device.Device()
    sound.open()
    try:
        until(lambda: sound.start_music("music_opening"))
        assert pygame.mixer.music.get_busy()
        assert sound.ends == ()
        assert sound.damaged
    finally:
        sound.close()
