"""Production: which card of the hand to play, and which of its tokens to take."""

from __future__ import annotations

import pygame

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts, lowest
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.chosen_tokens import ChosenTokens
from raccoon.games.raccoon_tycoon.commands import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.options import ProduceOption
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices import foresight
from scenes.raccoon_tycoon.choices.decision import Decision, pick_by_digit, tokens_markup
from scenes.raccoon_tycoon.choices.worth import overflow_of, rise_of, worths_after
from scenes.raccoon_tycoon.highlights import OwnMarks
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import Drops, Field, Table, every
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick, PickEntry


class ProduceChoice(Decision):
    """One card of the hand; clicking the card chooses it, its number key too.

    Where the card shows more than may be taken, what is worth most is counted, to be exchanged; both are
    decided in one go. A Trading Floor comes between the two, so with one the tokens are asked after it.
    It has many methods because it is two decisions.
    """

    key = "produce"
    verb = "produce"

    def __init__(self, table: Table, option: ProduceOption) -> None:
        super().__init__(table)
        self.option = option
        self.pick = Pick(self._entries(), str(option.cards[0]), lambda _: self._card_changed())
        cards = () if self.me.powers.trading_floor else option.cards
        self.counters = {card: found for card in cards if (found := self._counters(card))}
        self.fields = [Field(self.pick, 54 * len(option.cards), shrinks=True)]
        self.fields += [Field(c, ROW * len(c.rows), shrinks=True) for c in self.counters.values()]
        self._show_counters()

    def _counters(self, card: int) -> Counters | None:
        """For the tokens of the card where they have to be chosen."""
        available, limit = self._available(card), self.me.powers.production_limit
        if sum(available) <= limit:
            return None
        worths = worths_after(card, self.table.view)
        return Counters(COMMODITIES, available, limit, lambda _: self.table.changed(), worths)

    def _available(self, card: int) -> Counts:
        """What it shows and the supply has (R5)."""
        return lowest(PRODUCTION_CARDS[card].production, self.table.view.supply)

    def _entries(self) -> list[PickEntry]:
        return [
            PickEntry(str(card), self._entry(card), cap=str(n)) for n, card in enumerate(self.option.cards, 1)
        ]

    def _entry(self, card: int) -> str:
        """The card's two halves, and by how much it would overfill the warehouse."""
        made = tokens_markup(PRODUCTION_CARDS[card].production)
        rise = tokens_markup(rise_of(card, self.table.view))
        words = self.table.say("choice.produce.entry", made=made, rise=rise)
        over = overflow_of(card, self.table.view)
        return f"{words} {self.table.say('choice.produce.over', n=over)}" if over > 0 else words

    def _card_changed(self) -> None:
        self._show_counters()
        self.table.changed()

    def _show_counters(self) -> None:
        for card, counters in self.counters.items():
            counters.visible = card == self.card

    @property
    def card(self) -> int:
        """The chosen card's number."""
        return int(self.pick.chosen)

    @property
    def producing(self) -> int:
        return self.card

    @property
    def chosen_tokens(self) -> ChosenTokens | None:
        """The tokens that are chosen with the card; None where there is no choice, or it is not made yet."""
        counters = self.counters.get(self.card)
        return ChosenTokens(self.card, tuple(counters.counts)) if counters and not counters.left else None

    def command(self) -> Command | None:
        counters = self.counters.get(self.card)
        return None if counters and counters.left else Produce(self.option.seat, self.card)

    def order(self, number: int) -> ChosenTokens | None:
        return self.chosen_tokens

    def foreseen(self, command: Command) -> Preview:
        chosen = self.chosen_tokens
        then = [TakeTokens(self.option.seat, chosen.tokens)] if chosen else []
        return foresight.production(self.table, command, *then)

    def own_marks(self, seen: Preview | None) -> OwnMarks:
        """The card's rise is certain, whichever tokens and bonus are chosen: it is shown before they are."""
        rows = zip(COMMODITIES, self.table.view.prices, worths_after(self.card, self.table.view), strict=True)
        return OwnMarks(tuple((name, after) for name, before, after in rows if after != before))

    def missing(self) -> str:
        return self.still(self.counters[self.card])

    def picture(self) -> Paint | None:
        """The tokens that come by it, as far as they are chosen."""
        counters = self.counters.get(self.card)
        return chosen_piece.made(tuple(counters.counts) if counters else self._available(self.card))

    def lit(self) -> frozenset[str]:
        counters = self.counters.get(self.card)
        markets = [f"market:{COMMODITIES[index]}" for index in counters.rows] if counters else []
        return frozenset((*(f"hand:{place}" for place in range(len(self.option.cards))), *markets))

    def chosen(self) -> frozenset[str]:
        return frozenset({f"hand:{self.option.cards.index(self.card)}"})

    def click(self, piece: str) -> bool:
        """A card of the hand, or the market of a token to take instead of another."""
        kind, _, rest = piece.partition(":")
        counters = self.counters.get(self.card)
        if kind == "market" and counters and COMMODITY_INDEX[rest] in counters.rows:
            counters.take(COMMODITY_INDEX[rest], 1)
            return True
        return kind == "hand" and self._take(int(rest))

    def drops(self) -> Drops:
        return every(
            (f"hand:{place}" for place in range(len(self.option.cards))), "warehouse", "estate", "me"
        )

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        return pick_by_digit(self.pick, event)

    def _take(self, place: int) -> bool:
        if not 0 <= place < len(self.option.cards):
            return False
        self.pick.choose(str(self.option.cards[place]))
        return True
