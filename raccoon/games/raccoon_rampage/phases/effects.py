"""The lines of a passed policy, one after the other: each kind is one hook."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.ground import room_before_skull, with_raccoons, without_raccoon
from raccoon.games.raccoon_rampage.pending import Effects
from raccoon.games.raccoon_rampage.phases.evaluation import policy_left
from raccoon.games.raccoon_rampage.phases.spread import shuffled
from raccoon.games.raccoon_rampage.state import Player, State, seat_of, with_player


class NameArea(Command, frozen=True):
    """Choose the area for one raccoon, or for one spread card still face down."""

    area: str


class DieRolled(SeatEvent, frozen=True):
    """A die for a line of the policy: it works if the `value` is inside its range (RR18)."""

    value: int
    works: bool
    revealing = True


class HunterDiceRolled(SeatEvent, frozen=True):
    """All hunter dice of a line together: "skull", "shield" or "blank" each (RR17)."""

    faces: tuple[str, ...]
    revealing = True


class ProtectionGained(SeatEvent, frozen=True):
    """The majority owns n more protection (RR45)."""

    n: int


class InfluenceGained(SeatEvent, frozen=True):
    """The majority's influence rose by n, which may be 0 at the end of the track."""

    n: int


class RaccoonRemoved(SeatEvent, frozen=True):
    """One raccoon left the area: `kind` is "mitigate" or "reduce"."""

    kind: str
    area: str


class EffectLost(SeatEvent, frozen=True):
    """Nothing is left to choose: n times "mitigate" or "reduce" are lost (RR16)."""

    kind: str
    n: int


class SpreadAreaNamed(SeatEvent, frozen=True):
    """The majority named the area for the next spread card."""

    area: str


class SpreadCardTurnedUp(SeatEvent, frozen=True):
    """A spread card with so many raccoons for the area, of which `added` came before the game ended."""

    area: str
    raccoons: int
    added: int
    revealing = True


class AreaOption(ChoiceOption, frozen=True):
    """One of the areas the line allows."""

    command = NameArea
    names = "area"


def allowed(state: State, seat: int) -> tuple[str, ...]:
    """The areas a majority may choose: under Schengen Abolished not the other agency's country (RR55)."""
    role = catalogue.ROLES[state.players[seat].role]
    if not (state.rules.own_country and role.agency):
        return catalogue.AREAS
    foreign = {other.country for other in catalogue.ROLES.values() if other.agency and other is not role}
    return tuple(area for area in catalogue.AREAS if area not in foreign)


def _areas(state: State, step: catalogue.Effect, seat: int) -> tuple[str, ...]:
    """The areas among which the seat chooses for one raccoon, or one spread card."""
    if step.kind == "spread":
        return allowed(state, seat)
    areas = (step.where,) if step.where else allowed(state, seat)
    return tuple(area for area in areas if state.raccoons[catalogue.AREA_INDEX[area]])


def _remove(state: State, seat: int, step: catalogue.Effect, chance: Chance) -> Event | None:
    """One raccoon: the only area there is, or the one the majority chooses (RR16)."""
    areas = _areas(state, step, seat)
    if not areas:
        return EffectLost(seat, step.kind, step.n)
    return RaccoonRemoved(seat, step.kind, areas[0]) if len(areas) == 1 else None


def _spread(state: State, seat: int, step: catalogue.Effect, chance: Chance) -> Event | None:
    """One card: the area first, then what is on it."""
    if step.where == "choice":
        return None
    if not state.spread_deck:
        return shuffled(state, chance)
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
"""The kinds of effects; None where the majority has to choose an area. A new kind is one hook here."""


def work(state: State, pending: Effects, chance: Chance) -> Event | None:
    """The next line; when none is left the policy leaves."""
    if not pending.steps:
        return policy_left(state, passed=True)
    step, seat = pending.steps[0], pending.asked[0]
    if step.low:
        value = 1 + chance.below(catalogue.DIE_SIDES)
        return DieRolled(seat, value, step.low <= value <= step.high)
    return HOOKS[step.kind](state, seat, step, chance)


