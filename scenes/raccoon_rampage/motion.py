"""What moves when something happens: policies, votes, raccoons, cards, dice and the needle on their way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import AREAS, POLICIES, ROLES
from raccoon.games.raccoon_rampage.view import View
from scenes.art import text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import piece_of, role_of
from scenes.raccoon_rampage.layout import RampageLayout, layout_of
from scenes.raccoon_rampage.picture import cards, ink
from scenes.table.log.event_table import EventTable
from scenes.table.motion.flights import Flight, Sprite, fading, flipped, rolled, still
from scenes.table.motion.transition import Passage, Transition
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import Motion

Rect = pygame.Rect
STEP, TAKES = 0.2, 0.42
"""Seconds from one event of a chain to the next, and on the way."""
APART, MOST = 0.07, 6
"""Between alike ones, of which no more than these are told apart."""
TOKEN, BACK = 46, (84, 116)
DIE_TURNS = 10
Flights = Iterator[Flight]


@dataclass(frozen=True)
class Stage:
    """The table as it was, the view that it becomes, and when the event at hand sets out."""

    layout: RampageLayout
    before: View
    after: View
    picture: TablePicture
    begin: float

    @property
    def frame(self) -> Frame:
        """From design units to pixels."""
        return self.layout.frame

    def sized(self, units: float) -> tuple[int, int]:
        """A square of design units."""
        return self.frame.px(units), self.frame.px(units)

    def cube(self, seat: int) -> Sprite:
        """A vote of a seat, or of nobody."""
        return Sprite.of(art.cube(role_of(self.before, seat), self.sized(34)))

    def raccoon(self) -> Sprite:
        """A raccoon that is awake."""
        return Sprite.of(art.raccoon(self.sized(TOKEN), True))

    def back(self, kind: str = "policy") -> Sprite:
        """The back of a card."""
        size = self.frame.px(BACK[0]), self.frame.px(BACK[1])
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        cards.back(sheet, sheet.get_rect(), self.frame, kind)
        return Sprite.of(sheet)

    def face(self, card: str, size: tuple[int, int]) -> Sprite:
        """The picture of a card, small."""
        paint = art.policy if card in POLICIES else art.action
        return Sprite.of(paint(card, size))

    def place(self, piece: str) -> Rect:
        """Where a piece lies; the middle of the map where it does not."""
        return next(iter(self.layout.rects_of(piece)), self.layout.europe)

    def home(self, seat: int | None) -> Rect:
        """Where the cards of a seat come from and go to."""
        if seat is None or seat < 0:
            return self.layout.night
        return self.layout.hand_zone if seat == self.layout.places.desk else self.layout.panels[seat]

    def tray(self, seat: int) -> Rect:
        """Where the votes of a seat come from."""
        if seat < 0:
            return self.layout.night
        return self.layout.tray if seat == self.layout.places.desk else self.layout.panels[seat]

    def flight(self, sprite: Sprite, start: Rect, end: Rect, after: float = 0.0, lift: float = 60) -> Flight:
        """From the middle of one place to that of another."""
        stops = tuple(sprite.image.get_rect(center=rect.center) for rect in (start, end))
        return Flight(still(sprite), stops, self.begin + after, TAKES, self.frame.px(lift))

    def many(self, sprite: Sprite, count: int, start: Rect, end: Rect) -> Flights:
        """Several alike, one after the other."""
        for number in range(min(count, MOST)):
            yield self.flight(sprite, start, end, number * APART)

    def figure(self, words: str, place: Rect, colour: str) -> Flight:
        """A figure that rises and fades."""
        style = text.Style(Face.POSTER, self.frame.px(40), colour, self.frame.px(2))
        sheet = pygame.Surface((text.width(words, style) + 8, style.leading + 8), pygame.SRCALPHA)
        text.draw(sheet, words, sheet.get_rect().center, style, "centre", middle=True)
        start = sheet.get_rect(center=place.center)
        stops = (start, start.move(0, -self.frame.px(44)))
        return Flight(fading(Sprite.of(sheet)), stops, self.begin + 0.2, 0.9, lingers=True)


FLOWN: EventTable[[Stage], Flights] = EventTable(lambda: iter(()))
"""What flies for an event; what moves nothing is told by the log."""
FLOWN.quiet(
    e.AllKept,
    e.DiscardDemanded,
    e.EffectLost,
    e.FinalEvaluationBegan,
    e.GameEnded,
    e.MainEnded,
    e.MajorityFound,
    e.MovingStopped,
    e.NoPolicyShown,
    e.Passed,
    e.ProtectionEnded,
    e.RedrawStopped,
    e.SpreadAreaNamed,
    e.TurnBegan,
    e.TurnEnded,
    e.VerdictGiven,
)


@FLOWN.on(e.VotePlaced)
def _voted(event: e.VotePlaced, stage: Stage) -> Flights:
    seat = event.seat or 0
    yield stage.flight(stage.cube(seat), stage.tray(seat), stage.place(piece_of(event.target)))


@FLOWN.on(e.VoteMoved)
def _moved(event: e.VoteMoved, stage: Stage) -> Flights:
    start, end = stage.place(piece_of(event.source)), stage.place(piece_of(event.target))
    yield stage.flight(stage.cube(event.colour), start, end)


@FLOWN.on(e.LateVotesAdded)
def _late(event: e.LateVotesAdded, stage: Stage) -> Flights:
    seat = event.seat or 0
    yield from _played(event, stage)
    yield from stage.many(stage.cube(seat), event.n, stage.tray(seat), stage.layout.evaluated)


@FLOWN.on(e.PolicyFilled)
def _filled(event: e.PolicyFilled, stage: Stage) -> Flights:
    seat = event.seat or 0
    yield from _played(event, stage)
    yield from stage.many(stage.cube(seat), event.votes, stage.tray(seat), stage.place(f"space:{event.space}"))


@FLOWN.on(e.GreyVotesCast)
def _grey(event: e.GreyVotesCast, stage: Stage) -> Flights:
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for space in event.spaces:
        yield stage.flight(stage.cube(-1), start, stage.place(f"space:{space}"))


@FLOWN.on(e.QueueMoved)
def _queue(event: e.QueueMoved, stage: Stage) -> Flights:
    """The front policy goes to the door; all others move one space on, one of them turns up."""
    layout, view = stage.layout, stage.before
    for space in range(1, len(view.queue) + 1):
        if view.queue[space - 1] is None:
            continue
        start = layout.spaces[space]
        end = layout.evaluated if space == 1 else layout.spaces[space - 1]
        sprite = stage.picture.piece(f"space:{space}", layout, view)
        look = still(sprite)
        if event.turned_up and layout.spaces[space - 1 if space > 1 else 1] == end and end == layout.spaces[4]:
            turned = stage.face(event.turned_up, end.size)
            look = flipped(sprite, turned)
        yield Flight(look, (start, end), stage.begin, TAKES, stays=True, waits=True)


@FLOWN.on(e.PolicyCalled)
def _called(event: e.PolicyCalled, stage: Stage) -> Flights:
    piece = f"space:{event.space}"
    sprite = stage.picture.piece(piece, stage.layout, stage.before)
    stops = (stage.place(piece), stage.layout.evaluated)
    yield Flight(still(sprite), stops, stage.begin, TAKES, stays=True)


@FLOWN.on(e.PolicyLeft)
def _left(event: e.PolicyLeft, stage: Stage) -> Flights:
    """Through the door to its owner, stars to their boards."""
    view, layout = stage.before, stage.layout
    policy = view.evaluated
    owner = policy.owner if policy and policy.policy == event.policy else None
    size = layout.frame.px(120), layout.frame.px(70)
    end = layout.door if owner is None else stage.home(owner)
    yield stage.flight(stage.face(event.policy, size), layout.evaluated, end)
    for role, count in (("AR", event.paws), ("HU", event.hunters)):
        seat = next((seat for seat, player in enumerate(view.players) if player.role == role), None)
        if count and seat is not None:
            cube = Sprite.of(art.cube(role, stage.sized(34)))
            yield from stage.many(cube, count, layout.evaluated, layout.panels[seat])


@FLOWN.on(e.PolicyPlaced)
def _placed(event: e.PolicyPlaced, stage: Stage) -> Flights:
    yield stage.flight(stage.back(), stage.home(event.seat), stage.place(f"space:{event.space}"))


@FLOWN.on(e.PolicyFound)
def _found(event: e.PolicyFound, stage: Stage) -> Flights:
    sprite = stage.face(event.shown[-1], (stage.frame.px(120), stage.frame.px(70)))
    yield stage.flight(sprite, stage.home(event.seat), stage.place(f"space:{event.space}"))


@FLOWN.on(e.PolicyDrafted)
def _drafted(event: e.PolicyDrafted, stage: Stage) -> Flights:
    place = next((n for n, given in enumerate(stage.before.pool) if given == (event.policy, event.owner)), None)
    start = stage.place(f"pool:{place}")
    sprite = stage.face(event.policy, (stage.frame.px(140), stage.frame.px(80)))
    yield stage.flight(sprite, start, stage.place(f"space:{event.space}"))


@FLOWN.on(e.Contributed, e.DiscardChosen)
def _given(event: Any, stage: Stage) -> Flights:
    count = max(1, len(event.cards))
    yield from stage.many(stage.back(), count, stage.home(event.seat), stage.layout.europe)


@FLOWN.on(e.PoolOpened)
def _opened(event: e.PoolOpened, stage: Stage) -> Flights:
    for number, (policy, owner) in enumerate(event.pool):
        sprite = stage.face(policy, (stage.frame.px(140), stage.frame.px(80)))
        yield stage.flight(sprite, stage.layout.panels[owner], stage.layout.europe, number * APART / 2)


@FLOWN.on(e.LeftoverShuffled)
def _leftover(event: e.LeftoverShuffled, stage: Stage) -> Flights:
    yield stage.flight(stage.back(), stage.layout.europe, stage.home(event.seat))


@FLOWN.on(e.DiscardsShown)
def _shown(event: e.DiscardsShown, stage: Stage) -> Flights:
    for card, seat in event.cards:
        sprite = stage.face(card, (stage.frame.px(120), stage.frame.px(70)))
        yield stage.flight(sprite, stage.layout.europe, stage.home(seat))


@FLOWN.on(e.EventTurnedUp)
def _story(event: e.EventTurnedUp, stage: Stage) -> Flights:
    place = stage.place(f"event:{len(stage.before.events) + 1}")
    sprite = Sprite.of(art.event(event.event, (stage.frame.px(300), stage.frame.px(220))))
    start = sprite.image.get_rect(center=stage.layout.europe.center)
    yield Flight(still(sprite), (start, place), stage.begin, TAKES, stage.frame.px(40))


@FLOWN.on(e.EventCompleted)
def _completed(event: e.EventCompleted, stage: Stage) -> Flights:
    story = stage.after.events[event.round - 1]
    place = stage.place(f"event:{event.round}")
    for seat in dict.fromkeys(story.votes or stage.before.events[event.round - 1].votes):
        yield stage.flight(stage.cube(seat), place, stage.tray(seat))


@FLOWN.on(e.SeatsGained)
def _gained(event: e.SeatsGained, stage: Stage) -> Flights:
    name = "protection" if event.what == "protection" else "influence"
    mark = Sprite.of(art.icon(name, stage.sized(40), ink.MARKS[name]))
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for seat, n in enumerate(event.gained):
        if n:
            yield stage.flight(mark, start, stage.layout.panels[seat])


@FLOWN.on(e.ProtectionGained, e.InfluenceGained)
def _won(event: Any, stage: Stage) -> Flights:
    if not event.n:
        return
    shield = isinstance(event, e.ProtectionGained)
    name = "protection" if shield else "influence"
    mark = Sprite.of(art.icon(name, stage.sized(44), ink.MARKS[name]))
    end = stage.layout.ring if shield else stage.layout.panels[event.seat]
    yield from stage.many(mark, event.n, stage.layout.evaluated, end)


# Raccoons


def _arrive(stage: Stage, area: str, count: int, start: Rect) -> Flights:
    """So many raccoons wake up in an area."""
    for number in range(min(count, MOST)):
        yield stage.flight(stage.raccoon(), start, stage.layout.next_place(area, number), number * APART)
    if count:
        yield stage.figure(f"+{count}", stage.layout.tracker, "#ff9a7d")


@FLOWN.on(e.RaccoonsCame)
def _came(event: e.RaccoonsCame, stage: Stage) -> Flights:
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for area, count in zip(AREAS, event.added, strict=True):
        yield from _arrive(stage, area, count, start)


@FLOWN.on(e.RaccoonRemoved)
def _removed(event: e.RaccoonRemoved, stage: Stage) -> Flights:
    """To the board it scores on; from the Rest away, where it is not hunted."""
    view, layout = stage.before, stage.layout
    wanted = "HU" if event.kind == "reduce" else next((r.name for r in ROLES.values() if r.country == event.area), "")
    seat = next((seat for seat, player in enumerate(view.players) if player.role == wanted), None)
    end = layout.panels[seat] if seat is not None else layout.log_paper
    sprite = Sprite.of(art.raccoon(stage.sized(TOKEN), False))
    yield stage.flight(sprite, layout.next_place(event.area, -1), end)
    yield stage.figure("−1", layout.tracker, "#8fd694")


@FLOWN.on(e.SpreadDealt)
def _dealt(event: e.SpreadDealt, stage: Stage) -> Flights:
    for number, area in enumerate(AREAS):
        for card in range(event.each):
            end = stage.place(f"pile:{area}")
            yield stage.flight(stage.back("spread"), stage.layout.door, end, (number * event.each + card) * APART)


@FLOWN.on(e.CardCancelled)
def _cancelled(event: e.CardCancelled, stage: Stage) -> Flights:
    cube = stage.cube(event.seat or 0)
    yield stage.flight(cube, stage.layout.ring, stage.place(f"pile:{event.area}"))
    yield stage.flight(stage.back("spread"), stage.place(f"pile:{event.area}"), stage.layout.door, 0.2)


def _spread_face(stage: Stage, raccoons: int) -> Sprite:
    """A spread card face up: so many raccoons."""
    size = stage.frame.px(BACK[0]), stage.frame.px(BACK[1])
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    rect = sheet.get_rect()
    ink.paper(sheet, rect, stage.frame)
    ink.veil(sheet, rect.inflate(-10, -10), 150, ("#2c7a72", "#c8762c", "#a8302a")[min(2, raccoons)])
    head = art.raccoon((round(size[0] * 0.7), round(size[0] * 0.7)), raccoons > 0)
    sheet.blit(head, head.get_rect(midtop=(rect.centerx, rect.top + rect.height // 9)))
    at = (rect.centerx, rect.bottom - rect.height // 5)
    ink.line(sheet, str(raccoons), at, (Face.POSTER, 34, "#fff6df"), stage.frame, size[0], "centre")
    return Sprite.of(sheet)


@FLOWN.on(e.PileTurnedUp)
def _turned(event: e.PileTurnedUp, stage: Stage) -> Flights:
    place = stage.place(f"pile:{event.area}")
    for number, raccoons in enumerate(event.cards):
        face = _spread_face(stage, raccoons)
        start = face.image.get_rect(center=place.center)
        end = start.move(stage.frame.px(26 * number), -stage.frame.px(70))
        yield Flight(
            flipped(stage.back("spread"), face), (start, end), stage.begin + number * 0.16, TAKES, stays=True
        )
    yield from _arrive(stage, event.area, event.added, place)


@FLOWN.on(e.SpreadCardTurnedUp)
def _one(event: e.SpreadCardTurnedUp, stage: Stage) -> Flights:
    face = _spread_face(stage, event.raccoons)
    start = face.image.get_rect(center=stage.layout.evaluated.center)
    end = face.image.get_rect(center=stage.place(f"pile:{event.area}").center)
    yield Flight(flipped(stage.back("spread"), face), (start, end), stage.begin, TAKES, stays=True)
    yield from _arrive(stage, event.area, event.added, stage.place(f"pile:{event.area}"))


@FLOWN.on(e.SpreadDeckShuffled)
def _shuffled(event: e.SpreadDeckShuffled, stage: Stage) -> Flights:
    yield from stage.many(stage.back("spread"), 3, stage.layout.door, stage.layout.spread)


# Dice


@FLOWN.on(e.DieRolled)
def _rolled(event: e.DieRolled, stage: Stage) -> Flights:
    side = stage.frame.px(74)
    faces = [Sprite.of(ink.die(side, (event.value + n) % 6 + 1)) for n in range(DIE_TURNS)]
    yield _die(stage, [*faces, Sprite.of(ink.die(side, event.value))], 0)


@FLOWN.on(e.HunterDiceRolled)
def _hunted(event: e.HunterDiceRolled, stage: Stage) -> Flights:
    side = stage.frame.px(74)
    kinds = ("skull", "shield", "blank")
    for number, face in enumerate(event.faces):
        faces = [Sprite.of(ink.hunter_die(side, kinds[(n + number) % 3])) for n in range(DIE_TURNS)]
        yield _die(stage, [*faces, Sprite.of(ink.hunter_die(side, face))], number)


def _die(stage: Stage, faces: Sequence[Sprite], number: int) -> Flight:
    """From the policy onto the map, tumbling; it lies there until everything has landed."""
    start = faces[0].image.get_rect(center=stage.layout.evaluated.center)
    end = faces[0].image.get_rect(center=stage.layout.europe.center).move(stage.frame.px(90 * number), 0)
    return Flight(rolled(faces), (start, end), stage.begin, 0.45, stage.frame.px(60), stays=True)


# Cards


@FLOWN.on(
    e.ExtraVotesPlayed, e.MoveVotesPlayed, e.RedrawPlayed, e.VerdictSet, e.AgendaAccelerated, e.PolicyRetagged
)
def _played(event: Any, stage: Stage) -> Flights:
    """The card is shown over the map."""
    sprite = stage.face(event.card, (stage.frame.px(200), stage.frame.px(140)))
    yield stage.flight(sprite, stage.home(event.seat), stage.layout.europe)


@FLOWN.on(e.PolicyAmended, e.PolicyRewritten)
def _joined(event: Any, stage: Stage) -> Flights:
    yield from _played(event, stage)
    yield stage.flight(stage.back(), stage.home(event.seat), stage.place(f"space:{event.space}"), 0.1)


@FLOWN.on(e.PoliciesSwapped)
def _swapped(event: e.PoliciesSwapped, stage: Stage) -> Flights:
    yield from _played(event, stage)
    one, other = f"space:{event.space}", f"space:{event.space + 1}"
    for start, end in ((one, other), (other, one)):
        sprite = stage.picture.piece(start, stage.layout, stage.before)
        yield stage.flight(sprite, stage.place(start), stage.place(end), 0.1, 30)


@FLOWN.on(e.PolicyTurnedUp)
def _revealed(event: e.PolicyTurnedUp, stage: Stage) -> Flights:
    yield from _played(event, stage)
    place = stage.place(f"space:{event.space}")
    sprite = stage.picture.piece(f"space:{event.space}", stage.layout, stage.before)
    turned = stage.face(event.policy, place.size)
    yield Flight(flipped(sprite, turned), (place, place), stage.begin + 0.1, TAKES, stays=True)


@FLOWN.on(e.CardRegained)
def _regained(event: e.CardRegained, stage: Stage) -> Flights:
    yield from _played(event, stage)
    sprite = stage.face(event.regained, (stage.frame.px(120), stage.frame.px(80)))
    start = stage.layout.decks if event.seat == stage.layout.places.desk else stage.layout.panels[event.seat or 0]
    yield stage.flight(sprite, start, stage.home(event.seat), 0.1)


@FLOWN.on(e.CardTossed, e.CardPutBack)
def _tossed(event: Any, stage: Stage) -> Flights:
    end = stage.layout.decks if event.seat == stage.layout.places.desk else stage.layout.panels[event.seat]
    sprite = stage.face(event.card, (stage.frame.px(120), stage.frame.px(80)))
    yield stage.flight(sprite, stage.home(event.seat), end)


@FLOWN.on(e.CardsDrawn)
def _drawn(event: e.CardsDrawn, stage: Stage) -> Flights:
    own = event.seat == stage.layout.places.desk
    start = stage.layout.decks if own else stage.layout.desk
    return stage.many(stage.back(), event.count, start, stage.home(event.seat))


@FLOWN.on(e.DeckShuffled)
def _deck(event: e.DeckShuffled, stage: Stage) -> Flights:
    own = event.seat == stage.layout.places.desk
    place = stage.layout.decks if own else stage.layout.panels[event.seat or 0]
    return stage.many(stage.back(), 3, place.move(stage.frame.px(40), 0), place)


class RampageMotion(Motion):
    """The table as it was, until everything has landed on it; a chain goes off one link after the other."""

    def transition(self, passage: Passage, picture: TablePicture) -> Transition:
        size, scale = passage.layout.size, passage.layout.frame.text_scale
        layout = layout_of(size, passage.before, scale)
        flights, begin, hidden = [], 0.0, set[str]()
        for event in passage.events:
            stage = Stage(layout, passage.before, passage.after, picture, begin)
            found = list(FLOWN(event, stage))
            flights += found
            begin += STEP if found else 0.0
            hidden |= _gone(event, passage.before)
        if not flights:
            return Transition(passage.layout, passage.after)
        return Transition(layout, _calm(passage.before), flights, frozenset(hidden))

    def at_once(self, events: Sequence[Event]) -> bool:
        """Those who let a call pass do so in one instant."""
        return all(isinstance(event, e.Passed | e.ProtectionEnded) for event in events)


def _calm(view: View) -> View:
    """The view as it was, though nobody is asked any more."""
    return replace(view, pending=replace(view.pending, asked=()))


def _gone(event: Event, before: View) -> frozenset[str]:
    """The pieces that are in the air."""
    if isinstance(event, e.QueueMoved):
        return frozenset(f"space:{space}" for space in range(1, len(before.queue) + 1))
    if isinstance(event, e.PolicyCalled):
        return frozenset({f"space:{event.space}"})
    return frozenset({"evaluated"}) if isinstance(event, e.PolicyLeft) else frozenset()
