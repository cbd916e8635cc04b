"""The preview of a drop, worked out once for each target and number."""

from scenes.art.frame import Frame
from scenes.table.choosing.choice import Choice
from scenes.table.hand.drop_preview import DropPreview
from scenes.table.hand.drop_targets import DropTargets, Foreseen
from scenes.table.piece import Piece


class DropForecast:
    """The outcome of dropping a piece, and the paper with it."""

    def __init__(self, reach: DropTargets, piece: Piece) -> None:
        self._reach, self._piece = reach, piece
        self._seen: tuple[object, Foreseen] = None, Foreseen()
        self._paper: tuple[object, DropPreview | None] = None, None

    def forget(self) -> None:
        """Work it out anew: the table has changed."""
        self._seen, self._paper = (None, Foreseen()), (None, None)

    def of(self, choice: Choice, target: Piece, count: int) -> Foreseen:
        """The preview of dropping so many on a target."""
        key = target, count
        if self._seen[0] != key:
            self._seen = key, self._reach.foreseen(choice, self._piece, target, count)
        return self._seen[1]

    def paper(self, seen: Foreseen, how_many: str, frame: Frame) -> DropPreview | None:
        """The paper with the preview worked out last and the number held; None where nothing is foreseen."""
        if not (seen.lines or seen.gains):
            return None
        key = self._seen[0]
        if self._paper[0] != key:
            self._paper = key, DropPreview(seen, self._reach.context.seats, frame, how_many)
        return self._paper[1]
