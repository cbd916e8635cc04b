"""Ballot at the window: lobby, choices, the die that rolls; `words` and `look` wired to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial, reduce

import pygame

from raccoon.engine.events import ChoiceOption, Option, found
from scenes.art.pieces import coinage
from scenes.table import presentation as p
from scenes.table.choosing.actions import QuickAction
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.naming import NamedChoice, entries_of
from scenes.table.layout import Layout
from scenes.table.log.markup import player_markup
from scenes.table.motion.flights import Flight, Sprite, between, thrown
from scenes.table.motion.transition import MoveContext, Transition
from scenes.table.picture.picture import TablePicture
from tests.games.ballot import records as r
from tests.games.ballot.asked import BallotInspection
from tests.games.ballot.game import GAME
from tests.games.ballot.look import BallotLook, die
from tests.games.ballot.plain_zone import middle
from tests.games.ballot.words import BallotWords


class Lobby(p.Lobby):
    """The length with an hourglass."""

    option_icons: Mapping[str, str] = {"length": "hourglass"}

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.fill("#1d4b4c", rect)
        face = die(5, round(rect.height * 0.7))
        surface.blit(face, face.get_rect(center=rect.center))


class BallotChoice(NamedChoice):
    """The choice of a vote, or of the vote to object to: that one can be clicked.

    The catalogue has ``choice.<key>.<choice>`` for each choice of an option, and ``choice.<key>.note``.
    """

    kind = "vote"
    tells_changes = False

    def __init__(self, table: ChoiceContext, option: ChoiceOption) -> None:
        self.key = option.names
        super().__init__(table, option.seat, entries_of(option, partial(self.told, table)))

    def told(self, table: ChoiceContext, choice: str | int | None) -> str:
        """A vote, a player, or nobody."""
        return (
            player_markup(table.seats[choice])
            if isinstance(choice, int)
            else table.say(f"choice.{self.key}.{choice}")
        )

    def note(self) -> str:
        return self.table.say(f"choice.{self.key}.note")


class Choices(p.Choices):
    """The question stands open by itself; a key lets the votes stand."""

    def needed(self, view: r.State) -> frozenset[str]:
        return frozenset({"motion", "chest"})

    def forced_choice(self, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        option = found(options, ChoiceOption)
        return BallotChoice(table, option) if option else None

    def quick_actions(self, view: r.State, options: Sequence[Option]) -> Sequence[QuickAction]:
        option = found(options, r.ObjectOption)
        return [QuickAction("let_stand", option.make(None))] if option else ()


class Motion(p.Motion):
    """Over the open votes the die rolls into its tray, then coins go to whoever was right."""

    def transition(self, moving: MoveContext, picture: TablePicture) -> Transition:
        *opening, decided = moving.events
        if not isinstance(decided, r.MotionDecided):
            return super().transition(moving, picture)
        held = reduce(GAME.evolve, opening, moving.before)
        flights = [*_rolled(decided, moving.layout), *_gains(decided, moving.layout)]
        return Transition(moving.layout, held, flights, frozenset({"die"} if decided.pips else ()))


def _rolled(event: r.MotionDecided, layout: Layout) -> Iterator[Flight]:
    tray, px = middle(layout.rects_of("die")[0]), layout.frame.px
    if event.pips:
        faces = [Sprite.of(die((event.pips + n) % 6 + 1, tray.width)) for n in range(12)]
        yield thrown(faces, tray.move(-px(420), px(300)), tray, 0, px(60))


def _gains(event: r.MotionDecided, layout: Layout) -> Iterator[Flight]:
    coin, chest = Sprite.of(coinage.image_of(1, layout.frame.px(56))), layout.rects_of("chest")[0]
    for panel, gain in zip(layout.panels, event.points, strict=True):
        if gain:
            yield between(coin, chest, panel, 0.4, 0.45, layout.frame.px(60))


PRESENTATION = p.GamePresentation(
    "ballot", BallotWords(), Lobby(), BallotLook(), Choices(), motion=Motion(), inspection=BallotInspection()
)