def options(state: State, pending: Effects, seat: int) -> tuple[Option, ...]:
    """The areas for the raccoon or card in question."""
    return (AreaOption(seat, _areas(state, pending.steps[0], seat)),)


def decide(state: State, command: NameArea, pending: Effects) -> Event:
    """Refused for an area without raccoons, or closed to the seat."""
    step = pending.steps[0]
    areas = _areas(state, step, command.seat)
    if command.area not in areas:
        raise Refusal("area_not_allowed", areas=areas)
    if step.kind == "spread":
        return SpreadAreaNamed(command.seat, command.area)
    return RaccoonRemoved(command.seat, step.kind, command.area)


def _next(state: State, *first: catalogue.Effect) -> Effects:
    """The lines without the one being worked, `first` in front of them."""
    pending = state.pending
    assert isinstance(pending, Effects)
    steps = tuple(step for step in first if step.n) + pending.steps[1:]
    return replace(pending, steps=steps)


def _step(state: State) -> catalogue.Effect:
    pending = state.pending
    assert isinstance(pending, Effects)
    return pending.steps[0]


def _once_less(state: State) -> Effects:
    step = _step(state)
    return _next(state, replace(step, n=step.n - 1))


def evolve_die(state: State, event: DieRolled) -> State:
    """The line works, or is over."""
    work_it = (replace(_step(state), low=0, high=0),) if event.works else ()
    return replace(state, pending=_next(state, *work_it))


def _with_protection(state: State, seat: int, n: int) -> tuple[Player, ...]:
    player = state.players[seat]
    return with_player(state, seat, replace(player, protection=player.protection + n))


def evolve_hunter_dice(state: State, event: HunterDiceRolled) -> State:
    """Protection first; then the skulls are worked one by one (RR17)."""
    kinds = [catalogue.DIE_FACES[face] for face in event.faces]
    skulls = catalogue.Effect("reduce", kinds.count("reduce"))
    players = _with_protection(state, event.seat, kinds.count("shield"))
    return replace(state, players=players, pending=_next(state, skulls))


def evolve_protection(state: State, event: ProtectionGained) -> State:
    """The cubes lie in the common ring."""
    players = _with_protection(state, event.seat, event.n)
    return replace(state, players=players, pending=_next(state))


def evolve_influence(state: State, event: InfluenceGained) -> State:
    """The marker stands higher."""
    player = state.players[event.seat]
    player = replace(player, influence=player.influence + event.n)
    return replace(state, players=with_player(state, event.seat, player), pending=_next(state))


def _home_of(players: tuple[Player, ...], event: RaccoonRemoved) -> int | None:
    """The seat whose scoring track gets the token: the Hunter's, or that of the country's agency (RR6)."""
    if event.kind == "reduce":
        return seat_of(players, catalogue.HUNTER)
    for seat, player in enumerate(players):
        if catalogue.ROLES[player.role].country == event.area:
            return seat
    return None


def evolve_removed(state: State, event: RaccoonRemoved) -> State:
    """The token is on a scoring track or in the supply, the tracker one lower."""
    pending = _once_less(state)
    state = without_raccoon(state, event.area)
    seat = _home_of(state.players, event)
    if seat is None:
        return replace(state, pending=pending)
    player = state.players[seat]
    players = with_player(state, seat, replace(player, tokens=player.tokens + 1))
    return replace(state, players=players, pending=pending)


def evolve_lost(state: State, event: EffectLost) -> State:
    """The line is over."""
    return replace(state, pending=_next(state))


def evolve_named(state: State, event: SpreadAreaNamed) -> State:
    """One card is for that area; each further one is named apart."""
    step = _step(state)
    pending = _next(state, replace(step, n=1, where=event.area), replace(step, n=step.n - 1))
    return replace(state, pending=pending)


def evolve_card(state: State, event: SpreadCardTurnedUp) -> State:
    """The raccoons are in the area, the card on the discard pile."""
    pending = _once_less(state)
    added: Counts = replaced((0,) * len(catalogue.AREAS), catalogue.AREA_INDEX[event.area], event.added)
    state = replace(
        state,
        spread_deck=state.spread_deck[1:],
        spread_discard=(*state.spread_discard, event.raccoons),
    )
    return with_raccoons(state, added, pending)
