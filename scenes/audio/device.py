"""Device: the sound device, opened late, with files decoded on a thread; silent where there is none."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

import msgspec
import pygame

from raccoon.app.assets import folder
from scenes.audio.phrases import phrase_ends
from scenes.window.signals import MUSIC_OVER

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

RATE, DEPTH, SIDES, BUFFER = 44100, -16, 2, 2048
"""Samples a second, bits (signed), channels, and samples of the buffer: 46 ms, so that its thread may sleep.
"""

CHANNELS = 16
"""The number of mixer channels; the first is reserved for the looped sound."""


SoundPart = TypeVar("SoundPart")
SoundSource = tuple[bytes | None, tuple[float, ...] | None]
"""A piece of music: its file and the ends of its phrases in seconds, each None where it cannot be read."""


class Device:
    """Plays the general sounds ("page") and the games' ("<game>/<name>"); does nothing without a device.

    A sound that has not been decoded yet is not played: it would be late. One that is missing or damaged is
    silent and sets `damaged`.
    """

    def __init__(self) -> None:
        self._reader: ThreadPoolExecutor | None = None
        self.damaged = self.mono = False
        self._sounds: dict[str, Future[pygame.mixer.Sound | None]] = {}
        self._music: dict[str, Future[SoundSource]] = {}
        self._piece: io.BytesIO | None = None
        self.ends: tuple[float, ...] = ()
        """The ends of the phrases of the piece started last, in seconds."""

    def open(self, mono: bool = False) -> bool:
        """Open the device; with `mono` both sides play the same. False when there is none."""
        self.mono = mono
        try:
            pygame.mixer.init(RATE, DEPTH, 1 if mono else SIDES, BUFFER, allowedchanges=0)
        except (pygame.error, NotImplementedError):  # no device, no driver, or a pygame without a mixer
            return False
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(1)
        from concurrent.futures import ThreadPoolExecutor

        self._reader = ThreadPoolExecutor(1, "sounds")
        return True

    def prepare(self, effects: Iterable[str]) -> None:
        """Begin to decode these effects on a thread; drop all others."""
        effects = list(effects)
        self._sounds = {name: self._sounds[name] for name in effects if name in self._sounds}
        for name in effects:
            if self._reader and name not in self._sounds:
                self._sounds[name] = self._reader.submit(self._decoded, name)

    @property
    def is_open(self) -> bool:
        """Whether the device is open; closing the window closes it, too."""
        return self._reader is not None and pygame.mixer.get_init() is not None

    def close(self) -> None:
        """Stop all sounds and release the device."""
        if self._reader:
            self._reader.shutdown(wait=True, cancel_futures=True)
        if self.is_open:
            pygame.mixer.music.stop()
            pygame.mixer.quit()
        self._piece = None
        self._sounds, self._music, self._reader = {}, {}, None

    def ready(self, name: str) -> bool:
        """Whether the effect has been decoded."""
        return self._sound(name) is not None

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        future = self._sounds.get(name)
        return future.result() if future and _done(future) else None

    def play(self, name: str, volume: float) -> None:
        """Play an effect once at a volume from 0 to 1; skip it when every channel is busy."""
        sound = self._sound(name)
        channel = pygame.mixer.find_channel() if self.is_open and sound else None
        if channel and sound:
            channel.set_volume(volume)
            channel.play(sound)

    def circle(self, name: str, volume: float) -> None:
        """Play one sound in a loop at a volume from 0 to 1; 0 stops it."""
        sound = self._sound(name)
        if not self.is_open or sound is None:
            return
        channel = pygame.mixer.Channel(0)
        if volume > 0 and channel.get_sound() is not sound:
            channel.play(sound, loops=-1)
        elif volume <= 0 and channel.get_busy():
            channel.stop()
        channel.set_volume(volume)

    def start_music(self, name: str) -> bool:
        """Start a piece, played once; False while its file is being read. A damaged one is silent."""
        if not self.is_open or not self._reader:
            return False
        if name not in self._music:
            # the last one is dropped: it is not needed soon
            self._music = {
                name: self._reader.submit(lambda: (self._read(_held, name), self._read(_ends, name)))
            }
        if not _done(self._music[name]):
            return False
        self._piece = None
        pygame.mixer.music.stop()
        held, ends = self._music[name].result()
        self.ends = ends or ()
        if held is not None:
            self._begin(io.BytesIO(held))
        return True

    def _begin(self, piece: io.BytesIO) -> None:
        try:
            pygame.mixer.music.load(piece, "ogg")
            pygame.mixer.music.set_endevent(MUSIC_OVER)
            pygame.mixer.music.play()
        except pygame.error:
            self.damaged = True
        else:
            self._piece = piece  # streamed from here while it plays

    @property
    def music_over(self) -> bool:
        """Whether the piece started last has ended."""
        return self.is_open and self._piece is not None and not pygame.mixer.music.get_busy()

    def music_volume(self, volume: float) -> None:
        """Set the volume of the piece, from 0 to 1."""
        if self.is_open:
            pygame.mixer.music.set_volume(volume)

    def _decoded(self, name: str) -> pygame.mixer.Sound | None:
        held = self._read(_held, name)
        try:
            return None if held is None else pygame.mixer.Sound(io.BytesIO(held))
        except pygame.error:
            self.damaged = True
        return None

    def _read(self, part: Callable[[str], SoundPart], name: str) -> SoundPart | None:
        try:
            return part(name)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.damaged = True
        return None


def _done(future: Future[pygame.mixer.Sound | None] | Future[SoundSource]) -> bool:
    return future.done() and not future.cancelled()


def _held(name: str) -> bytes:
    game, _, own = name.rpartition("/")
    return (folder("sounds", game) / f"{own}.ogg").read_bytes()


def _ends(name: str) -> tuple[float, ...]:
    game, _, own = name.rpartition("/")
    return phrase_ends(game, own)
