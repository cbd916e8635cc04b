"""The sentences of Saloon Tycoon as the general table asks for them."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import plainly
from raccoon.engine.events import Event, Fact
from raccoon.games.saloon_tycoon.actions.supply import Supplied
from raccoon.games.saloon_tycoon.pending import ChooseSecrets
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.actions import ACTIONS
from scenes.saloon_tycoon.events import EVENTS, KINDS
from scenes.saloon_tycoon.keys import KEYS
from scenes.saloon_tycoon.picture.pictograms import PICTOGRAMS
from scenes.saloon_tycoon.words import advice
from scenes.table.described.event_spec import RecapPart
from scenes.table.presentation import Advice, Narration

NAMES = {"tile": "saloon.tile", "character": "saloon.person"}


def fact_words(name: str, fact: Fact, say: Say) -> object:
    """The words for a fact: the name of a tile or a character, any other fact plainly."""
    if name in NAMES:
        return say(f"{NAMES[name]}.{fact}")
    return plainly(name, fact, say)


FAMILY = {
    "saloon.tile.brothel": "saloon.tile.family",
    "saloon.tile.brothel.text": "saloon.tile.family.text",
    "saloon.short.brothel": "saloon.short.family",
    "saloon.person.senator.text": "saloon.person.senator.family",
}
"""The keys of sentences that have a neutral form where the option of family names is on."""


class SaloonWords(Narration):
    """The narration of Saloon Tycoon: its events, actions, keys and pictograms in words."""

    keys = KEYS
    pictograms = MappingProxyType(PICTOGRAMS)
    kinds: Mapping[str, str] = MappingProxyType(KINDS)
    events = EVENTS
    actions = ACTIONS

    def spoken(self, say: Say, setup: Any) -> Say:
        """The catalogue's `say`, with neutral words for one tile where the option of family names is on."""
        if not setup.options.family_names:
            return say
        return lambda key, **facts: say(FAMILY.get(key, key), **facts)

    def fact(self, name: str, fact: Fact, say: Say) -> object:
        return fact_words(name, fact, say)

    def turn(self, view: View) -> int | None:
        return None if isinstance(view.pending, ChooseSecrets) else view.turn

    def prepares(self, view: View) -> bool:
        return isinstance(view.pending, ChooseSecrets)

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[RecapPart]:
        """The recap of a seat's turn, with all cubes that were bought as one purchase."""
        return super().recap(seat, [*_together([event for event in events if event.seat == seat])], say)

    def advice(self, reason: BotReason, view: View, say: Say) -> Advice:
        return advice.advice(reason, view, say)


def _together(events: Sequence[Event]) -> Iterator[Event]:
    """The events of a turn with all purchases of cubes joined, in the place of the first."""
    bought = [event for event in events if isinstance(event, Supplied)]
    for event in events:
        if not isinstance(event, Supplied):
            yield event
        elif event is bought[0]:
            cubes = tuple(number for each in bought for number in each.cubes)
            yield Supplied(event.seat, (), cubes, sum(each.price for each in bought))
