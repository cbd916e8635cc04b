"""Set-up for 3 or 4 players: the results of chance as data, and the first state made from them."""

import msgspec
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, remaining
from raccoon.engine.roles import cast
from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitOpening
from raccoon.games.raccoon_rampage.state import Player, Queued, State, TableOptions, clockwise

PLAYERS = range(min(catalogue.QUEUE_SPACES), max(catalogue.QUEUE_SPACES) + 1)
TUTORIAL_QUEUE = {
    catalogue.ACTIVIST: "helpline",
    catalogue.HUNTER: "wear",
    catalogue.GERMANY: "international",
}
"""The policies on spaces 2, 3 and 4 of a first game, by the role whose deck they are from (RR53)."""
TUTORIAL_SPREAD: Counts = (0, 2, 1)
"""The spread cards on top of the deck in a first game."""
TUTORIAL_PROTECTION = 1


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The results of chance; decks are listed top first, hands and decks by seat."""

    players: int
    options: TableOptions
    roles: tuple[str, ...]
    start_player: int
    storyline: tuple[str, ...]
    spread_deck: Counts
    hands: tuple[tuple[str, ...], ...]
    decks: tuple[tuple[str, ...], ...]


def _absent(players: int, options: TableOptions, wishes: tuple[str, ...], chance: Chance) -> str:
    """Return the agency that stays out with three players (RR1, RR4); "" with four."""
    if players == len(catalogue.ROLES):
        return ""
    if options.tutorial:
        return catalogue.FRANCE
    unwished = [role for role in catalogue.AGENCIES if role not in wishes]
    return chance.pick(unwished or catalogue.AGENCIES)


def _cast(players: int, options: TableOptions, wishes: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Return the role of each seat (RR2); ValueError for wishes that cannot be met together."""
    absent = _absent(players, options, wishes, chance)
    return cast([role for role in catalogue.ROLES if role != absent], wishes, chance)


def _start_player(options: TableOptions, roles: tuple[str, ...], chance: Chance) -> int:
    """Return a random start player, in a first game an agency (RR2)."""
    seats = [seat for seat, role in enumerate(roles) if role in catalogue.AGENCIES or not options.tutorial]
    return chance.pick(seats)


def _storyline(options: TableOptions, chance: Chance) -> tuple[str, ...]:
    scenario = options.storyline
    return (
        catalogue.SCENARIOS[scenario]
        if scenario in catalogue.SCENARIOS
        else chance.shuffled(tuple(catalogue.EVENTS))[: catalogue.ROUNDS]
    )


def _spread_deck(players: int, options: TableOptions, chance: Chance) -> Counts:
    top = TUTORIAL_SPREAD if options.tutorial else ()
    return top + chance.shuffled(remaining(options.spread_cards(players), top))


def _policies(role: str, options: TableOptions) -> tuple[str, ...]:
    """Return the policies that are dealt to the role: in a first game without the one in the queue."""
    out = TUTORIAL_QUEUE.get(role) if options.tutorial else None
    return tuple(policy for policy in catalogue.ROLE_POLICIES[role] if policy != out)


