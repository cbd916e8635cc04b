"""Painters of the pictures on a choice's page, for rectangles of any shape."""

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import Frame, Paint, picture_painter
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import policy_at, story_at
from scenes.raccoon_rampage.picture import cards

Rect = pygame.Rect
CARD = (144.0, 236.0)
"""A card on the table, in design units."""


def card(name: str) -> Paint:
    """The picture of a policy, an action or an area."""
    return picture_painter(partial(art.vignette, name))


def role(name: str) -> Paint:
    """The emblem of a role."""

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        place = rect.inflate(-rect.width // 8, -rect.height // 8)
        surface.blit(art.role(name, place.size), place)

    return paint


def target(view: View, at: int) -> Paint:
    """The picture of a vote's target: a policy, from behind if it is face down, or an event."""
    if story := story_at(view, at):
        return card(story.name)
    policy = policy_at(view, at)
    return card(policy.policy) if policy is not None and policy.policy else face_down


def face_down(surface: pygame.Surface, rect: Rect) -> None:
    """Draw the back of a policy."""
    frame = Frame.within(rect.inflate(-rect.height // 12, -rect.height // 12), CARD)
    cards.back(surface, frame.rect(0, 0, *CARD), frame)


night = picture_painter(art.backdrop)
"""The background behind several of them."""
