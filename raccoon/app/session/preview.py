"""Previews of commands from what their seat may know, without hidden information."""

from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game


class Preview(msgspec.Struct, frozen=True):
    """The view before and after, and the events between; cards from hidden decks are guesses."""

    before: Any
    after: Any
    events: tuple[Event, ...]


def preview(game: Game, view: Any, *commands: Command) -> Preview:
    """Play the commands in a state imagined from the view; Refusal when one is not allowed."""
    chance = Chance("preview")
    state, events = game.imagine(view, chance), []
    for command in commands:
        decision = game.decide(state, command, chance)
        state = decision.state
        events += [game.hide(event, view.seat) for event in decision.events]
    return Preview(view, game.view(state, view.seat), tuple(events))
