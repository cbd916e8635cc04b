"""Production: which card of the hand to play."""

from __future__ import annotations

import pygame

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.commands import Produce
from raccoon.games.raccoon_tycoon.options import ProduceOption
from scenes.raccoon_tycoon.choices.decision import Decision, tokens_markup
from scenes.table.choosing.choice import Drops, Field, Table, every
from scenes.widgets.pick import Pick, PickEntry


class ProduceChoice(Decision):
    """One card of the hand; clicking the card chooses it, its number key too."""

    key = "produce"
    verb = "produce"

    def __init__(self, table: Table, option: ProduceOption) -> None:
        super().__init__(table)
        self.option = option
        self.pick = Pick(self._entries(), str(option.cards[0]), lambda _: table.changed())
        self.fields = [Field(self.pick, 54 * len(option.cards), shrinks=True)]

    def _entries(self) -> list[PickEntry]:
        made = ((card, tokens_markup(PRODUCTION_CARDS[card].production)) for card in self.option.cards)
        return [PickEntry(str(card), f"{number}  {tokens}") for number, (card, tokens) in enumerate(made, 1)]

    @property
    def card(self) -> int:
        """The chosen card's number."""
        return int(self.pick.chosen)

    def note(self) -> str:
        """What the card's two halves do."""
        card = PRODUCTION_CARDS[self.card]
        limit = min(self.me.powers.production_limit, sum(card.production))
        return self.table.say(
            "choice.produce.note",
            n=limit,
            made=tokens_markup(card.production),
            rise=tokens_markup(card.price),
        )

    def command(self) -> Command:
        return Produce(self.option.seat, self.card)

    def lit(self) -> frozenset[str]:
        return frozenset(f"hand:{place}" for place in range(len(self.option.cards)))

    def chosen(self) -> frozenset[str]:
        return frozenset({f"hand:{self.option.cards.index(self.card)}"})

    def click(self, piece: str) -> bool:
        kind, _, place = piece.partition(":")
        return kind == "hand" and self._take(int(place))

    def drops(self) -> Drops:
        return every(
            (f"hand:{place}" for place in range(len(self.option.cards))), "warehouse", "estate", "me"
        )

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        return event.unicode.isdecimal() and event.unicode.isascii() and self._take(int(event.unicode) - 1)

    def _take(self, place: int) -> bool:
        if not 0 <= place < len(self.option.cards):
            return False
        self.pick.choose(str(self.option.cards[place]))
        return True
