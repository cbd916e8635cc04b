"""Makes the panels over a table: choices from the options, panels of the game's own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any, TypeVar

from pygame import Rect

from raccoon.app.session.preview import Preview, preview
from raccoon.engine.events import Command, Event, Option
from scenes.art.moving.cached_area import CachedArea
from scenes.table.choosing import disabled_reason
from scenes.table.choosing.actions import QuickAction
from scenes.table.choosing.beside import FreeRoom
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.panel import Owner, Panel, PanelActions
from scenes.table.context import TableContext
from scenes.table.layout import Layout, large_desk, row_of
from scenes.table.presentation import Choices

T = TypeVar("T")


class PanelMaker:
    """Makes choices and panels by the game's `Choices`; calls `on_change` when a field changed."""

    def __init__(self, context: TableContext, on_change: Callable[[], None]) -> None:
        self._context = context
        self._on_change = on_change
        self._cached = CachedArea()

    def _asked(self, ask: Callable[[Choices, ChoiceContext, Sequence[Option]], T | None]) -> T | None:
        """Call the game's `Choices` for the person who chooses at the screen; None if nobody does."""
        context = self._context
        if context.shown.chooser is None:
            return None
        return ask(context.presentation.choices, self._table_now(), disabled_reason.options_of(context))

    def choice_for(self, verb: str) -> Choice | None:
        """The choice that a verb opens, None for none now."""
        return self._asked(lambda choices, table, options: choices.choice_for(verb, table, options))

    def quick_action(self, verb: str) -> QuickAction | None:
        """The command that a verb makes without a choice, None for none."""
        return self._asked(lambda choices, table, options: choices.quick_action(verb, table.view, options))

    def forced_choice(self) -> Choice | None:
        """The forced choice, None for none now."""
        return self._asked(lambda choices, table, options: choices.forced_choice(table, options))

    def preview_choice(self, verb: str | None) -> Choice | None:
        """A second copy of a verb's choice, or of the forced one, for previews: it reports no changes."""

        def ask(choices: Choices, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
            table = replace(table, changed=lambda: None)
            return choices.choice_for(verb, table, options) if verb else choices.forced_choice(table, options)

        return self._asked(ask)

    def own_panel(self) -> Panel | None:
        """The game's own panel for the current position."""
        return self._context.presentation.choices.panel(self._table_now(), self._panel_actions())

    def earlier_panel(self, view: Any, moods: tuple[str, ...], moves: int) -> Panel | None:
        """The game's own panel of an earlier view, after `moves` moves: without controls and secrets."""
        actions = PanelActions((), self._context.submit, self._is_shared, None, self._cached)
        panel = self._context.presentation.choices.panel(self._table(view, moods, moves), actions)
        if panel:
            self.put(panel)
        return panel

    def put(self, panel: Panel) -> None:
        """Place a panel: a choice next to its piece or on the rail, the game's own on the stage.

        In a lesson a choice is always on the rail.
        """
        context, layout = self._context, self._context.shown.layout
        if not isinstance(panel, ChoicePanel):
            panel.layout(layout.stage, layout.frame, row_of(layout))
        elif context.session.lesson_script is None:
            needed = context.presentation.choices.needed(context.shown.view)
            panel.place(layout.page, layout.frame, FreeRoom.of(layout, needed, panel.choice))
        else:
            panel.place(_above_desk(layout), layout.frame)

    def foresee(self, *commands: Command) -> Preview:
        """The preview of the viewer's commands, one after the other."""
        return preview(self._context.session.match.game, self._context.shown.view, *commands)

    def _table_now(self) -> ChoiceContext:
        shown, moves = self._context.shown, len(self._context.session.match.entries)
        return self._table(shown.view, shown.moods, moves)

    def _table(self, view: Any, moods: tuple[str, ...], moves: int) -> ChoiceContext:
        context = self._context
        events = cache(partial(self._public_events, moves))
        seats = context.seats
        return ChoiceContext(view, seats, context.say, self.foresee, self._on_change, moods, events)

    def _public_events(self, moves: int) -> Sequence[Event]:
        """The events of the first `moves` moves, as everybody may know them."""
        session = self._context.session
        return [
            event for entry in session.match.entries[:moves] for event in session.visible_events(entry, None)
        ]

    def _panel_actions(self) -> PanelActions:
        context, shown = self._context, self._context.shown
        moment = context.presentation.privacy.moment(shown.view)
        answers = shown.person if moment == "shared" else shown.chooser
        options = context.session.options(answers) if answers is not None else ()
        own = shown.viewer if shown.person is None else answers
        owner = None if own is None else Owner(context.session, own, context.on_session_changed)
        awaited = () if shown.curtain_due else context.session.awaited
        return PanelActions(
            options,
            context.submit,
            self._is_shared,
            owner,
            self._cached,
            awaited,
            context.bring_to_screen,
            context.session.options,
        )

    @property
    def _is_shared(self) -> bool:
        return len(self._context.session.people) > 1


def _above_desk(layout: Layout) -> Rect:
    """The rectangle of a page on the rail in a lesson: in large text it ends above the teacher's desk."""
    page = layout.page
    if layout.frame.is_large:
        page.height = min(page.bottom, large_desk(layout).top) - page.top
    return page
