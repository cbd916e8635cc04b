"""The pages that list every piece: policies, action cards, events, roles."""

from __future__ import annotations

from collections.abc import Iterable

from raccoon.games.raccoon_rampage.catalogue import (
    ACTIONS,
    AGENCIES,
    INACTION,
    POLICIES,
    ROLES,
    SCENARIOS,
    Policy,
)
from scenes.learning.book_blocks import PieceEntry
from scenes.raccoon_rampage.rulebook import pieces
from scenes.table.presentation.book import Block

KEY = "book.raccoon_rampage"


def _owners(card: Policy) -> str:
    """The key of whose policy it is."""
    owners = [role for role, copies in zip(ROLES, card.copies, strict=True) if copies]
    name = "none" if not owners else "all" if len(owners) == len(ROLES) else owners[0]
    return f"{KEY}.policy.owners.{name}"


def _policies(cards: Iterable[Policy]) -> tuple[Block, ...]:
    return tuple(
        PieceEntry(
            f"rampage.policy.{card.name}",
            f"rampage.policy.{card.name}.text",
            pieces.policy(card.name),
            pieces.CARD,
            anchor=card.name,
            also=_owners(card),
        )
        for card in cards
    )


def everybodys() -> tuple[Block, ...]:
    """The policies of every deck, and Inaction."""
    cards = [card for card in POLICIES.values() if all(card.copies)]
    return _policies([*cards, POLICIES[INACTION]])


def of_one(agencies: bool) -> tuple[Block, ...]:
    """The policies of one agency, or of one lobbyist."""
    roles = [role for role in ROLES if (role in AGENCIES) == agencies]
    places = [tuple(ROLES).index(role) for role in roles]
    single = [card for card in POLICIES.values() if sum(map(bool, card.copies)) == 1]
    return _policies([card for place in places for card in single if card.copies[place]])


def actions() -> tuple[Block, ...]:
    """Every action card: when it is played, its work, its copies."""
    return tuple(
        PieceEntry(
            f"rampage.action.{card.name}",
            f"rampage.action.{card.name}.text",
            pieces.action(card.name),
            pieces.CARD,
            (("n", sum(card.copies)),),
            anchor=card.name,
            also=f"{KEY}.action.{card.window}",
        )
        for card in ACTIONS.values()
    )


def events(scenario: str) -> tuple[Block, ...]:
    """The events of a scenario in their order."""
    return tuple(
        PieceEntry(
            f"rampage.event.{name}",
            f"rampage.event.{name}.text",
            pieces.event(name),
            pieces.CARD,
            anchor=name,
        )
        for name in SCENARIOS[scenario]
    )


def roles() -> tuple[Block, ...]:
    """The entries on the aims of the roles."""
    return tuple(
        PieceEntry(
            f"rampage.role.{role}",
            f"rampage.ask.role.{role}",
            pieces.role(role),
            pieces.ROLE,
            anchor=role,
        )
        for role in ROLES
    )
