"""The pieces on the table, and the table as the set-up lays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]

AREAS = ("france", "germany", "rest")
AGENCIES = {"DE": "germany", "FR": "france"}
TUTORIAL_QUEUE = {"AR": "helpline", "HU": "wear", "DE": "international"}
GREY = -1
FACE_UP_SPACES = 4
REST_SPACES = 18
LOWEST_IMPACT = -9


@dataclass
class Pin:
    """A seat's wish on a policy."""

    seat: int
    mine: int
    others: int
    own: int
    lying: int
    due: bool = False


@dataclass
class Policy:
    """A policy in the queue or under evaluation."""

    policy: str
    owner: int | None
    face_up: bool = False
    known: bool = False
    votes: list[int] = field(default_factory=list)
    rider: str = ""
    rider_owner: int | None = None
    added_tags: list[str] = field(default_factory=list)
    pins: list[Pin] = field(default_factory=list)


@dataclass
class StoryEvent:
    """An event turned up."""

    name: str
    votes: list[int] = field(default_factory=list)
    completed: bool = False


@dataclass
class Seat:
    """The pieces that a player holds and has before it."""

    role: str
    influence: int
    hand: list[str]
    deck: list[str]
    discard: list[str] = field(default_factory=list)
    set_aside: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    protection: int = 0
    tokens: int = 0
    cubes: int = 0
    kept: int = 0
    broken: int = 0


@dataclass
class Table:
    """The whole table. `card` is an action card that lies there while it works, `left` the votes of it."""

    options: Data
    start_player: int
    players: list[Seat]
    queue: list[Policy | None]
    coming: list[str]
    spread_deck: list[int]
    turn: int
    evaluated: Policy | None = None
    verdict: str = ""
    pool: list[list[str | int]] = field(default_factory=list)
    events: list[StoryEvent] = field(default_factory=list)
    raccoons: list[int] = field(default_factory=lambda: [5, 10, 5])
    impact: int = 0
    piles: list[list[int]] = field(default_factory=lambda: [[], [], []])
    spread_discard: list[int] = field(default_factory=list)
    spread_unseen: list[int] = field(default_factory=list)
    round: int = 0
    votes_placed: int = 0
    accelerating: str = ""
    final: bool = False
    spoken: list[int] = field(default_factory=list)
    card: str = ""
    left: int = 0
    points: list[int] | None = None
    winners: list[int] | None = None


def policy_on(table: Table, space: int) -> Policy:
    """The policy on that space, counted from 1."""
    policy = table.queue[space - 1]
    assert policy is not None
    return policy


def evaluated(table: Table) -> Policy:
    """The policy under evaluation."""
    assert table.evaluated is not None
    return table.evaluated


def seat_of(table: Table, role: str) -> Seat | None:
    """The seat with the role, if it is played."""
    return next((seat for seat in table.players if seat.role == role), None)


def _seat(setup: Data, number: int) -> Seat:
    options, role = setup["options"], setup["roles"][number]
    influence = 3 if role in AGENCIES else 1
    if options["level_table"] and setup["players"] == 3:
        influence = 2
    seat = Seat(role, influence, list(setup["hands"][number]), list(setup["decks"][number]))
    seat.protection = int(options["tutorial"] and role == "DE")
    return seat


def _queue(setup: Data) -> list[Policy | None]:
    queue: list[Policy | None] = [Policy("inaction", None, face_up=True)]
    if setup["options"]["tutorial"]:
        for role, policy in TUTORIAL_QUEUE.items():
            queue.append(Policy(policy, setup["roles"].index(role), face_up=True))
    spaces = 7 if setup["players"] == 3 else 8
    return queue + [None] * (spaces - len(queue))


def laid(setup: Data) -> Table:
    """The table before the first choice."""
    return Table(
        options=setup["options"],
        start_player=setup["start_player"],
        players=[_seat(setup, number) for number in range(setup["players"])],
        queue=_queue(setup),
        coming=list(setup["storyline"]),
        spread_deck=list(setup["spread_deck"]),
        turn=setup["start_player"],
    )
