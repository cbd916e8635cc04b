"""The lines of a passed policy, carried out one after the other: a function for each kind of effect."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.ground import room_before_skull, with_raccoons, without_raccoon
from raccoon.games.raccoon_rampage.pending import Effects
from raccoon.games.raccoon_rampage.phases.evaluation import policy_left
from raccoon.games.raccoon_rampage.phases.spread import shuffle_deck
from raccoon.games.raccoon_rampage.state import Player, State, seat_of, with_player


class NameArea(Command, frozen=True):
    """Choose the area for one raccoon, or for one spread card still face down."""

    area: str


class DieRolled(SeatEvent, frozen=True):
    """A die was rolled for a line of the policy, which works if `value` is in its range (RR18)."""

    value: int
    works: bool
    revealing = True


class HunterDiceRolled(SeatEvent, frozen=True):
    """All hunter dice of a line were rolled: each shows "skull", "shield" or "blank" (RR17)."""

    faces: tuple[str, ...]
    revealing = True


class ProtectionGained(SeatEvent, frozen=True):
    """The majority gained `n` protection (RR45)."""

    n: int


class InfluenceGained(SeatEvent, frozen=True):
    """The majority's influence rose by `n`, which is 0 at the end of the track."""

    n: int


class RaccoonRemoved(SeatEvent, frozen=True):
    """One raccoon was removed from the area; `kind` is "mitigate" or "reduce"."""

    kind: str
    area: str


class EffectLost(SeatEvent, frozen=True):
    """No area with raccoons is left: `n` times "mitigate" or "reduce" are lost (RR16)."""

    kind: str
    n: int


class SpreadAreaNamed(SeatEvent, frozen=True):
    """The majority named the area for the next spread card."""

    area: str


class SpreadCardTurnedUp(SeatEvent, frozen=True):
    """A spread card with `raccoons` was turned up for the area; `added` of them came before the skull."""

    area: str
    raccoons: int
    added: int
    revealing = True


class AreaOption(ChoiceOption, frozen=True):
    """Choose one of the areas that the line allows."""

    command = NameArea
    names = "area"


def allowed_areas(state: State, seat: int) -> tuple[str, ...]:
    """Return the areas that a majority may choose, under Schengen Abolished no foreign country (RR55)."""
    role = catalogue.ROLES[state.players[seat].role]
    if not (state.rules.own_country and role.agency):
        return catalogue.AREAS
    foreign = {other.country for other in catalogue.ROLES.values() if other.agency and other is not role}
    return tuple(area for area in catalogue.AREAS if area not in foreign)


def _areas(state: State, step: catalogue.Effect, seat: int) -> tuple[str, ...]:
    """Return the areas that the seat may choose for one raccoon, or one spread card."""
    if step.kind == "spread":
        return allowed_areas(state, seat)
    areas = (step.where,) if step.where else allowed_areas(state, seat)
    return tuple(area for area in areas if state.raccoons[catalogue.AREA_INDEX[area]])


def _remove(state: State, seat: int, step: catalogue.Effect, chance: Chance) -> Event | None:
    """Remove one raccoon from the only area; with several the majority chooses; without, lose it (RR16)."""
    areas = _areas(state, step, seat)
    if not areas:
        return EffectLost(seat, step.kind, step.n)
    return RaccoonRemoved(seat, step.kind, areas[0]) if len(areas) == 1 else None


def _spread(state: State, seat: int, step: catalogue.Effect, chance: Chance) -> Event | None:
    """Turn up one spread card once its area is known."""
    if step.where == "choice":
        return None
    if not state.spread_deck:
        return shuffle_deck(state, chance)
    raccoons = state.spread_deck[0]
    added = sum(room_before_skull(state, (raccoons,)))
    return SpreadCardTurnedUp(seat, step.where, raccoons, added)


def _influence(state: State, seat: int, step: catalogue.Effect, chance: Chance) -> Event:
    player = state.players[seat]
    room = catalogue.ROLES[player.role].highest_influence - player.influence
    return InfluenceGained(seat, min(step.n, room))


HOOKS: dict[str, Callable[[State, int, catalogue.Effect, Chance], Event | None]] = {
    "mitigate": _remove,
    "reduce": _remove,
    "shield": lambda state, seat, step, chance: ProtectionGained(seat, step.n),
    "hunter_dice": lambda state, seat, step, chance: HunterDiceRolled(
        seat, tuple(chance.pick(catalogue.HUNTER_DIE) for _ in range(step.n))
    ),
    "influence": _influence,
    "spread": _spread,
}
"""The function of each kind of effect; it returns None when the majority has to choose an area."""


