"""The group of the ways to decide at a table: verbs, choices, panels, drags."""

from collections.abc import Sequence
from typing import Any

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.engine.events import Option
from scenes.table.choosing.actions import Action, QuickAction, Switch
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.panel import Panel, PanelActions
from scenes.table.described.actions import ActionSpecs
from scenes.table.hand.drags import Drags
from scenes.table.piece import Piece


class Choices:
    """The ways in which a person decides: verbs, choices, panels, drags.

    A verb begins an action; its label is ``table.verb.<name>`` in the catalogue, the words of a choice are
    described at `Choice`. A game whose players only answer one question at a time has no verbs and defines
    `forced_choice` alone. A choice that is open while others move stays open as it is, as long as the options
    stay the same.
    """

    actions: ActionSpecs = ActionSpecs()
    """A spec of each command; override the methods below for what a spec cannot describe."""
    switches: tuple[Switch, ...] = ()
    """The switches for `switch`, with their key actions; the table's picture draws them."""
    drags: Drags = Drags()
    scenery: frozenset[str] = frozenset()
    """Further zones that are never dimmed, but may be covered by pages."""

    @property
    def verbs(self) -> tuple[Action, ...]:
        """The verb buttons in their order."""
        return self.actions.verbs

    def disabled_reason(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """Why the verb cannot be begun with these options; "" if it can."""
        return self.actions.disabled_reason(verb, view, options, say)

    def sub(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """The effect of an enabled verb in a few words, below its label; "" for none."""
        return self.actions.sub(verb, view, options, say)

    def opener(self, piece: Piece, view: Any) -> str | None:
        """The verb that a click on a piece begins; None for none."""
        return self.actions.openers.get(piece.kind)

    def switch(self, piece: Piece, view: Any) -> str:
        """The event (`TableState.stops`) whose question a click on the piece turns on or off; "" for none."""
        return ""

    def busy(self, view: Any, mine: bool) -> str:
        """Why no verb at all can be begun in this position, as a catalogue key; "" if some may.

        `mine`: the viewer is to answer; else the sentence gets the `name` of the awaited seat.
        """
        return ""

    def choice_for(self, verb: str, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that a verb opens; None if the options do not include it."""
        return self.actions.choice_for(verb, table, options)

    def quick_action(self, verb: str, view: Any, options: Sequence[Option]) -> QuickAction | None:
        """The quick action of a verb that needs no choice; None if it opens one."""
        return self.actions.quick_action(verb, view, options)

    def forced_choice(self, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that opens by itself because it has to be made now; None for none."""
        return self.actions.forced_choice(table, options)

    def panel(self, table: ChoiceContext, deeds: PanelActions) -> Panel | None:
        """The game's own panel on the stage in this position; None for none."""
        return None

    def needed(self, view: Any) -> frozenset[str]:
        """The zones that are read during decisions: never dimmed or covered."""
        return frozenset()

    def urges(self, view: Any) -> bool:
        """Whether the enabled verbs are lit, because the viewer has to begin one."""
        return False

    def notice(self, view: Any, say: Say) -> str:
        """A sentence for the seat that is to answer, added to the headline; "" for none."""
        return ""

    def quick_actions(self, view: Any, options: Sequence[Option]) -> Sequence[QuickAction]:
        """The quick actions besides the verbs."""
        return ()

    def banner(self, view: Any, seats: tuple[Seat, ...], say: Say) -> tuple[str, str]:
        """The two lines of the banner: who is to do what, and what follows; "" for the usual words."""
        return "", ""
