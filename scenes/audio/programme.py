"""The order of the music: each piece of a mood before any comes again, a while without music between."""

from collections.abc import Callable, Iterable, Sequence

from scenes.audio.repertoire import BETWEEN, MUSIC, known_as

PAUSE = MUSIC + BETWEEN


class Programme:
    """Remembers what is `playing`, for which `mood`, and which pieces have been heard; `pick` chooses."""

    def __init__(self, pick: Callable[[Sequence[str]], str]) -> None:
        self.playing: str | None = None
        self.mood: str | None = None
        self._pick = pick
        self._heard: dict[str, list[str]] = {}
        """The pieces of each kind since all of them had been heard, in the order of playing."""
        self._chosen: tuple[str, str] | None = None

    def next(self, mood: str, names: Iterable[str]) -> str:
        """The next of all the sounds there are; the same until it has `begun`."""
        resting = self.playing is not None and known_as(self.playing) == PAUSE
        kind = PAUSE if self.playing and self.mood == mood and not resting else MUSIC + mood
        if self._chosen is None or self._chosen[0] != kind:
            takes = [name for name in names if known_as(name) == kind]
            heard = self._heard.get(kind, [])
            others = [name for name in takes if name not in heard]
            again = [name for name in takes if name not in heard[-1:]]  # none twice in a row
            self._chosen = kind, self._pick(others or again or takes)
        return self._chosen[1]

    def begun(self, piece: str | None, mood: str | None) -> None:
        """This is playing from now on, for that mood; nothing where it is None."""
        self.playing, self.mood, self._chosen = piece, mood, None
        if piece:
            heard = self._heard.setdefault(known_as(piece), [])
            if piece in heard:
                heard.clear()
            heard.append(piece)
