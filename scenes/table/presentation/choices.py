"""The ways in which a person decides at a table."""

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

    A verb begins an action; its words are in the catalogue as ``table.verb.<name>``, those of a choice as
    `Choice` says. A game whose players only ever answer one question has no verbs and fills in `due` alone. A
    choice that is open while others move as well is kept, with its fields filled in, as long as the options
    stay the same.
    """

    actions: ActionSpecs = ActionSpecs()
    """A spec of each command; the methods below that it answers are for what it cannot describe."""
    switches: tuple[Switch, ...] = ()
    """The switches that `switch` knows, with their keys; the picture draws them."""
    drags: Drags = Drags()
    scenery: frozenset[str] = frozenset()
    """The zones that nothing dims either, though pages and papers may lie on them."""

    @property
    def verbs(self) -> tuple[Action, ...]:
        """The buttons that actions begin with, in their order."""
        return self.actions.verbs

    def disabled_reason(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """Why the verb cannot be begun with these options; "" when it can."""
        return self.actions.disabled_reason(verb, view, options, say)

    def sub(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """The effect of a verb that can be begun, in few words; may be empty."""
        return self.actions.sub(verb, view, options, say)

    def opener(self, piece: Piece, view: Any) -> str | None:
        """The verb that a click on a piece begins in this position; None for none."""
        return self.actions.openers.get(piece.kind)

    def switch(self, piece: Piece, view: Any) -> str:
        """The event that a click on a piece switches the viewer's call for on or off; "" for none."""
        return ""

    def busy(self, view: Any, mine: bool) -> str:
        """Why no verb at all can be begun in this position, as a key of the catalogue; "" where some may.

        `mine`: it is for whoever looks to answer; else the sentence gets the `name` of who is waited for.
        """
        return ""

    def begun(self, verb: str, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that a verb opens; None where the options do not hold it."""
        return self.actions.begun(verb, table, options)

    def at_once(self, verb: str, view: Any, options: Sequence[Option]) -> QuickAction | None:
        """The command that a verb makes without a choice; None for one that opens a choice."""
        return self.actions.at_once(verb, view, options)

    def due(self, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that stands open by itself: what has to be answered now."""
        return self.actions.due(table, options)

    def panel(self, table: ChoiceContext, deeds: PanelActions) -> Panel | None:
        """A panel of the game's own that stands on the stage in this position; None for none."""
        return None

    def needed(self, view: Any) -> frozenset[str]:
        """The zones of the table that are read while something is decided: nothing ever dims them."""
        return frozenset()

    def urges(self, view: Any) -> bool:
        """Whether the verbs are lit: the viewer has to begin one, though it may not look so."""
        return False

    def notice(self, view: Any, say: Say) -> str:
        """A sentence for the seat that is to answer, after the log of the move; "" for none."""
        return ""

    def extras(self, view: Any, options: Sequence[Option]) -> Sequence[QuickAction]:
        """The actions besides the verbs that need no choice."""
        return ()

    def banner(self, view: Any, seats: tuple[Seat, ...], say: Say) -> tuple[str, str]:
        """The two lines of the banner: who is to do what, and what comes next; "" for the usual words."""
        return "", ""
