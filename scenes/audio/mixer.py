"""Sounds: plays music by mood, scheduled effects and murmuring voices, each at its volume, with captions.

A name means the game's sound of that name, if there is one, else the general one.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import pygame

from raccoon.app.settings import Settings
from scenes.audio.device import Device
from scenes.audio.fader import Fader
from scenes.audio.presence import MusicLevel
from scenes.audio.repertoire import (
    BETWEEN,
    HOUSE,
    INTERFACE,
    MUSIC,
    UNTOLD,
    VOICE,
    Repertoire,
    files_with,
    sound_of,
    take,
)
from scenes.widgets.button import PRESSED

PAUSE = MUSIC + BETWEEN


class Playlist:
    """Chooses the next piece of music for a mood by `pick`; avoids repeats until all have been played."""

    def __init__(self, pick: Callable[[Sequence[str]], str]) -> None:
        self.playing: str | None = None
        self.mood: str | None = None
        self._pick = pick
        self._heard: dict[str, list[str]] = {}
        """By kind, the pieces played since all of that kind had been, in their order."""
        self._chosen: tuple[str, str] | None = None

    def next(self, mood: str, names: Iterable[str]) -> str:
        """The next piece among the sounds `names`; the same one until it has `begun`."""
        resting = self.playing is not None and sound_of(self.playing) == PAUSE
        kind = PAUSE if self.playing and self.mood == mood and not resting else MUSIC + mood
        if self._chosen is None or self._chosen[0] != kind:
            takes = [name for name in names if sound_of(name) == kind]
            heard = self._heard.get(kind, [])
            others = [name for name in takes if name not in heard]
            again = [name for name in takes if name not in heard[-1:]]  # not the same twice in a row
            self._chosen = kind, self._pick(others or again or takes)
        return self._chosen[1]

    def begun(self, piece: str | None, mood: str | None) -> None:
        """Record that a piece is playing for a mood; None for silence."""
        self.playing, self.mood, self._chosen = piece, mood, None
        if piece:
            heard = self._heard.setdefault(sound_of(piece), [])
            if piece in heard:
                heard.clear()
            heard.append(piece)


CROWD = "crowd"
"""The looped effect of murmuring voices; a game without one has none."""

FADE = 1.2
"""Seconds in which the voices fade in and out."""

OFTEN = 10
"""Updates a second while something is due or fades."""

MOST_WAITING = 24
"""The most scheduled effects, so that a table at full speed does not sound on after its moves."""

AMONG_VOICES = 0.4
"""The tension that lowers the music while voices murmur."""

BENEATH = 0.95
"""The factor of the music's volume: it is a little softer than effects with the same slider."""

TAPER = 1.5
"""The exponent from a slider's place to a volume: its middle then sounds like the middle."""


