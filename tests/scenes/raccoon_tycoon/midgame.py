"""Games in full swing for the tests of what is followed: bots have played, then people sit down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from scenes.screens.handover import HandoverScene
from tests.scenes.person import Sitting, seats

ENOUGH = 90
"""Moves after which there is something to tell."""


def sit_down(
    sitting: Sitting,
    controllers: Sequence[str],
    until: Callable[[Session], bool],
    seed: str = "in full swing",
    saves: Path | None = None,
    least: int = ENOUGH,
) -> Session:
    """Bots play so many moves and on until the session is as wanted; then these sit at the window."""
    session = Session.new("raccoon_tycoon", seats(*["greedy"] * len(controllers)), {}, seed, saves)
    while len(session.match.entries) < least or not until(session):
        assert not session.over, "the game never came to the point"
        session.submit(session.think())
    for seat, who in enumerate(seats(*controllers)):
        if who.controller != "greedy":
            session.change_seat(seat, who)
    sitting.program.table(session)
    sitting.frame()
    return session


def turn_of(seat: int) -> Callable[[Session], bool]:
    """The seat's turn has just begun."""

    def arrived(session: Session) -> bool:
        entries = session.match.entries
        begun = bool(entries) and any(isinstance(event, TurnEnded) for event in entries[-1].events)
        return begun and session.waiting == (seat,) and isinstance(session.view(None).pending, AwaitAction)

    return arrived


def bid_of(seat: int, room: int = 12, bidders: int = 2) -> Callable[[Session], bool]:
    """The seat is asked for a bid while so many are in the auction, and has `room` dollars above it."""

    def arrived(session: Session) -> bool:
        pending = session.view(None).pending
        if not isinstance(pending, AwaitBid) or pending.seat != seat or len(pending.active) < bidders:
            return False
        return bool(session.view(seat).players[seat].money >= pending.bid + room)

    return arrived


def lift(sitting: Sitting) -> None:
    """Let the curtain fall, and lift it."""
    while not isinstance(sitting.stack.top, HandoverScene):
        sitting.frame()
    while sitting.stack.picture.transition:
        sitting.frame()
    sitting.press(pygame.K_u, "u")


def hover(sitting: Sitting, pos: tuple[int, int]) -> None:
    """Move the pointer there."""
    pygame.mouse.set_pos(pos)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    sitting.frame(2)


def wheel(sitting: Sitting, pos: tuple[int, int], notches: int) -> None:
    """Turn the wheel there, positive away from the player."""
    hover(sitting, pos)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))
    sitting.frame()


def drag(sitting: Sitting, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Look, then press, move in steps, release."""
    sitting.look()
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for step in range(1, 9):
        pos = tuple(round(a + (b - a) * step / 8) for a, b in zip(start, end, strict=True))
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    sitting.frame()


def frame_of(sitting: Sitting) -> bytes:
    """The pixels on the screen now."""
    return pygame.image.tobytes(sitting.window.surface, "RGB")


def choice_named(scene: Any, label: str) -> tuple[int, int]:
    """The middle of the dialogue's button with this label."""
    button = next(button for button in scene.buttons if button.label == label)
    centre: tuple[int, int] = button.rect.center
    return centre
