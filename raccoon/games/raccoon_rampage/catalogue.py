"""The components as frozen records, read once from ``data/*.csv``.

The column `provenance` says whether a figure is printed or proposed; only proposed ones may be tuned.
"""

import csv
from collections.abc import Iterator
from importlib.resources import files

import msgspec

from raccoon.engine.counts import Counts


class Space(msgspec.Struct, frozen=True):
    """A single space of the Rest of Europe; longitude and latitude in degrees, for the drawn map."""

    name: str
    colour: str
    longitude: float
    latitude: float


class Role(msgspec.Struct, frozen=True):
    """One of the four roles.

    `points_by_pieces` are the points for 1, 2, 3 … pieces on the scoring track, `points_beyond` those for
    each further one; `points_by_tokens_left` those for 0, 1, 2 … raccoons left in its `country` (agencies).
    """

    name: str
    agency: bool
    country: str
    influence: int
    lowest_influence: int
    highest_influence: int
    points_by_pieces: Counts
    points_beyond: int
    points_by_tokens_left: Counts


class Effect(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One line of a policy: an effect of this `kind`, `n` times or to the amount of `n`.

    With `low` above 0 a die is rolled first: the line works from `low` to `high` only. `where` fixes the
    area; for mitigate and reduce "" means a choice for each raccoon, for spread "choice" does.
    """

    kind: str
    n: int
    where: str = ""
    low: int = 0
    high: int = 0
    other_agency: bool = False


class Policy(msgspec.Struct, frozen=True):
    """A policy card; `copies` in the deck of each role, in the order of ROLES."""

    name: str
    copies: Counts
    cost: int
    effects: tuple[Effect, ...]
    paw: bool
    hunter: bool
    tags: tuple[str, ...]


class Action(msgspec.Struct, frozen=True):
    """An action card: the `window` in which it may be played, and its effect (`kind`, `n`, `argument`).

    With `leaves` it leaves the game instead of being discarded.
    """

    name: str
    copies: Counts
    window: str
    kind: str
    n: int
    argument: str
    leaves: bool


class Part(msgspec.Struct, frozen=True):
    """One part of an event: the kind of its effect, the amount, and the group, tag or area it applies to."""

    kind: str
    n: int
    argument: str


class EventCard(msgspec.Struct, frozen=True):
    """An event of the storyline; `active` lasts until its `slots` hold votes, then `completed` happens."""

    name: str
    scenario: str
    year: int
    now: Part | None
    ongoing: tuple[Part, ...]
    active: Part | None
    slots: int
    completed: Part | None


def _rows(name: str) -> list[dict[str, str]]:
    text = files(__package__).joinpath("data", f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _numbers(text: str) -> Counts:
    return tuple(int(word) for word in text.split())


_GAME = {row["key"]: int(row["value"]) for row in _rows("game")}
ROUNDS = _GAME["rounds"]
HAND_SIZE = _GAME["hand_size"]
QUEUE_SPACES = {3: _GAME["queue_spaces_3_players"], 4: _GAME["queue_spaces_4_players"]}
FACE_UP_SPACES = _GAME["face_up_spaces"]
START_POLICIES = _GAME["start_policies"]
START_ACTIONS = _GAME["start_actions"]
POOL_CARDS_EACH = _GAME["pool_cards_each"]
TUTORIAL_POLICIES = _GAME["tutorial_policies"]
LOWEST_IMPACT = _GAME["tracker_lowest"]
START_IMPACT = _GAME["tracker_start"]
SKULL = _GAME["tracker_skull"]
"""The impact tracker at the skull: the game is lost at once."""

AREAS = ("france", "germany", "rest")
"""The order of every tuple of three numbers or piles, in which spread cards are dealt (RR12)."""
AREA_INDEX = {name: index for index, name in enumerate(AREAS)}
REST = AREA_INDEX["rest"]
COLOURS = ("green", "orange", "red")
TAGS = ("corporate", "technology")
GREY = -1
"""The seat number of votes that belong to no seat."""
EVENT_TARGET = 10
"""A vote's target is a space of the queue, 1 to 8, or an event: this number plus its round, 1 to 5."""
INACTION = "inaction"
"""The only policy without an owner."""

_AREA_ROWS = _rows("areas")
START_RACCOONS: Counts = tuple(
    sum(int(row["start_tokens"]) for row in _AREA_ROWS if row["group"] == area) for area in AREAS
)
SPACES = tuple(
    Space(row["area"], row["colour"], float(row["lon"]), float(row["lat"]))
    for row in sorted(_AREA_ROWS, key=lambda row: int(row["fill_order"]))
    if row["group"] == "rest"
)
"""The spaces of the Rest of Europe in the order in which they fill; they empty from the end."""


def _role(row: dict[str, str]) -> Role:
    return Role(
        name=row["role"],
        agency=row["agency"] == "yes",
        country=row["country"],
        influence=int(row["influence_start"]),
        lowest_influence=int(row["influence_min"]),
        highest_influence=int(row["influence_max"]),
        points_by_pieces=_numbers(row["points_by_pieces"]),
        points_beyond=int(row["points_per_piece_beyond"]),
        points_by_tokens_left=_numbers(row["points_by_tokens_left"]),
    )


ROLES = {role.name: role for role in map(_role, _rows("roles"))}
GERMANY, FRANCE, ACTIVIST, HUNTER = ROLES
AGENCIES = tuple(role.name for role in ROLES.values() if role.agency)
LEVEL_TABLE_INFLUENCE = 2
"""The influence of all seats at the start with the table option *level table* (RR5)."""


def _effect(row: dict[str, str], line: str) -> Effect:
    condition = row[f"{line}_if"]
    low, high = condition.removeprefix("d6:").split("-") if condition.startswith("d6:") else (0, 0)
    return Effect(
        kind=row[f"{line}_kind"],
        n=int(row[f"{line}_n"]),
        where=row[f"{line}_where"],
        low=int(low),
        high=int(high),
        other_agency=condition == "other_agency",
    )


def _copies(row: dict[str, str]) -> Counts:
    return tuple(int(row[f"copies_{role}"]) for role in ROLES)


def _policy(row: dict[str, str]) -> Policy:
    return Policy(
        name=row["policy"],
        copies=_copies(row),
        cost=int(row["cost"]),
        effects=tuple(_effect(row, line) for line in ("e1", "e2") if row[f"{line}_kind"]),
        paw=row["paw"] == "1",
        hunter=row["hunter"] == "1",
        tags=tuple(tag for tag in TAGS if row[tag] == "1"),
    )


def _action(row: dict[str, str]) -> Action:
    return Action(
        name=row["action"],
        copies=_copies(row),
        window=row["window"],
        kind=row["kind"],
        n=int(row["n"] or 0),
        argument=row["arg"],
        leaves=row["after"] == "remove",
    )


def _part(row: dict[str, str], name: str) -> Part | None:
    kind = row[f"{name}_kind"]
    return Part(kind, int(row[f"{name}_n"]), row[f"{name}_arg"]) if kind else None


def _event(row: dict[str, str]) -> EventCard:
    ongoing = (_part(row, "on1"), _part(row, "on2"))
    return EventCard(
        name=row["event"],
        scenario=row["scenario"],
        year=int(row["year"]),
        now=_part(row, "now"),
        ongoing=tuple(part for part in ongoing if part),
        active=_part(row, "active"),
        slots=int(row["slots"]),
        completed=_part(row, "done"),
    )


POLICIES = {policy.name: policy for policy in map(_policy, _rows("policies"))}
ACTIONS = {action.name: action for action in map(_action, _rows("actions"))}
EVENTS = {event.name: event for event in map(_event, _rows("events"))}
SCENARIOS = {
    scenario: tuple(event.name for event in EVENTS.values() if event.scenario == scenario)
    for scenario in dict.fromkeys(event.scenario for event in EVENTS.values())
}
"""The events of each scenario by year."""

HUNTER_DIE = tuple(row["symbol"] for row in _rows("dice") if row["die"] == "hunter")
"""The symbols of the hunter die's six faces: "skull", "shield", "blank"."""
DIE_FACES = {row["symbol"]: row["kind"] for row in _rows("dice") if row["die"] == "hunter"}
"""The kind of effect of each symbol, "" for none."""
DIE_SIDES = sum(row["die"] == "d6" for row in _rows("dice"))


def _dealt(cards: dict[str, Policy] | dict[str, Action], role: str) -> Iterator[str]:
    place = tuple(ROLES).index(role)
    for card in cards.values():
        yield from (card.name,) * card.copies[place]


ROLE_POLICIES = {role: tuple(_dealt(POLICIES, role)) for role in ROLES}
ROLE_ACTIONS = {role: tuple(_dealt(ACTIONS, role)) for role in ROLES}


def spread_cards(players: int) -> Counts:
    """Return the number of raccoons on each spread card in play with that many players (RR3)."""
    cards: list[int] = []
    for row in _rows("spread_cards"):
        removed = int(row["removed_with_3_players"]) if players == 3 else 0
        cards += [int(row["raccoons"])] * (int(row["copies"]) - removed)
    return tuple(cards)


SPREAD_CARDS = {players: spread_cards(players) for players in QUEUE_SPACES}
CARDS_EACH = {
    int(row["level"]): {colour: int(row[colour]) for colour in COLOURS} for row in _rows("spread_levels")
}
"""The number of spread cards in each of the three piles, by level and colour."""
HIGHEST_LEVEL = max(CARDS_EACH)