class Sounds:
    """The program's sounds, a companion of the scene stack. Times are in seconds.

    `caption` is called with a catalogue key when an effect is due, even without a device. `pick` chooses one
    of several pieces (by default at random); `tell` is called once with the key of a sentence when sounds are
    damaged or there is no device. The device is opened after `begin`.
    """

    def __init__(
        self,
        settings: Settings,
        caption: Callable[[str], None] | None = None,
        pick: Callable[[Sequence[str]], str] | None = None,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        self.settings = settings
        self.caption = caption or (lambda key: None)
        self._tell = tell
        self.device = Device()
        self.mood: str | None = None
        self._music = Playlist(pick or _by_chance)
        self._presence = MusicLevel()
        self._own = HOUSE
        self.crowd = Fader(FADE)
        """The level of the murmuring voices."""
        self._voices = ""
        self._time = 0.0
        self._waiting: list[tuple[float, str]] = []
        self._frames_to_open: int | None = None
        self._files = HOUSE.files()
        self._taken: Counter[str] = Counter()

    def enter(self, repertoire: Repertoire) -> None:
        """Use a game's sounds besides the general ones (with `HOUSE` only these); begin to decode them."""
        self._files = files_with(repertoire)
        self._own = repertoire
        self._waiting = [cue for cue in self._waiting if cue[1] in self._files]
        if f"{MUSIC}{self.mood}" not in self._files:
            self.mood = None
        if self._music.playing not in self._files:
            self._presence.forget_phrases()  # do not wait for the end of a phrase of a game that was left
        self.device.prepare(self._effects())

    def begin(self) -> None:
        """Open the device a few frames later, so that the first pictures need not wait."""
        self._frames_to_open = 3

    def close(self) -> None:
        """Stop everything and release the device."""
        self._frames_to_open = None
        self._music.begun(None, None)
        self._waiting.clear()
        self.device.close()

    def at(self, mood: str, murmur: bool = False, tension: float = 0.0) -> None:
        """Set the mood of the music, whether voices murmur, and the tension that lowers the music (0 to 1).

        Raises `KeyError` for a mood without music.
        """
        if MUSIC + mood not in self._files:
            raise KeyError(mood)
        self.mood = mood
        if murmur and not self.crowd.goal:
            self._voices = self._files[CROWD]
            self.caption(f"caption.{CROWD}")
        self.crowd.goal = float(murmur)
        self._presence.hold(max(tension, AMONG_VOICES * murmur))

    def play(self, effect: str, after: float = 0.0) -> None:
        """Schedule an effect after `after` seconds; `KeyError` for an unknown one."""
        if effect not in self._files:
            raise KeyError(effect)
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append((self._time + after, effect))

    @property
    def idle_rate(self) -> int:
        """Updates a second needed at rest: `OFTEN` while something is due or fades, else one."""
        other = self._music.mood != self.mood and self.settings.music > 0 and self.device.is_open
        due = other or self._waiting or self._frames_to_open or self.device.music_over
        return OFTEN if due or self.crowd.moves or self._presence.moves else 1

    def hush(self) -> None:
        """Drop every effect that is not due yet."""
        self._waiting = [cue for cue in self._waiting if cue[0] <= self._time]

    def handle(self, event: pygame.event.Event) -> None:
        """Play the sound of a pressed button."""
        if event.type == PRESSED:
            self.play("button")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: play due effects, fade music and voices."""
        self._time += dt
        self._open_when_due()
        if self._tell and self.device.damaged:
            self._tell("sound.damaged")
            self._tell = None
        due = sorted(cue for cue in self._waiting if cue[0] <= self._time)
        self._waiting = [cue for cue in self._waiting if cue[0] > self._time]
        for effect in dict.fromkeys(effect for _, effect in due):
            self._sound(effect)
        self._fade_music(dt)
        self.crowd.update(dt)
        if self._voices:
            self.device.circle(self._voices, loudness(self.settings.crowd) * self.crowd.level)

    def _open_when_due(self) -> None:
        if self.device.mono != self.settings.mono and self.device.is_open:
            self.close()
            self._presence = MusicLevel()
            self.begin()
        if self._frames_to_open is None:
            return
        self._frames_to_open -= 1
        if self._frames_to_open <= 0:
            self._frames_to_open = None
            if self.device.open(self.settings.mono):
                self.device.prepare(self._effects())
            elif self._tell and (self.settings.music or self.settings.effects or self.settings.interface):
                self._tell("sound.none")

    def _effects(self) -> list[str]:
        return [sound for name, sound in self._files.items() if not name.startswith(MUSIC)]

    def _sound(self, effect: str) -> None:
        if effect not in UNTOLD:
            self.caption(f"caption.{sound_of(effect)}")
        volume = loudness(slider(self.settings, sound_of(effect)))
        if volume > 0:
            self.device.play(self._files[self._next_take(effect)], volume)
            if effect in (*HOUSE.solos, *self._own.solos):
                self._presence.step_aside()

    def _next_take(self, effect: str) -> str:
        """The name of an effect's next take, in turn; the effect itself if it has only one."""
        count = sum(sound_of(name) == effect for name in self._files) if effect not in self._own.apart else 1
        self._taken[effect] += 1
        return take(effect, self._taken[effect] % count) if count > 1 else effect

    def _fade_music(self, dt: float) -> None:
        """Play a piece of the mood, a pause, another piece; after a change of mood fade the old piece out
        first.
        """
        music = self._music
        wanted = music.playing is not None and self.mood == music.mood
        self._presence.update(dt, wanted)
        due = self.device.music_over or (self._presence.gone and not wanted)
        if self.mood and due and self.settings.music > 0:
            piece = music.next(self.mood, self._files)
            if self.device.start_music(self._files[piece]):
                music.begun(piece, self.mood)
                self._presence.begin(self.device.ends)
        self.device.music_volume(loudness(self.settings.music) * self._presence.level * BENEATH)


def _by_chance(pieces: Sequence[str]) -> str:
    """One of several pieces, at random."""
    if len(pieces) == 1:
        return pieces[0]
    from raccoon.app.chooser import chooser

    return chooser()(pieces)


def slider(settings: Settings, effect: str) -> float:
    """The volume setting of an effect, from 0 to 1."""
    if effect.startswith(VOICE):
        return settings.crowd
    return settings.interface if effect in INTERFACE else settings.effects


def loudness(volume: float) -> float:
    """The volume for a slider's place, both from 0 to 1."""
    return float(volume**TAPER)
