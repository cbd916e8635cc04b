"""The idle movement as a few drawings per second, each made over as many frames as it needs."""

from collections.abc import Callable, Iterable

from scenes.art.moving import incremental
from scenes.art.sprite_layer import PlacedSprite


class Moments:
    """The `time` of the idle movement in seconds, and its sprites `shown`."""

    def __init__(self) -> None:
        self.time = 0.0
        self.shown: list[PlacedSprite] = []
        self._now = -1.0
        self._steps = incremental.IncrementalDraw()

    def look(self, rate: float, seen: Callable[[float], Iterable[PlacedSprite]], hurried: bool) -> bool:
        """Update the sprites by `seen(time)`, `rate` times a second; return whether they have changed. While
        `hurried`, a table that is drawn in steps is not updated.
        """
        now = int(self.time * rate) / rate
        if now == self._now or (hurried and incremental.is_spread()):
            return False
        found: list[PlacedSprite] = []
        if not self._steps.draw(lambda: found.extend(seen(now))):
            return False  # continued in the next frame
        before, self.shown, self._now = self.shown, found, now
        return found != before
