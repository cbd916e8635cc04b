"""The page beside the table in a guided game: opened for the learner, and empty but for what is asked."""

from raccoon.app.lessons.course import LessonStep
from scenes.learning.tutoring.pointing import ASIDE
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.parts import TableParts


class LessonPage:
    """Watches over the page of a table's choice."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        self._left_open: tuple[ChoicePanel | None, LessonStep | None] = None, None

    def focus_what_is_asked(self, step: LessonStep | None) -> None:
        """Enter opens the page that the step asks for, also where the last page is still to be seen."""
        controls = self._parts.controls
        if step and step.point.startswith(ASIDE) and self._parts.panel_host.panel is None:
            controls.give_way(None)
            controls.ring.focus(controls.verbs[step.point.removeprefix(ASIDE)])

    def leave_open(self, panel: ChoicePanel, step: LessonStep | None) -> None:
        """Choose nothing for the learner but what the step asks for."""
        before, self._left_open = self._left_open, (panel, step)
        if step is None or step.move is None or (before[0] is panel and before[1] is step):
            return
        if panel.choice.command() not in (None, step.move):
            panel.choice.clear()
