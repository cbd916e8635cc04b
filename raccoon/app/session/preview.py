"""What a command would do, from what its seat may know: nothing hidden is ever in it."""

from __future__ import annotations

from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game


class Preview(msgspec.Struct, frozen=True):
    """The view before and after the command, and the events between.

    What would come out of hidden decks is a guess: show only what follows from the rules.
    """

    before: Any
    after: Any
    events: tuple[Event, ...]


def preview(game: Game, view: Any, command: Command) -> Preview:
    """Play the command in a state imagined from the view; Refusal when it is not allowed."""
    chance = Chance("preview")
    decision = game.decide(game.imagine(view, chance), command, chance)
    events = tuple(game.hide(event, view.seat) for event in decision.events)
    return Preview(view, game.view(decision.state, view.seat), events)
