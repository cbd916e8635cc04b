"""The choice of a seat that may play a card and has none it can play: to do without."""

from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.decline import Decline, DeclineOption
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.table.choosing.choice import ChoiceContext


class DeclineChoice(Decision):
    """One button."""

    key = "decline"

    def __init__(self, table: ChoiceContext, option: DeclineOption) -> None:
        super().__init__(table)
        self.option = option

    def note(self) -> str:
        return self.table.say("saloon.decline.barred")

    def command(self) -> Command | None:
        return Decline(self.option.seat)
