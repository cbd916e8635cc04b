"""The transitions by which panels, pages, hints and dimming over the table appear and vanish."""

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from scenes.art.moving.screen_transitions import Reversed, Rising, ScreenTransition, Wipe
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext
from scenes.table.controls.hints import Hints
from scenes.table.log.log_controller import LogController
from scenes.table.motion.animator import Animator
from scenes.table.picture.picture import LIFT

DIMMING, HINTED = Wipe(), Wipe(seconds=0.3)
"""The transition of dimming, and a shorter one for hints, which are narrow."""


class Covering:
    """Compares what covers the table now with what covered it in the last picture."""

    def __init__(
        self,
        context: TableContext,
        panel_host: PanelHost,
        animator: Animator,
        log: LogController,
        hints: Hints,
        raised: Callable[[], Sequence[pygame.Rect]],
    ) -> None:
        self._context = context
        self._panel_host = panel_host
        self._animator = animator
        self._log = log
        self._hints = hints
        self._raised = raised
        self._panel: Panel | None = None
        self._lay: tuple[int, int] | None = None
        """The top left corner of a choice's page."""
        self._page: object = None
        self._dimmed = False
        self._hint = ""
        self._viewer: int | None = None
        self._known = False

    def transition(self, dimmed: bool) -> ScreenTransition | None:
        """The transition to the current picture, None for none. A picture for another viewer appears at once;
        only one for no viewer, as between two people, may be mixed with others.
        """
        before, page, dark, viewer, known = (
            self._panel, self._page, self._dimmed, self._viewer, self._known
        )  # fmt: skip
        hint, self._hint = self._hint, self._hints.advice_text().sentence if self._hints.open else ""
        panel = self._animator.queue.seen_panel(self._panel_host.panel)
        self._panel, self._page, self._dimmed = panel, self._log.page, dimmed
        self._viewer, self._known = self._context.shown.viewer, True
        others = viewer != self._viewer
        if not known or (others and None not in (viewer, self._viewer)):
            return None
        changed = DIMMING if others or dark != dimmed or page is not self._page else None
        changed = DIMMING if self._moved(panel) else changed
        changed = HINTED if hint != self._hint else changed
        return self._way(before, panel) or self._animator.queue.next_transition() or changed

    def _moved(self, panel: Panel | None) -> bool:
        before, self._lay = self._lay, panel.rect.topleft if panel and panel.choice else None
        return None not in (before, self._lay) and before != self._lay

    def _way(self, before: Panel | None, panel: Panel | None) -> ScreenTransition | None:
        """The transition between panels, None for none: successive panels on the stage count as one."""
        if panel is before or (panel and before and panel.region == before.region == "stage"):
            return None
        if panel and before and panel.region == before.region:
            return DIMMING
        if panel and (before is None or panel.region == "stage"):
            return self._with_pieces(panel.entrance, self._raised)
        raised = self._raised()
        return Reversed.of(self._with_pieces(before.entrance, lambda: raised)) if before else None

    def _with_pieces(
        self, way: ScreenTransition, raised: Callable[[], Sequence[pygame.Rect]]
    ) -> ScreenTransition:
        """The transition with the raised pieces, which slide with a page."""
        lift = self._context.visible_layout.frame.px(LIFT)
        return replace(way, raised=raised, lift=lift) if isinstance(way, Rising) else way
