"""The sound device: opened late, fed from a thread, and silent without an error where there is none."""

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
"""Samples a second, bits (signed), channels, and samples kept ready: 46 ms, so that its thread may sleep."""

CHANNELS = 16
"""Effects heard at the same time; the first is kept for what goes round."""


SoundPart = TypeVar("SoundPart")
SoundSource = tuple[bytes | None, tuple[float, ...] | None]
"""The parts of a piece: its file and the ends of its phrases, each None where it cannot be read."""


class Device:
    """Plays the house's sounds ("page") and the games' ("<game>/<name>"). Without a device nothing happens.

    A sound that has not been decoded yet is not played: it would come too late. One that is missing or
    damaged stays silent, and `damaged` tells that there is one.
    """

    def __init__(self) -> None:
        self._reader: ThreadPoolExecutor | None = None
        self.damaged = self.mono = False
        self._sounds: dict[str, Future[pygame.mixer.Sound | None]] = {}
        self._music: dict[str, Future[SoundSource]] = {}
        self._piece: io.BytesIO | None = None
        self.ends: tuple[float, ...] = ()
        """The ends of the phrases of the piece begun last, in seconds."""

    def open(self, mono: bool = False) -> bool:
        """Open the device, with the same on both sides where it is `mono`; False when there is none."""
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
        """Begin to decode these effects on a thread, those that are not decoded yet; all others go."""
        effects = list(effects)
        self._sounds = {name: self._sounds[name] for name in effects if name in self._sounds}
        for name in effects:
            if self._reader and name not in self._sounds:
                self._sounds[name] = self._reader.submit(self._decoded, name)

    @property
    def is_open(self) -> bool:
        """Whether anything can be heard; the window takes the device along when it closes."""
        return self._reader is not None and pygame.mixer.get_init() is not None

    def close(self) -> None:
        """Stop everything and let go of the device."""
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
        """Let an effect sound once at that volume (0 to 1); left out when every channel is busy."""
        sound = self._sound(name)
        channel = pygame.mixer.find_channel() if self.is_open and sound else None
        if channel and sound:
            channel.set_volume(volume)
            channel.play(sound)

    def circle(self, name: str, volume: float) -> None:
        """Let one sound go round and round at that volume; 0 ends it."""
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
        """Begin a piece, which is played once; False while it is being read. A damaged one is silent."""
        if not self.is_open or not self._reader:
            return False
        if name not in self._music:
            # the one before is not wanted soon
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
        """Whether the piece begun last has come to its end."""
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
    """The bytes of a sound."""
    game, _, own = name.rpartition("/")
    return (folder("sounds", game) / f"{own}.ogg").read_bytes()


def _ends(name: str) -> tuple[float, ...]:
    """The ends of a piece's phrases."""
    game, _, own = name.rpartition("/")
    return phrase_ends(game, own)