def _hand_and_deck(
    role: str, options: TableOptions, chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the hand, from policies and actions shuffled separately, and the rest shuffled into one deck."""
    count = catalogue.TUTORIAL_POLICIES if options.tutorial else catalogue.START_POLICIES
    policies, actions = (
        chance.shuffled(_policies(role, options)),
        chance.shuffled(catalogue.ROLE_ACTIONS[role]),
    )
    hand = policies[:count] + actions[: catalogue.START_ACTIONS]
    return hand, chance.shuffled(policies[count:] + actions[catalogue.START_ACTIONS :])


def deal(players: int, options: TableOptions, chance: Chance, roles: tuple[str, ...] = ()) -> Setup:
    """Draw roles and seats, shuffle and deal; ValueError for wished `roles` that cannot be met together."""
    seats = _cast(players, options, roles, chance)
    dealt = [_hand_and_deck(role, options, chance) for role in seats]
    return Setup(
        players=players,
        options=options,
        roles=seats,
        start_player=_start_player(options, seats, chance),
        storyline=_storyline(options, chance),
        spread_deck=_spread_deck(players, options, chance),
        hands=tuple(hand for hand, _ in dealt),
        decks=tuple(deck for _, deck in dealt),
    )


def _roles_fit(setup: Setup) -> bool:
    absent = set(catalogue.ROLES) - set(setup.roles)
    if not len(setup.roles) == setup.players == len(catalogue.ROLES) - len(absent):
        return False
    if not setup.options.tutorial:
        return absent <= set(catalogue.AGENCIES)
    return absent <= {catalogue.FRANCE} and setup.roles[setup.start_player] in catalogue.AGENCIES


def _storyline_fits(setup: Setup) -> bool:
    scenario = catalogue.SCENARIOS.get(setup.options.storyline)
    if scenario:
        return setup.storyline == scenario
    return len(set(setup.storyline)) == len(setup.storyline) == catalogue.ROUNDS and set(
        setup.storyline
    ) <= set(catalogue.EVENTS)


def _cards_fit(setup: Setup) -> bool:
    if not len(setup.hands) == len(setup.decks) == setup.players:
        return False
    policies = catalogue.TUTORIAL_POLICIES if setup.options.tutorial else catalogue.START_POLICIES
    return all(
        sorted(hand + deck) == sorted(_policies(role, setup.options) + catalogue.ROLE_ACTIONS[role])
        and sum(card in catalogue.POLICIES for card in hand) == policies
        and sum(card in catalogue.ACTIONS for card in hand) == catalogue.START_ACTIONS
        for role, hand, deck in zip(setup.roles, setup.hands, setup.decks, strict=True)
    )


def _check(setup: Setup) -> None:
    """Raise ValueError for a set-up that no shuffle can give: saves are untrusted."""
    good = (
        setup.players in PLAYERS
        and 0 <= setup.start_player < setup.players
        and _roles_fit(setup)
        and _storyline_fits(setup)
        and sorted(setup.spread_deck) == sorted(setup.options.spread_cards(setup.players))
        and (not setup.options.tutorial or setup.spread_deck[: len(TUTORIAL_SPREAD)] == TUTORIAL_SPREAD)
        and _cards_fit(setup)
    )
    if not good:
        raise ValueError("the set-up is not one that shuffling the components can give")


def _player(setup: Setup, seat: int) -> Player:
    role = catalogue.ROLES[setup.roles[seat]]
    level = setup.options.level_table and setup.players < len(catalogue.ROLES)
    player = Player(
        role=role.name,
        influence=catalogue.LEVEL_TABLE_INFLUENCE if level else role.influence,
        hand=setup.hands[seat],
        deck=setup.decks[seat],
    )
    if setup.options.tutorial and role.name == catalogue.GERMANY:
        return replace(player, protection=TUTORIAL_PROTECTION)
    return player


def _queue(setup: Setup) -> tuple[Queued | None, ...]:
    """Return the queue with Inaction on space 1, in a first game three policies behind it (RR8, RR53)."""
    queue: list[Queued | None] = [Queued(catalogue.INACTION, None, face_up=True)]
    if setup.options.tutorial:
        queue += [
            Queued(policy, setup.roles.index(role), face_up=True) for role, policy in TUTORIAL_QUEUE.items()
        ]
    return tuple(queue) + (None,) * (catalogue.QUEUE_SPACES[setup.players] - len(queue))


def start(setup: Setup) -> State:
    """Return the state before the first choice; ValueError for an impossible set-up."""
    _check(setup)
    first = setup.start_player
    everybody = clockwise(first, setup.players)
    return State(
        options=setup.options,
        start_player=first,
        players=tuple(_player(setup, seat) for seat in range(setup.players)),
        queue=_queue(setup),
        evaluated=None,
        verdict="",
        pool=(),
        events=(),
        coming=setup.storyline,
        raccoons=catalogue.START_RACCOONS,
        impact=catalogue.START_IMPACT,
        spread_deck=setup.spread_deck,
        piles=((), (), ()),
        spread_discard=(),
        spread_unseen=(),
        turn=first,
        round=0,
        votes_placed=0,
        accelerating="",
        final=False,
        pending=AwaitOpening((first,)) if setup.options.tutorial else AwaitContributions(everybody),
    )
