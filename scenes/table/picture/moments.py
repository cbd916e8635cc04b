"""The idle movement, as pictures of moments: a few in a second, each drawn in as many frames as it needs."""

from collections.abc import Callable, Iterable

from scenes.art.moving import incremental
from scenes.art.sprite_layer import PlacedSprite


class Moments:
    """The `time` of the idle movement, in seconds, and the sprites `shown` of it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.shown: list[PlacedSprite] = []
        self._now = -1.0
        self._steps = incremental.IncrementalDraw()

    def look(self, rate: float, seen: Callable[[float], Iterable[PlacedSprite]], hurried: bool) -> bool:
        """Take up what is `seen` at a moment, of which there are `rate` in a second; whether it is something
        else than before. Nothing is looked for while a table that is drawn in steps is `hurried`.
        """
        now = int(self.time * rate) / rate
        if now == self._now or (hurried and incremental.is_spread()):
            return False
        found: list[PlacedSprite] = []
        if not self._steps.draw(lambda: found.extend(seen(now))):
            return False  # the rest is drawn in the next frame
        before, self.shown, self._now = self.shown, found, now
        return found != before
