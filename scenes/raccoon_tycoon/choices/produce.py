"""Production: which card of the hand to play, which of its tokens to take, and whose bonus with them."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts, lowest, plus
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption, TakeTokens
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.chosen_tokens import ChosenTokens
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.added import AddedBonus
from scenes.raccoon_tycoon.choices.decision import CountedDecision, counters_field, token_counters
from scenes.raccoon_tycoon.choices.worth import foreseen, overflow_of, worths_after
from scenes.raccoon_tycoon.highlights import OwnMarks, of_production
from scenes.raccoon_tycoon.holdings import tiles_named
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick, PickEntry, numbered


class ProduceChoice(CountedDecision):
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
        self.pick = Pick(self._entries(), str(option.cards[0]), lambda _: self._changed())
        cards = () if self.me.powers.trading_floor else option.cards
        self.counters = {card: found for card in cards if (found := self._counters(card))}
        self.fields = [ChoiceField(self.pick, 54 * len(option.cards), shrinks=True)]
        self.fields += map(counters_field, self.counters.values())
        self.added = AddedBonus(table, table.changed) if cards and self.me.powers.bonuses else None
        self.fields += [self.added.field] if self.added else []
        self._refresh()

    def _counters(self, card: int) -> Counters | None:
        """For the tokens of the card where they have to be chosen."""
        available, limit = self._available(card), self.me.powers.production_limit
        if sum(available) <= limit:
            return None
        worths = worths_after(card, self.table.view)
        return token_counters(self.table, available, limit, worths, self._changed)

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
        entries = ((card, self.played(card, "choice.produce.entry")) for card in cards)
        return numbered((str(card), words + " [warehouse]" * (card in marked)) for card, words in entries)

    def _changed(self) -> None:
        self._refresh()
        self.table.changed()

    def _refresh(self) -> None:
        """Show the counters of the card, and offer the bonus beside what is taken."""
        for card, counters in self.counters.items():
            counters.visible = card == self.card
        if self.added:
            self.added.offer(self.card, self._taken)

    @property
    def counting(self) -> Counters | None:
        return self.counters.get(self.card)

    @property
    def _taken(self) -> Counts:
        """The card's tokens that are chosen, or all of them where there is no choice."""
        return tuple(self.counting.counts) if self.counting else self._available(self.card)

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
        if self.counting and self.counting.left:
            return None
        tokens, bonus = self._taken if self.counting else None, self.added.answer if self.added else None
        return ChosenTokens(self.card, tokens, bonus) if tokens or bonus else None

    def command(self) -> Command | None:
        unready = self.counting and self.counting.left
        return None if unready else Produce(self.option.seat, self.card)

    def order(self, number: int) -> ChosenTokens | None:
        return self.chosen_tokens

    def foreseen(self, command: Command) -> Preview:
        chosen = self.chosen_tokens
        tokens = [TakeTokens(self.option.seat, chosen.tokens)] if chosen and chosen.tokens else []
        bonus = [chosen.bonus] if chosen and chosen.bonus else []
        return foreseen(self.table, command, *tokens, *bonus)

    def own_marks(self, seen: Preview | None) -> OwnMarks:
        """The card's rise is certain, whichever tokens and bonus are chosen: it is shown before they are."""
        return of_production(self.card, self.table.view)

    def picture(self) -> Paint | None:
        """The tokens that come by it, as far as they are chosen."""
        return chosen_piece.made(plus(self._taken, self.added.tokens if self.added else NO_TOKENS))

    def lit(self) -> frozenset[str]:
        return frozenset((*self._hand(), *self.counted(), *self._tiles()))

    def _hand(self) -> Iterator[str]:
        return (f"hand:{place}" for place in range(len(self.option.cards)))

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
        if piece in self.counted():
            return super().click(piece)
        return kind == "hand" and self._take(int(rest))

    def drops(self) -> Drops:
        return every(self._hand(), "warehouse", "estate", "me")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)

    def _take(self, place: int) -> bool:
        if not 0 <= place < len(self.option.cards):
            return False
        self.pick.choose(str(self.option.cards[place]))
        return True