def work(state: State, pending: Effects, chance: Chance) -> Event | None:
    """Carry out the next line; after the last one the policy leaves."""
    if not pending.steps:
        return policy_left(state, passed=True)
    step, seat = pending.steps[0], pending.asked[0]
    if step.low:
        value = 1 + chance.below(catalogue.DIE_SIDES)
        return DieRolled(seat, value, step.low <= value <= step.high)
    return HOOKS[step.kind](state, seat, step, chance)


def options(state: State, pending: Effects, seat: int) -> tuple[Option, ...]:
    """Return the areas for the next raccoon or spread card."""
    return (AreaOption(seat, _areas(state, pending.steps[0], seat)),)


def decide(state: State, command: NameArea, pending: Effects) -> Event:
    """Choose the area; refuse one without raccoons, or closed to the seat."""
    step = pending.steps[0]
    areas = _areas(state, step, command.seat)
    if command.area not in areas:
        raise Refusal("area_not_allowed", areas=areas)
    if step.kind == "spread":
        return SpreadAreaNamed(command.seat, command.area)
    return RaccoonRemoved(command.seat, step.kind, command.area)


def _next(pending: Effects, *first: catalogue.Effect) -> Effects:
    """Return the pending point with the current line replaced by `first`, those with `n` above 0."""
    return replace(pending, steps=tuple(step for step in first if step.n) + pending.steps[1:])


def _once_less(pending: Effects) -> Effects:
    step = pending.steps[0]
    return _next(pending, replace(step, n=step.n - 1))


def evolve_die(state: State, event: DieRolled, pending: Effects) -> State:
    """Keep the line without its die, or remove it."""
    work_it = (replace(pending.steps[0], low=0, high=0),) if event.works else ()
    return replace(state, pending=_next(pending, *work_it))


def _with_protection(state: State, seat: int, n: int) -> tuple[Player, ...]:
    player = state.players[seat]
    return with_player(state, seat, replace(player, protection=player.protection + n))


def evolve_hunter_dice(state: State, event: HunterDiceRolled, pending: Effects) -> State:
    """Add the protection first; the skulls follow as a line of their own (RR17)."""
    kinds = [catalogue.DIE_FACES[face] for face in event.faces]
    skulls = catalogue.Effect("reduce", kinds.count("reduce"))
    players = _with_protection(state, event.seat, kinds.count("shield"))
    return replace(state, players=players, pending=_next(pending, skulls))


def evolve_protection(state: State, event: ProtectionGained, pending: Effects) -> State:
    """Add the protection."""
    players = _with_protection(state, event.seat, event.n)
    return replace(state, players=players, pending=_next(pending))


def evolve_influence(state: State, event: InfluenceGained, pending: Effects) -> State:
    """Add the influence."""
    player = state.players[event.seat]
    player = replace(player, influence=player.influence + event.n)
    return replace(state, players=with_player(state, event.seat, player), pending=_next(pending))


def _token_owner(players: tuple[Player, ...], event: RaccoonRemoved) -> int | None:
    """Return the seat whose scoring track gets the token: the Hunter's, or the country's agency's (RR6)."""
    if event.kind == "reduce":
        return seat_of(players, catalogue.HUNTER)
    for seat, player in enumerate(players):
        if catalogue.ROLES[player.role].country == event.area:
            return seat
    return None


def evolve_removed(state: State, event: RaccoonRemoved, pending: Effects) -> State:
    """Move the token to a scoring track or the supply, and the tracker one down."""
    pending = _once_less(pending)
    state = without_raccoon(state, event.area)
    seat = _token_owner(state.players, event)
    if seat is None:
        return replace(state, pending=pending)
    player = state.players[seat]
    players = with_player(state, seat, replace(player, tokens=player.tokens + 1))
    return replace(state, players=players, pending=pending)


def evolve_lost(state: State, event: EffectLost, pending: Effects) -> State:
    """Remove the line."""
    return replace(state, pending=_next(pending))


def evolve_named(state: State, event: SpreadAreaNamed, pending: Effects) -> State:
    """Set the area of the next card; it is chosen anew for each further one."""
    step = pending.steps[0]
    pending = _next(pending, replace(step, n=1, where=event.area), replace(step, n=step.n - 1))
    return replace(state, pending=pending)


def evolve_card(state: State, event: SpreadCardTurnedUp, pending: Effects) -> State:
    """Add the raccoons to the area and discard the card."""
    added: Counts = replaced((0,) * len(catalogue.AREAS), catalogue.AREA_INDEX[event.area], event.added)
    state = replace(
        state,
        spread_deck=state.spread_deck[1:],
        spread_discard=(*state.spread_discard, event.raccoons),
    )
    return with_raccoons(state, added, _once_less(pending))
