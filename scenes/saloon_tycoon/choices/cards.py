"""Cards: one that is played, one that is discarded; and whom a card takes from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.commands import ChooseVictim, Decline, Discard, PlayCard
from raccoon.games.saloon_tycoon.events import Skipped
from raccoon.games.saloon_tycoon.options import DiscardOption, PlayOption, VictimOption
from raccoon.games.saloon_tycoon.pending import CardDone, StealGold
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import Drops, Field, Table, every
from scenes.table.choosing.preview_lines import Line
from scenes.table.log.markup import player_markup
from scenes.widgets.pick import ROW, Pick, numbered


class CardChoice(Decision):
    """One card of the hand."""

    def __init__(self, table: Table, cards: tuple[str, ...]) -> None:
        super().__init__(table)
        self.cards = tuple(dict.fromkeys(cards))
        entries = numbered((card, table.say(f"saloon.card.{card}")) for card in self.cards)
        self.pick = Pick(entries, "", lambda _: table.changed())
        self.fields = [Field(self.pick, self.pick.rows * ROW, shrinks=True)]

    @property
    def pieces(self) -> dict[str, str]:
        """The places of the hand that hold such a card."""
        hand = self.me.hand or ()
        return {f"hand:{place}": card for place, card in enumerate(hand) if card in self.cards}

    def note(self) -> str:
        return self.table.say(f"saloon.card.{self.pick.chosen}.text") if self.pick.chosen else ""

    def missing(self) -> str:
        return self.table.say("saloon.card.missing")

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.card, (self.pick.chosen,) if self.pick.chosen else self.cards)

    def lit(self) -> frozenset[str]:
        return frozenset(self.pieces)

    def chosen(self) -> frozenset[str]:
        return frozenset(piece for piece, card in self.pieces.items() if card == self.pick.chosen)

    def click(self, piece: str) -> bool:
        card = self.pieces.get(piece)
        if card is None:
            return False
        self.pick.choose(card)
        return True


class PlayChoice(CardChoice):
    """A card to be played: as the action, or where a bonus or a card lets one be played."""

    key = "play_card"

    def __init__(self, table: Table, option: PlayOption, granted: bool = False) -> None:
        super().__init__(table, option.cards)
        self.option = option
        self.granted = granted
        self.verb = None if granted else "play_card"

    def note(self) -> str:
        words = super().note()
        if self.option.discards and not words:
            return self.table.say("saloon.card.angie", n=self.option.discards)
        return words

    def command(self) -> Command | None:
        return PlayCard(self.option.seat, self.pick.chosen) if self.pick.chosen else None

    def label(self) -> str:
        return self.table.say("choice.play_card.confirm")

    def instead(self) -> tuple[str, Command] | None:
        return (self.table.say("saloon.card.decline"), Decline(self.option.seat)) if self.granted else None

    def changes(self, seen: Preview) -> Sequence[Line]:
        lines = list(super().changes(seen))
        if self.option.discards:
            lines.insert(0, Line(self.table.say("saloon.card.angie", n=self.option.discards), trend=-1))
        if all(isinstance(event, Skipped) for event in seen.events[1:-1]) and len(seen.events) > 2:
            lines.append(Line(self.table.say("saloon.card.nothing"), trend=-1))
        return lines

    def drops(self) -> Drops:
        return every(self.pieces, "house")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)


class DiscardChoice(CardChoice):
    """A card to be discarded: for the hand limit, or to Moonshine Angie."""

    key = "discard_card"

    def __init__(self, table: Table, option: DiscardOption) -> None:
        super().__init__(table, option.cards)
        self.option = option

    def note(self) -> str:
        return super().note() or self.table.say("saloon.discard.note", n=self.option.count)

    def command(self) -> Command | None:
        return Discard(self.option.seat, self.pick.chosen) if self.pick.chosen else None

    def label(self) -> str:
        card = self.table.say(f"saloon.card.{self.pick.chosen}")
        return self.table.say("choice.discard_card.confirm", card=card)

    def drops(self) -> Drops:
        return every(self.pieces, "yard")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)


class VictimChoice(Decision):
    """From whom gold or cards are taken."""

    key = "victim"

    def __init__(self, table: Table, option: VictimOption) -> None:
        super().__init__(table)
        self.option = option
        self.gold = isinstance(table.view.pending, StealGold)
        entries = numbered((str(seat), self._label(seat)) for seat in option.victims)
        self.pick = Pick(entries, "", lambda _: table.changed())
        self.fields = [Field(self.pick, len(entries) * ROW)]

    def _label(self, seat: int) -> str:
        player = self.table.view.players[seat]
        have = player.gold if self.gold else player.hand_size
        key = "saloon.victim.gold" if self.gold else "saloon.victim.cards"
        return self.table.say(key, who=player_markup(self.table.seats[seat]), n=have)

    def note(self) -> str:
        key = "saloon.victim.note.gold" if self.gold else "saloon.victim.note.cards"
        return self.table.say(key, n=self.table.view.pending.most)

    def pictures(self) -> Iterable[Paint]:
        """The card by which it is taken."""
        cards = [due.card for due in self.table.view.agenda if isinstance(due, CardDone)]
        return map(chosen.card, cards[-1:])

    def command(self) -> Command | None:
        return ChooseVictim(self.option.seat, int(self.pick.chosen)) if self.pick.chosen else None

    def lit(self) -> frozenset[str]:
        return frozenset(f"panel:{seat}" for seat in self.option.victims)

    def chosen(self) -> frozenset[str]:
        return frozenset({f"panel:{self.pick.chosen}"} if self.pick.chosen else ())

    def click(self, piece: str) -> bool:
        kind, _, seat = piece.partition(":")
        if kind not in ("panel", "front") or int(seat) not in self.option.victims:
            return False
        self.pick.choose(seat)
        return True

    def drops(self) -> Drops:
        return every(self.lit(), "house", f"panel:{self.option.seat}")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)
