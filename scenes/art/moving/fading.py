"""A picture in the air that fades in and out: it lies over others and must not cover them in one frame."""

from collections.abc import Iterator

from scenes.art.moving.screen_transitions import FADES, OPAQUE
from scenes.art.sprite_layer import PlacedSprite

MOST = 0.15
"""The largest change of strength from one frame to the next, however slow the loop is."""


class Fading:
    """The visibility of one picture: full once it has been wanted for a while."""

    def __init__(self) -> None:
        self._strength = 0.0
        self._seen: PlacedSprite | None = None

    def update(self, dt: float, wanted: bool) -> bool:
        """Let time pass; whether it looks different now."""
        before, step = self._strength, min(dt / FADES, MOST)
        self._strength = min(1.0, before + step) if wanted else max(0.0, before - step)
        return self._strength != before

    def forget(self) -> None:
        """It is gone at once: others may look from now on."""
        self._strength, self._seen = 0.0, None

    def pictures(self, picture: PlacedSprite | None) -> Iterator[PlacedSprite]:
        """The visible state of the picture, or of the last one where there is none any more."""
        self._seen = picture or (self._seen if self._strength else None)
        if not self._seen or not self._strength:
            return
        image, place = self._seen
        if self._strength < 1:
            image = image.copy()  # what is kept is shown elsewhere as well
            image.set_alpha(round(OPAQUE * self._strength))
        yield image, place
