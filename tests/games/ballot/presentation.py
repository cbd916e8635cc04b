"""Ballot at the window: lobby, choices, the die that rolls, how it ends; `words` and `look` wired to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

import pygame
from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.counts import plus
from raccoon.engine.events import ChoiceOption, Command, Option, found
from scenes.results import data
from scenes.table import presentation as p
from scenes.table.choosing.choice import Choice, Table
from scenes.table.choosing.naming import NamedChoice
from scenes.table.choosing.verbs import Extra
from scenes.table.log.markup import player_markup
from scenes.table.motion.flights import Flight, Sprite, rolled
from scenes.table.motion.transition import Passage, Transition
from scenes.table.picture.picture import TablePicture
from scenes.widgets.pick import PickEntry
from tests.games.ballot import records as r
from tests.games.ballot.asked import BallotInspection
from tests.games.ballot.look import BallotLayout, BallotLook, die_face, middle
from tests.games.ballot.words import BallotWords


class Lobby(p.Lobby):
    """The length with an hourglass."""

    option_icons: Mapping[str, str] = {"length": "hourglass"}

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.fill("#1d4b4c", rect)
        face = die_face(5, round(rect.height * 0.7))
        surface.blit(face, face.get_rect(center=rect.center))


class BallotChoice(NamedChoice):
    """How to vote, or to whose vote to object: that one can be clicked."""

    kind = "vote"
    tells_changes = False

    def __init__(self, table: Table, option: ChoiceOption) -> None:
        self.key, self.option = option.names, option
        entries = [PickEntry(str(choice), _called(choice, table)) for choice in option.choices]
        super().__init__(table, option.seat, entries)

    def note(self) -> str:
        return self.table.say(f"choice.{self.key}.note")

    def command(self) -> Command | None:
        chosen = [choice for choice in self.option.choices if str(choice) == self.pick.chosen]
        return self.option.make(*chosen) if chosen else None


def _called(choice: str | int | None, table: Table) -> str:
    """A vote, a player, or nobody."""
    return (
        player_markup(table.seats[choice])
        if isinstance(choice, int)
        else table.say(f"ballot.{choice or 'nobody'}")
    )


class Choices(p.Choices):
    """What is asked stands open by itself; a key lets the votes stand."""

    def needed(self, view: r.State) -> frozenset[str]:
        return frozenset({"motion", "chest"})

    def due(self, table: Table, options: Sequence[Option]) -> Choice | None:
        option = found(options, ChoiceOption)
        return BallotChoice(table, option) if option else None

    def extras(self, view: r.State, options: Sequence[Option]) -> Sequence[Extra]:
        option = found(options, r.ObjectOption)
        return [Extra("let_stand", "P", pygame.K_p, option.make(None))] if option else ()


class Motion(p.Motion):
    """The die rolls into its tray over the votes that it decides."""

    def transition(self, passage: Passage, picture: TablePicture) -> Transition:
        layout: Any = passage.layout
        pips = [event.pips for event in passage.events if isinstance(event, r.MotionDecided) and event.pips]
        if not pips:
            return super().transition(passage, picture)
        tray = middle(layout.places["die"])
        faces = [Sprite.of(die_face((pips[0] + n) % 6 + 1, tray.width)) for n in range(12)]
        start = tray.move(-layout.frame.px(420), layout.frame.px(300))
        flight = Flight(rolled(faces), (start, tray), 0, 0.45, layout.frame.px(60), stays=True)
        held = replace(passage.before, waiting=())
        lying = BallotLayout(layout.size, held, layout.frame.text_scale)
        return Transition(lying, held, [flight], frozenset({"die"}))


class Results(p.Results):
    """Who has served the council best; or the chest is overdrawn, and all have lost."""

    def told(self, session: Session, catalogue: Catalogue) -> data.Results:
        say, view = catalogue.say, session.view(None)
        faces = Opponents("ballot").faces(session.seats)
        ends = session.match.game.outcome(session.match.state) or ()
        seats = [
            data.SeatResult(seat, face, end.won, (end.points,))
            for seat, face, end in zip(session.seats, faces, ends, strict=True)
        ]
        events = [event for entry in session.match.entries for event in entry.events]
        gains = [event.points for event in events if isinstance(event, r.MotionDecided)]
        points = [*accumulate(gains, plus, initial=(0,) * len(seats))]
        headline, best = say("ballot.certifies", n=len(view.turned)), max(view.points)
        verdict = data.Verdict(headline, say("results.points", n=best), seal=str(best))
        if view.chest < 0:
            verdict = data.Verdict(headline, say("ballot.ruined", n=-view.chest), defeat=say("ballot.defeat"))
        return data.Results(
            tuple(seats),
            verdict,
            say("ballot.certificate"),
            data.Table(say("results.from"), (say("ballot.source"),), say("results.total")),
            times=tuple(map(float, range(len(points)))),
            course=data.Curves(say("results.chart.points"), tuple(zip(*points, strict=True))),
        )


PRESENTATION = p.GamePresentation(
    "ballot",
    BallotWords(),
    Lobby(),
    BallotLook(),
    Choices(),
    Motion(),
    p.Sound(),
    p.Privacy(),
    Results(),
    inspection=BallotInspection(),
)
