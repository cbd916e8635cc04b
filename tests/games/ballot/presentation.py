"""Ballot at the window: lobby, choices, what flies, how it ends; `words` and `look` wired to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

import pygame
from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.app.session.preview import Preview
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.engine.counts import Counts, plus
from raccoon.engine.events import Command, Option
from scenes.art.pieces import coinage
from scenes.results import data
from scenes.table import presentation as p
from scenes.table.choosing.choice import Choice, Field, Table
from scenes.table.choosing.preview_lines import Line
from scenes.table.choosing.verbs import Extra, Verb
from scenes.table.log.markup import player_markup
from scenes.table.motion.flights import Flight, Sprite, rolled, still
from scenes.table.motion.transition import Passage, Transition
from scenes.table.picture.picture import TablePicture
from scenes.widgets.pick import ROW, Pick, PickEntry
from tests.games.ballot import records as r
from tests.games.ballot.asked import BallotInspection
from tests.games.ballot.look import BallotLayout, BallotLook, die_face, die_place
from tests.games.ballot.words import BallotWords


class Lobby(p.Lobby):
    """The length with an hourglass."""

    option_icons: Mapping[str, str] = {"length": "hourglass"}

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.fill("#1d4b4c", rect)
        face = die_face(5, round(rect.height * 0.7))
        surface.blit(face, face.get_rect(center=rect.center))


class VoteChoice(Choice):
    """Aye or nay."""

    key = "vote"

    def __init__(self, table: Table, option: r.VoteOption) -> None:
        super().__init__(table)
        self.seat = option.seat
        entries = [PickEntry(vote, table.say(f"ballot.{vote}")) for vote in r.VOTES]
        self.pick = Pick(entries, "", lambda _: table.changed())
        self.fields = [Field(self.pick, 2 * ROW)]

    def note(self) -> str:
        return self.table.say("choice.vote.note")

    def command(self) -> Command | None:
        return r.Vote(self.seat, self.pick.chosen) if self.pick.chosen else None

    def label(self) -> str:
        return self.table.say("choice.vote.confirm", vote=self.table.say(f"ballot.{self.pick.chosen}"))

    def changes(self, seen: Preview) -> Sequence[Line]:
        """What is left if it carries: that follows from the rules, whatever the others vote."""
        chest, cost = seen.before.chest, r.MOTIONS[seen.before.motion]
        return (Line(self.table.say("choice.vote.chest"), str(chest), str(chest - cost), -1),)


class ObjectChoice(Choice):
    """Whose vote an objection strikes: named in the dock, or its paper clicked."""

    key = verb = "object"

    def __init__(self, table: Table, option: r.ObjectOption) -> None:
        super().__init__(table)
        self.option = option
        entries = [PickEntry(str(seat), player_markup(table.seats[seat])) for seat in option.against]
        self.pick = Pick(entries, "", lambda _: table.changed())
        self.fields = [Field(self.pick, ROW * len(entries))]

    def command(self) -> Command | None:
        return r.Object(self.option.seat, int(self.pick.chosen)) if self.pick.chosen else None

    def lit(self) -> frozenset[str]:
        return frozenset(f"vote:{seat}" for seat in self.option.against)

    def chosen(self) -> frozenset[str]:
        return frozenset({f"vote:{self.pick.chosen}"} if self.pick.chosen else ())

    def click(self, piece: str) -> bool:
        kind, _, seat = piece.partition(":")
        return kind == "vote" and (self.pick.choose(seat) or self.pick.chosen == seat)


def _found(options: Sequence[Option], kind: type[Option]) -> Any:
    return next((option for option in options if isinstance(option, kind)), None)


class Choices(p.Choices):
    """The vote stands open by itself; an objection is begun, or a key lets the votes stand."""

    verbs = (Verb("object", "O", pygame.K_o, "cross"),)
    openers: Mapping[str, str] = {"vote": "object"}

    def why_not(self, verb: str, view: r.View, options: Sequence[Option], say: Say) -> str:
        return "" if _found(options, r.ObjectOption) else say("table.why.no_objection")

    def begun(self, verb: str, table: Table, options: Sequence[Option]) -> Choice | None:
        option = _found(options, r.ObjectOption)
        return ObjectChoice(table, option) if option else None

    def due(self, table: Table, options: Sequence[Option]) -> Choice | None:
        option = _found(options, r.VoteOption)
        return VoteChoice(table, option) if option else None

    def extras(self, view: r.View, options: Sequence[Option]) -> Sequence[Extra]:
        option = _found(options, r.LetStandOption)
        return [Extra("let_stand", "P", pygame.K_p, r.LetStand(option.seat))] if option else ()


class Motion(p.Motion):
    """The die rolls into its tray, coins go to whoever was right."""

    def transition(self, passage: Passage, picture: TablePicture) -> Transition:
        layout: Any = passage.layout
        held, flights, hidden = passage.after, [], frozenset[str]()
        struck = tuple(event.against for event in passage.events if isinstance(event, r.VoteStruck))
        for event in passage.events:
            if isinstance(event, r.DieRolled):
                hidden, tray = frozenset({"die"}), die_place(layout.places["die"])
                faces = [Sprite.of(die_face((event.pips + n) % 6 + 1, tray.width)) for n in range(12)]
                start = tray.move(-layout.frame.px(420), layout.frame.px(300))
                flights.append(Flight(rolled(faces), (start, tray), 0, 0.45, layout.frame.px(60), stays=True))
            if isinstance(event, r.MotionDecided):
                held = replace(passage.before, waiting=(), struck=(*passage.before.struck, *struck))
                flights += _gains(event, layout, 0.4 if hidden else 0.0)
        lying = BallotLayout(layout.size, held, layout.frame.text_scale)
        return Transition(lying, held, flights, hidden)


def _gains(event: r.MotionDecided, layout: Any, begin: float) -> Iterable[Flight]:
    coin = Sprite.of(coinage.image_of(1, layout.frame.px(56)))
    for seat, gain in enumerate(event.points):
        if gain:
            stops = [
                coin.image.get_rect(center=layout.places[piece].center)
                for piece in ("chest", f"panel:{seat}")
            ]
            yield Flight(still(coin), (stops[0], stops[1]), begin, 0.45, layout.frame.px(60))


class Results(p.Results):
    """Who has served the council best; or the chest is empty, and all have lost."""

    def told(self, session: Session, catalogue: Catalogue) -> data.Results:
        say, view = catalogue.say, session.view(None)
        events = [event for entry in session.match.entries for event in entry.events]
        decided = [event for event in events if isinstance(event, r.MotionDecided)]
        sources = tuple(say(f"ballot.source.{source}") for source in ("carried", "rejected"))
        return data.Results(
            tuple(_result(session, decided, seat) for seat in range(len(view.votes))),
            _verdict(view, len(decided), say),
            say("ballot.certificate"),
            data.Table(say("results.from"), sources, say("results.total")),
            times=tuple(map(float, range(len(decided) + 1))),
            course=data.Curves(say("results.chart.points"), tuple(zip(*_standings(decided), strict=True))),
        )


def _standings(decided: Sequence[r.MotionDecided]) -> Iterable[Counts]:
    """Everybody's points at the beginning and after every motion."""
    return accumulate((event.points for event in decided), plus, initial=(0,) * len(decided[0].points))


def _verdict(view: r.View, motions: int, say: Say) -> data.Verdict:
    headline, best = say("ballot.certifies", n=motions), max(view.points)
    if view.chest < 0:
        return data.Verdict(headline, say("ballot.ruined", n=-view.chest), defeat=say("ballot.defeat"))
    return data.Verdict(headline, say("results.points", n=best), seal=str(best))


def _result(session: Session, decided: Sequence[r.MotionDecided], seat: int) -> data.SeatResult:
    points = tuple(sum(e.points[seat] for e in decided if e.carried == carried) for carried in (True, False))
    outcome = session.match.game.outcome(session.match.state)
    assert outcome
    face = Opponents("ballot").faces(session.seats)[seat]
    return data.SeatResult(session.seats[seat], face, outcome[seat].won, points)


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
