"""Spread: deal cards in three piles, let protection cancel some unseen, turn up the rest."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, AREAS
from raccoon.games.raccoon_rampage.flow import still_asked
from raccoon.games.raccoon_rampage.ground import cards_each, colour_reached, room_before_skull, with_raccoons
from raccoon.games.raccoon_rampage.pending import AwaitProtection, Failing
from raccoon.games.raccoon_rampage.phases.evaluation import policy_left
from raccoon.games.raccoon_rampage.state import Piles, State, clockwise, with_player


class CancelCard(Command, frozen=True):
    """Spend one protection to discard a card of this area's pile unseen."""

    area: str


class EndProtection(Command, frozen=True):
    """Cancel no card, unless another seat cancels one."""


class SpreadDeckShuffled(Event, frozen=True):
    """The discards were shuffled into a new deck, in a secret `order`."""

    order: Counts
    sealed = ("order",)
    revealing = True


class SpreadDealt(Event, frozen=True):
    """`each` cards were dealt face down for each area, by the spread level and the colour reached."""

    level: int
    colour: str
    each: int


class CardCancelled(SeatEvent, frozen=True):
    """The seat spent protection on a card of the area's pile, which was discarded unseen."""

    area: str


class ProtectionEnded(SeatEvent, frozen=True):
    """The seat cancels no card, unless another seat cancels one."""


class PileTurnedUp(Event, frozen=True):
    """The cards for the area were turned up; `added` raccoons came before the skull."""

    area: str
    cards: Counts
    added: int
    revealing = True


class CancelOption(ChoiceOption, frozen=True):
    """Cancel a card of one of the areas' piles."""

    command = CancelCard
    names = "area"


class EndProtectionOption(SingleOption, frozen=True):
    """Cancel no card: always possible."""

    command = EndProtection


def cancellable(state: State) -> tuple[str, ...]:
    """Return the areas with a card in the pile that protection may cancel."""
    unprotected = state.rules.unprotected
    return tuple(
        area for area, pile in zip(AREAS, state.piles, strict=True) if pile and area not in unprotected
    )


def protectors(state: State) -> tuple[int, ...]:
    """Return the holders of protection, clockwise; none when no card may be cancelled."""
    if not cancellable(state):
        return ()
    seats = clockwise(state.turn, len(state.players))
    return tuple(seat for seat in seats if state.players[seat].protection)


def shuffle_deck(state: State, chance: Chance) -> Event:
    """Return the shuffling of the discards, those cancelled included, into a new deck."""
    return SpreadDeckShuffled(None, chance.shuffled(state.spread_discard + state.spread_unseen))


def deal(state: State, pending: Failing, chance: Chance) -> Event:
    """Deal the spread cards; in the final evaluation a failure has no consequence."""
    if state.final:
        return policy_left(state, passed=False)
    level = state.rules.level
    each = cards_each(state.raccoons, level)
    if each * len(AREAS) > len(state.spread_deck):
        return shuffle_deck(state, chance)
    return SpreadDealt(None, level, colour_reached(state.raccoons), each)


def options(state: State, pending: AwaitProtection, seat: int) -> tuple[Option, ...]:
    """Return cancelling a card of any pile, and cancelling none."""
    return (CancelOption(seat, cancellable(state)), EndProtectionOption(seat))


def decide_cancel(state: State, command: CancelCard) -> Event:
    """Cancel a card; refuse a pile that is empty, or that protection cannot stop."""
    if not isinstance(state.pending, AwaitProtection):
        raise Refusal("not_now")
    areas = cancellable(state)
    if command.area not in areas:
        raise Refusal("cannot_cancel", areas=areas)
    return CardCancelled(command.seat, command.area)


def decide_end(state: State, command: EndProtection, pending: AwaitProtection) -> Event:
    """Cancel no card."""
    return ProtectionEnded(command.seat)


def turn_up(state: State, pending: AwaitProtection, chance: Chance) -> Event | None:
    """Turn up the next pile (France, Germany, Rest) once all are done; after the last discard the policy."""
    if pending.asked:
        return None
    for area, pile in zip(AREAS, state.piles, strict=True):
        if pile:
            added = sum(room_before_skull(state, pile))
            return PileTurnedUp(None, area, pile, added)
    return policy_left(state, passed=False)


def evolve_shuffled(state: State, event: SpreadDeckShuffled) -> State:
    """Put the shuffled deck under the rest of the old one (RR54)."""
    return replace(state, spread_deck=state.spread_deck + event.order, spread_discard=(), spread_unseen=())


def evolve_dealt(state: State, event: SpreadDealt) -> State:
    """Deal France's pile, then Germany's, then the Rest's (RR12), and ask the holders of protection."""
    each, deck = event.each, state.spread_deck
    piles = deck[:each], deck[each : 2 * each], deck[2 * each : 3 * each]
    state = replace(state, spread_deck=deck[3 * each :], piles=piles)
    return replace(state, pending=AwaitProtection(protectors(state)))


def _with_pile(piles: Piles, area: str, pile: Counts) -> Piles:
    france, germany, rest = replaced(piles, AREA_INDEX[area], pile)
    return france, germany, rest


def evolve_cancelled(state: State, event: CardCancelled) -> State:
    """Discard the card unseen; the round opens anew for all who still have protection (RR26)."""
    player, pile = state.players[event.seat], state.piles[AREA_INDEX[event.area]]
    player = replace(player, protection=player.protection - 1)
    state = replace(
        state,
        players=with_player(state, event.seat, player),
        piles=_with_pile(state.piles, event.area, pile[1:]),
        spread_unseen=(*state.spread_unseen, pile[0]),
    )
    return replace(state, pending=AwaitProtection(protectors(state)))


def evolve_ended(state: State, event: ProtectionEnded) -> State:
    """Remove the seat from those asked."""
    return replace(state, pending=AwaitProtection(still_asked(state.pending.asked, event.seat)))


def evolve_turned_up(state: State, event: PileTurnedUp) -> State:
    """Add the raccoons to the area and discard the cards."""
    added: Counts = replaced((0,) * len(AREAS), AREA_INDEX[event.area], event.added)
    state = replace(
        state,
        piles=_with_pile(state.piles, event.area, ()),
        spread_discard=state.spread_discard + event.cards,
    )
    return with_raccoons(state, added, AwaitProtection())
