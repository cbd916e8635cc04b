"""Raccoon Rampage in words, as the general table asks for them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.engine.events import Event, Fact
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitDraft, AwaitOpening
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.events import EVENTS, KINDS
from scenes.raccoon_rampage.keys import KEYS
from scenes.raccoon_rampage.words import advice, recap
from scenes.raccoon_rampage.words.pictograms import PICTOGRAMS
from scenes.table.presentation import Advice, Narration


class RampageWords(Narration):
    """Sentences of policies, votes and raccoons."""

    keys = KEYS
    pictograms = MappingProxyType(PICTOGRAMS)
    kinds: Mapping[str, str] = MappingProxyType(KINDS)
    events = EVENTS
    actions = ACTIONS

    def fact(self, name: str, fact: Fact, say: Say) -> object:
        """Figures as they are; the ids of cards and areas are not for telling: the sentences do without."""
        return super().fact(name, fact, say) if isinstance(fact, int) else ""

    def turn(self, view: View) -> int | None:
        """Nobody's while the pool is filled; before the first round whoever lays a policy."""
        if isinstance(view.pending, AwaitContributions):
            return None
        if isinstance(view.pending, AwaitDraft | AwaitOpening):
            return view.pending.asked[0]
        return view.turn

    def prepares(self, view: View) -> bool:
        return isinstance(view.pending, AwaitContributions | AwaitDraft | AwaitOpening)

    def history(self, view: View) -> int:
        """The tracker."""
        return view.impact

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[str]:
        return recap.parts(seat, events, say)

    def advice(self, reason: BotReason, view: View, say: Say) -> Advice:
        return advice.advice(reason, view, say)
