"""Cards that take gold or cards from one opponent (rules, "Taking cards"; SR34, SR42)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced, without
from raccoon.engine.events import Command, Event, FieldOption, Option, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.actions.decline import Skipped
from raccoon.games.saloon_tycoon.actions.draw import discards_due, only_card
from raccoon.games.saloon_tycoon.pending import StealCards, StealGold, TakeCards
from raccoon.games.saloon_tycoon.state import State, advance


class ChooseVictim(Command, frozen=True):
    """Take from the seat `victim`."""

    victim: int


class GoldStolen(SeatEvent, frozen=True):
    """The seat took this much gold from the victim."""

    victim: int
    gold: int


class VictimChosen(SeatEvent, frozen=True):
    """The seat chose to take `count` cards of the victim, as soon as its own hand has room for them."""

    victim: int
    count: int


class CardsStolen(SeatEvent, frozen=True):
    """The seat took `count` cards of the victim; others see no `cards` unless hands are `open` (SR42)."""

    victim: int
    count: int
    cards: tuple[str, ...]
    open: bool
    private = ("cards",)
    revealing = "count"

    def open_to(self, seat: int | None) -> bool:
        return self.open or seat in (self.seat, self.victim)


class VictimOption(FieldOption, frozen=True):
    """Take from one of these seats."""

    victims: tuple[int, ...]
    command = ChooseVictim


def _victims(state: State, pending: StealGold | StealCards) -> tuple[int, ...]:
    wants_gold = isinstance(pending, StealGold)
    return tuple(
        [
            seat
            for seat, player in enumerate(state.players)
            if seat != state.turn and (player.gold if wants_gold else player.hand)
        ]
    )


def options(state: State, pending: StealGold | StealCards) -> tuple[Option, ...]:
    """Return choosing the victim, the only option here."""
    return (VictimOption(state.turn, _victims(state, pending)),)


def _theft(state: State, pending: StealGold | StealCards, victim: int) -> Event:
    player = state.players[victim]
    if isinstance(pending, StealGold):
        return GoldStolen(state.turn, victim, min(pending.most, player.gold))
    return VictimChosen(state.turn, victim, min(pending.most, len(player.hand)))


def decide(state: State, command: ChooseVictim, pending: StealGold | StealCards) -> Event:
    """Take from the victim; refuse oneself or an opponent without anything to take."""
    if command.victim not in _victims(state, pending):
        raise Refusal("nothing_to_take", seat=command.victim)
    return _theft(state, pending, command.victim)


def find_victim(state: State, pending: StealGold | StealCards, chance: Chance) -> Event | None:
    """Skip the effect without a victim, take from the only one; with several the player chooses."""
    victims = _victims(state, pending)
    if not victims:
        return Skipped(state.turn, "steal_gold" if isinstance(pending, StealGold) else "steal_cards")
    return _theft(state, pending, victims[0]) if len(victims) == 1 else None


def take_cards(state: State, pending: TakeCards, chance: Chance) -> Event | None:
    """Take the cards at random once the discards are made."""
    if discards_due(state, pending):
        return only_card(state)
    cards = chance.shuffled(state.players[pending.victim].hand)[: pending.count]
    return CardsStolen(state.turn, pending.victim, len(cards), cards, state.options.open_hands)


def evolve_gold(state: State, event: GoldStolen) -> State:
    """Move the gold from the victim to the seat."""
    robber, victim = state.players[event.seat], state.players[event.victim]
    players = replaced(state.players, event.seat, replace(robber, gold=robber.gold + event.gold))
    players = replaced(players, event.victim, replace(victim, gold=victim.gold - event.gold))
    return replace(state, players=players, agenda=advance(state))


def evolve_chosen(state: State, event: VictimChosen) -> State:
    """Put taking the cards on the agenda: discards may have to come first."""
    return replace(state, agenda=advance(state, TakeCards(event.victim, event.count)))


def evolve_cards(state: State, event: CardsStolen) -> State:
    """Move the cards from the victim's hand to the seat's."""
    robber, victim = state.players[event.seat], state.players[event.victim]
    left = victim.hand
    for card in event.cards:
        left = without(left, card)
    players = replaced(state.players, event.seat, replace(robber, hand=robber.hand + event.cards))
    players = replaced(players, event.victim, replace(victim, hand=left))
    return replace(state, players=players, agenda=advance(state))
