"""The moment of a guided game: whether something is to be read, and the step that the table is lit for."""

from raccoon.app.lessons.course import LessonStep
from raccoon.app.lessons.guide import Guide
from scenes.table.parts import TableParts


class LessonMoment:
    """The state that a guide and its table are in now."""

    def __init__(self, guide: Guide, parts: TableParts) -> None:
        self._guide, self._parts = guide, parts

    @property
    def reading(self) -> bool:
        """Whether Enter is the teacher's: something is to be read, or to be decided about a move."""
        at, step = self._guide.progress, self._guide.progress.step
        if at.objection is not None or at.leap:
            return True
        return self._guide.in_charge and not at.others_move and step is not None and step.move is None

    @property
    def still(self) -> bool:
        """Whether the table has come to rest: what the last move brought about has been seen."""
        return not self._parts.animator.busy

    @property
    def aside(self) -> bool:
        """Whether the teacher has stepped aside for a piece in the hand."""
        return self._parts.drag.held is not None

    @property
    def step(self) -> LessonStep | None:
        """The step that the table is lit for; None while anything moves, and on the learner's own way."""
        at = self._guide.progress
        quiet = self._guide.in_charge and not at.others_move and at.objection is None
        return at.step if quiet and self.still else None
