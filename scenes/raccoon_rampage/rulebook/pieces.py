"""The pieces on the rulebook's pages: pictures with names and effects."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from raccoon.games.raccoon_rampage.catalogue import (
    ACTIONS,
    AGENCIES,
    INACTION,
    POLICIES,
    ROLES,
    SCENARIOS,
    Policy,
)
from scenes.art import Style, Typeface, pictograms, text
from scenes.learning.book_blocks import Illustration, PaintPiece, PieceEntry
from scenes.raccoon_rampage import GAME, art
from scenes.raccoon_rampage.art.colours import CREAM, INK, MIDNIGHT
from scenes.table.presentation.book import Block, BlockContext

Rect = pygame.Rect
KEY = f"book.{GAME}"
CARD, ROLE, MAP, TRACKER = (160.0, 119.0), (108.0, 108.0), (560.0, 300.0), (170.0, 280.0)


def drawn() -> dict[str, Sequence[Block]]:
    """The blocks of pieces, by the names that the pages use."""
    return {
        "roles": [_entry("role", name, _picture(art.role, name), ROLE) for name in ROLES],
        "europe": [Illustration(_europe, MAP)],
        "big_tech": [_entry("event", name, _vignette(name)) for name in SCENARIOS["big_tech"]],
        "techno_panacea": [_entry("event", name, _vignette(name)) for name in SCENARIOS["techno_panacea"]],
        "everybodys": _policies(
            [*(card for card in POLICIES.values() if all(card.copies)), POLICIES[INACTION]]
        ),
        "of_agencies": _of_one(role for role in ROLES if role in AGENCIES),
        "of_lobbyists": _of_one(role for role in ROLES if role not in AGENCIES),
        "actions": [
            _entry(
                "action", card.name, _vignette(card.name), n=sum(card.copies), also=f"action.{card.window}"
            )
            for card in ACTIONS.values()
        ],
        "tracker": [Illustration(_picture(art.tracker), TRACKER)],
    }


def _entry(
    kind: str, name: str, paint: PaintPiece, size: tuple[float, float] = CARD, n: int = 0, also: str = ""
) -> PieceEntry:
    title = f"rampage.{kind}.{name}"
    words = f"rampage.ask.role.{name}" if kind == "role" else f"{title}.text"
    facts = (("n", n),) if n else ()
    return PieceEntry(title, words, paint, size, facts, anchor=name, also=f"{KEY}.{also}" if also else "")


def _policies(cards: Iterable[Policy]) -> list[Block]:
    return [
        _entry("policy", card.name, _policy(card), also=f"policy.owners.{_owner(card)}") for card in cards
    ]


def _owner(card: Policy) -> str:
    """The role that owns a policy; "none" or "all"."""
    owners = [role for role, copies in zip(ROLES, card.copies, strict=True) if copies]
    return "none" if not owners else "all" if len(owners) == len(ROLES) else owners[0]


def _of_one(roles: Iterable[str]) -> list[Block]:
    """The policies that only one of these roles has, role by role."""
    return _policies(card for role in roles for card in POLICIES.values() if _owner(card) == role)


# Painters


def _picture(make: Callable[..., pygame.Surface], *facts: object) -> PaintPiece:
    """A painter of a picture that is made for a size."""

    def paint(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
        surface.blit(make(*facts, rect.size), rect)

    return paint


def _vignette(name: str) -> PaintPiece:
    """A painter of a card's picture in a thin frame."""

    def paint(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
        surface.blit(art.vignette(name, rect.size), rect)
        pygame.draw.rect(surface, INK, rect, pen.frame.px(2))

    return paint


def _policy(card: Policy) -> PaintPiece:
    """A painter of a policy's picture with its cost, stars and tags."""
    marks = ["star paw"] * card.paw + ["star horn"] * card.hunter + list(card.tags)

    def paint(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
        frame = pen.frame
        _vignette(card.name)(surface, rect, pen)
        side = frame.px(34)
        plate = Rect(rect.right - side - frame.px(4), rect.top + frame.px(4), side, side)
        pygame.draw.circle(surface, INK, plate.center, side // 2 + frame.px(2))
        pygame.draw.circle(surface, MIDNIGHT, plate.center, side // 2)
        cost = Style(Typeface.POSTER, frame.px(24), CREAM)
        text.draw(surface, str(card.cost), plate.center, cost, "centre", middle=True)
        for place, mark in enumerate(marks):
            at = Rect(rect.left + frame.px(4) + place * (side + frame.px(2)), 0, side, side)
            at.bottom = rect.bottom - frame.px(4)
            pictograms.draw(surface, at, mark)

    return paint


def _europe(surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    surface.blit(art.europe(rect.size, 12), rect)
    pygame.draw.rect(surface, INK, rect, pen.frame.px(2))
