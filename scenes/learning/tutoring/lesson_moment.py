"""The present state of a guided game: whether there is something to read, and which step is highlighted."""

from raccoon.app.lessons.course import LessonStep
from raccoon.app.lessons.guide import Guide
from scenes.table.parts import TableParts


class LessonMoment:
    """The present state of a guide and its table."""

    def __init__(self, guide: Guide, parts: TableParts) -> None:
        self._guide, self._parts = guide, parts

    @property
    def reading(self) -> bool:
        """Whether Enter is for the tutor: there is something to read, or an objection to answer."""
        at, step = self._guide.progress, self._guide.progress.step
        if at.objection is not None or at.leap:
            return True
        return self._guide.in_charge and not at.others_move and step is not None and step.move is None

    @property
    def still(self) -> bool:
        """Whether no animation of a move is running."""
        return not self._parts.animator.busy

    @property
    def dragging(self) -> bool:
        """Whether the desk is hidden, because a piece is being dragged."""
        return self._parts.drag.held is not None

    @property
    def step(self) -> LessonStep | None:
        """The step whose pieces are highlighted; None during animations and when the learner plays freely."""
        at = self._guide.progress
        quiet = self._guide.in_charge and not at.others_move and at.objection is None
        return at.step if quiet and self.still else None
