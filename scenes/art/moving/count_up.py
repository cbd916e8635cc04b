"""Count: the timing of the count at the end of a game, line by line, then the winner's seal."""

from scenes.art.moving import tween

LINE = 0.62
"""Seconds from one line to the next."""
WRITING = 0.46
"""Seconds in which a line is written and its figures count up."""
WAX = 0.55
"""Seconds in which the winner appears and the seal falls."""
WAIT = 0.35
"""Seconds before the first line and before the seal."""

LINE_SOUND, SEAL_SOUND = "ledger", "seal"


class Count:
    """The progress of the count of `lines` lines. `pace` 1 is calm, less is quicker, 0 is finished at once.

    Unless `sealed` (nobody has won) there is no sound of a seal; the faces appear all the same.
    """

    def __init__(self, lines: int, pace: float, sealed: bool = True) -> None:
        self.lines = lines
        self._sealed = sealed
        self._pace = pace
        self._time = 0.0 if pace else self._end

    @property
    def _seal_begins(self) -> float:
        return 2 * WAIT + self.lines * LINE

    @property
    def _end(self) -> float:
        return self._seal_begins + WAX

    @property
    def done(self) -> bool:
        """Whether the whole count is drawn."""
        return self._time >= self._end

    @property
    def share(self) -> float:
        """The progress of all lines, 0 to 1."""
        return tween.share_of(self._time, WAIT, self.lines * LINE)

    @property
    def seal(self) -> float:
        """The progress of the winner and the seal, 0 to 1."""
        return tween.share_of(self._time, self._seal_begins, WAX)

    def line(self, number: int) -> float:
        """The progress of one line, 0 to 1; the first line is 0."""
        return tween.share_of(self._time, WAIT + number * LINE, WRITING)

    def finish(self) -> None:
        """End the count at once."""
        self._time = self._end

    def update(self, dt: float) -> list[str]:
        """Let `dt` seconds pass; return the sounds to play."""
        if self.done:
            return []
        before, self._time = self._time, min(self._end, self._time + dt / self._pace)
        cues = [(WAIT + number * LINE, LINE_SOUND) for number in range(self.lines)]
        if self._sealed:
            cues.append((self._seal_begins + WAX / 2, SEAL_SOUND))
        return [sound for at, sound in cues if before <= at < self._time]
