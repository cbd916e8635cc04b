"""Spread: cards are dealt in three piles, protection cancels some unseen, the rest are turned up."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, AREAS
from raccoon.games.raccoon_rampage.flow import others
from raccoon.games.raccoon_rampage.ground import cards_each, colour_reached, room_before_skull, with_raccoons
from raccoon.games.raccoon_rampage.pending import AwaitProtection, Failing
from raccoon.games.raccoon_rampage.phases.evaluation import policy_left
from raccoon.games.raccoon_rampage.state import Piles, State, clockwise, with_player


class CancelCard(Command, frozen=True):
    """Spend one protection: a card of this area's pile is discarded unseen."""

    area: str


class EndProtection(Command, frozen=True):
    """Cancel no more cards as things stand."""


class SpreadDeckShuffled(Event, frozen=True):
    """The discards were shuffled into a new deck, in an `order` nobody knows; irrevocable."""

    order: Counts
    sealed = ("order",)
    revealing = True


class SpreadDealt(Event, frozen=True):
    """So many cards lie face down for each area: by the spread level and the colour reached."""

    level: int
    colour: str
    each: int


class CardCancelled(SeatEvent, frozen=True):
    """The seat spent protection on a card of the area's pile; nobody sees it."""

    area: str


class ProtectionEnded(SeatEvent, frozen=True):
    """The seat is content, unless another card is cancelled."""


class PileTurnedUp(Event, frozen=True):
    """The cards for the area are seen; `added` raccoons came before the game could end."""

    area: str
    cards: Counts
    added: int
    revealing = True


class CancelOption(ChoiceOption, frozen=True):
    """The areas whose pile has a card that protection can stop."""

    command = CancelCard
    names = "area"


class EndProtectionOption(SingleOption, frozen=True):
    """Always possible."""

    command = EndProtection


def cancellable(state: State) -> tuple[str, ...]:
    """The areas whose pile has a card that protection can stop."""
    unprotected = state.rules.unprotected
    return tuple(
        area for area, pile in zip(AREAS, state.piles, strict=True) if pile and area not in unprotected
    )


def protectors(state: State) -> tuple[int, ...]:
    """The holders of protection, clockwise; nobody when no card may be cancelled."""
    if not cancellable(state):
        return ()
    seats = clockwise(state.turn, len(state.players))
    return tuple(seat for seat in seats if state.players[seat].protection)


def shuffled(state: State, chance: Chance) -> Event:
    """The cards seen and cancelled go under the deck."""
    return SpreadDeckShuffled(None, chance.shuffled(state.spread_discard + state.spread_unseen))


def deal(state: State, pending: Failing, chance: Chance) -> Event:
    """Spread; in the final evaluation a failure has no consequence."""
    if state.final:
        return policy_left(state, passed=False)
    level = state.rules.level
    each = cards_each(state.raccoons, level)
    if each * len(AREAS) > len(state.spread_deck):
        return shuffled(state, chance)
    return SpreadDealt(None, level, colour_reached(state.raccoons), each)


def options(state: State, pending: AwaitProtection, seat: int) -> tuple[Option, ...]:
    """A card of any pile, or being content."""
    return (CancelOption(seat, cancellable(state)), EndProtectionOption(seat))


def decide_cancel(state: State, command: CancelCard) -> Event:
    """Cancel a card; refused where there is no card or protection does not work."""
    if not isinstance(state.pending, AwaitProtection):
        raise Refusal("not_now")
    areas = cancellable(state)
    if command.area not in areas:
        raise Refusal("cannot_cancel", areas=areas)
    return CardCancelled(command.seat, command.area)


def decide_end(state: State, command: EndProtection, pending: AwaitProtection) -> Event:
    """Refused outside a protection round."""
    return ProtectionEnded(command.seat)


def turn_up(state: State, pending: AwaitProtection, chance: Chance) -> Event | None:
    """All are content: what is left is turned up, France, Germany, Rest; then the policy leaves."""
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
    """All of France's pile, then Germany's, then the Rest's (RR12); holders of protection are asked."""
    each, deck = event.each, state.spread_deck
    piles = deck[:each], deck[each : 2 * each], deck[2 * each : 3 * each]
    state = replace(state, spread_deck=deck[3 * each :], piles=piles)
    return replace(state, pending=AwaitProtection(protectors(state)))


def _with_pile(piles: Piles, area: str, pile: Counts) -> Piles:
    france, germany, rest = replaced(piles, AREA_INDEX[area], pile)
    return france, germany, rest


def evolve_cancelled(state: State, event: CardCancelled) -> State:
    """The card is gone unseen; the round opens anew for all who still hold protection (RR26)."""
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
    """One seat less is asked."""
    return replace(state, pending=AwaitProtection(others(state.pending.asked, event.seat)))


def evolve_turned_up(state: State, event: PileTurnedUp) -> State:
    """The raccoons are in the area, the cards on the discard pile."""
    added: Counts = replaced((0,) * len(AREAS), AREA_INDEX[event.area], event.added)
    state = replace(
        state,
        piles=_with_pile(state.piles, event.area, ()),
        spread_discard=state.spread_discard + event.cards,
    )
    return with_raccoons(state, added, AwaitProtection())
