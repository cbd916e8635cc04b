"""Production: which card of the hand to play, which of its tokens to take, and whose bonus with them."""

from __future__ import annotations

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts, lowest, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, NO_TOKENS, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.chosen_tokens import ChosenTokens
from raccoon.games.raccoon_tycoon.commands import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.options import ProduceOption
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.added import AddedBonus
from scenes.raccoon_tycoon.choices.decision import Decision, tokens_markup
from scenes.raccoon_tycoon.choices.worth import foreseen, overflow_of, rise_of, worths_after
from scenes.raccoon_tycoon.highlights import OwnMarks
from scenes.raccoon_tycoon.holdings import tiles_named
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick, PickEntry, numbered


class ProduceChoice(Decision):
    """One card of the hand; clicking the card chooses it, its number key too.

    Where the card shows more than may be taken, what is worth most is counted, to be exchanged; where a
    building adds to it, its bonus is filled in. All is decided in one go. A Trading Floor comes between, so
    with one the tokens and the bonus are asked after it.
    """

    key = "produce"
    verb = "produce"

    def __init__(self, table: ChoiceContext, option: ProduceOption) -> None:
        super().__init__(table)
        self.option = option
        self.pick = Pick(self._entries(), str(option.cards[0]), lambda _: self._card_changed())
        cards = () if self.me.powers.trading_floor else option.cards
        self.counters = {card: found for card in cards if (found := self._counters(card))}
        self.fields = [ChoiceField(self.pick, 54 * len(option.cards), shrinks=True)]
        self.fields += [ChoiceField(c, ROW * len(c.rows), shrinks=True) for c in self.counters.values()]
        self.added = AddedBonus(table, table.changed) if cards and self.me.powers.bonuses else None
        self.fields += [self.added.field] if self.added else []
        self._show_counters()

    def _counters(self, card: int) -> Counters | None:
        """For the tokens of the card where they have to be chosen."""
        available, limit = self._available(card), self.me.powers.production_limit
        if sum(available) <= limit:
            return None
        worths = worths_after(card, self.table.view)
        exchange = self.table.say("choice.tokens.exchange")
        return Counters(
            COMMODITIES, available, limit, lambda _: self._tokens_changed(), worths, exchange=exchange
        )

    def _available(self, card: int) -> Counts:
        """The tokens that it shows and the supply has (R5)."""
        return lowest(PRODUCTION_CARDS[card].production, self.table.view.supply)

    def _entries(self) -> list[PickEntry]:
        """With a warehouse behind those cards that would overfill it, where others would not: by how much the
        preview says.
        """
        cards, view = self.option.cards, self.table.view
        full = {card for card in cards if overflow_of(card, view) > 0}
        marked = full if len(full) < len(cards) else frozenset[int]()
        words = ((str(card), self._entry(card) + " [warehouse]" * (card in marked)) for card in cards)
        return numbered(words)

    def _entry(self, card: int) -> str:
        """The card's two halves."""
        made = tokens_markup(PRODUCTION_CARDS[card].production)
        rise = tokens_markup(rise_of(card, self.table.view))
        return self.table.say("choice.produce.entry", made=made, rise=rise)

    def _card_changed(self) -> None:
        self._show_counters()
        self.table.changed()

    def _tokens_changed(self) -> None:
        self._offer_bonus()
        self.table.changed()

    def _show_counters(self) -> None:
        for card, counters in self.counters.items():
            counters.visible = card == self.card
        self._offer_bonus()

    def _offer_bonus(self) -> None:
        if self.added:
            self.added.offer(self.card, self._taken)

    @property
    def _taken(self) -> Counts:
        """The card's tokens that are chosen, or all of them where there is no choice."""
        counters = self.counters.get(self.card)
        return tuple(counters.counts) if counters else self._available(self.card)

    @property
    def card(self) -> int:
        """The chosen card's number."""
        return int(self.pick.chosen)

    @property
    def producing(self) -> int:
        return self.card

    @property
    def chosen_tokens(self) -> ChosenTokens | None:
        """The tokens chosen with the card; None where there is no choice, or it is not made yet."""
        counters = self.counters.get(self.card)
        if counters and counters.left:
            return None
        tokens, bonus = self._taken if counters else None, self.added.answer if self.added else None
        return ChosenTokens(self.card, tokens, bonus) if tokens or bonus else None

    def command(self) -> Command | None:
        counters = self.counters.get(self.card)
        return None if counters and counters.left else Produce(self.option.seat, self.card)

    def order(self, number: int) -> ChosenTokens | None:
        return self.chosen_tokens

    def foreseen(self, command: Command) -> Preview:
        chosen = self.chosen_tokens
        tokens = [TakeTokens(self.option.seat, chosen.tokens)] if chosen and chosen.tokens else []
        bonus = [chosen.bonus] if chosen and chosen.bonus else []
        return foreseen(self.table, command, *tokens, *bonus)

    def own_marks(self, seen: Preview | None) -> OwnMarks:
        """The card's rise is certain, whichever tokens and bonus are chosen: it is shown before they are."""
        rows = zip(COMMODITIES, self.table.view.prices, worths_after(self.card, self.table.view), strict=True)
        return OwnMarks(tuple((name, after) for name, before, after in rows if after != before))

    def missing(self) -> str:
        return self.still(self.counters[self.card])

    def picture(self) -> Paint | None:
        """The tokens that come by it, as far as they are chosen."""
        return chosen_piece.made(plus(self._taken, self.added.tokens if self.added else NO_TOKENS))

    def lit(self) -> frozenset[str]:
        counters = self.counters.get(self.card)
        markets = [f"market:{COMMODITIES[index]}" for index in counters.rows] if counters else []
        hand = (f"hand:{place}" for place in range(len(self.option.cards)))
        return frozenset((*hand, *markets, *self._tiles()))

    def chosen(self) -> frozenset[str]:
        taken = self.added.building if self.added else ""
        bonus = {piece for piece, name in self._tiles().items() if name == taken}
        return frozenset({f"hand:{self.option.cards.index(self.card)}", *bonus})

    def _tiles(self) -> dict[str, str]:
        """My tiles that could add to the card."""
        return tiles_named(self.me, self.added.buildings) if self.added else {}

    def click(self, piece: str) -> bool:
        """A card of the hand, the market of a token to take instead of another, the tile of a bonus."""
        kind, _, rest = piece.partition(":")
        if self.added and piece in self._tiles():
            self.added.name(self._tiles()[piece])
            return True
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

    def _take(self, place: int) -> bool:
        if not 0 <= place < len(self.option.cards):
            return False
        self.pick.choose(str(self.option.cards[place]))
        return True
