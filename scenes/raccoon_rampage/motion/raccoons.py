"""What flies for raccoons, Spread and dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import AREAS, ROLES
from scenes.art.fonts import Face
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT, ORANGE, PAPER
from scenes.raccoon_rampage.motion.stage import (
    APART,
    BACK,
    DIE_TURNS,
    FLOWN,
    MOST,
    TAKES,
    Flights,
    Rect,
    Stage,
)
from scenes.raccoon_rampage.picture import ink
from scenes.table.motion.flights import Flight, Sprite, fading, flipped, rolled

NIGHT = 2.2
"""Seconds for which the night of a Spread is seen."""
BOARD = (330, 118)
"""The board that tells what has failed, in design units."""


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
    wanted = (
        "HU"
        if event.kind == "reduce"
        else next((r.name for r in ROLES.values() if r.country == event.area), "")
    )
    seat = next((seat for seat, player in enumerate(view.players) if player.role == wanted), None)
    end = layout.panels[seat] if seat is not None else layout.log_paper
    sprite = stage.raccoon(awake=False)
    yield stage.flight(sprite, layout.next_place(event.area, -1), end)
    yield stage.figure("−1", layout.tracker, "#8fd694")


def _nightfall(stage: Stage, event: e.SpreadDealt) -> Sprite:
    """A board that tells what has failed, and how many cards that brings."""
    say, failed = stage.picture.say, stage.before.evaluated
    name = say("rampage.night.fell", policy=say(f"rampage.policy.{failed.policy}")) if failed else ""
    frame = replace(stage.frame, text_scale=1.0)
    sheet = pygame.Surface((frame.px(BOARD[0]), frame.px(BOARD[1])), pygame.SRCALPHA)
    box = sheet.get_rect()
    ink.board(sheet, box, frame, ("#4a1c24", "#1d0f18"))
    rows = (
        (say("rampage.night"), Face.POSTER, 36, PAPER, 0.28),
        (name, Face.BOOK_SEMIBOLD, 20, BRASS_LIGHT, 0.58),
        (say("rampage.night.cards", n=event.each), Face.BOOK_ITALIC, 18, ORANGE, 0.81),
    )
    for words, face, units, colour, down in rows:
        at = (box.centerx, round(box.height * down))
        ink.line(sheet, words, at, (face, units, colour), frame, box.width - frame.px(28), "centre", 1.0)
    return Sprite.of(sheet)


@FLOWN.on(e.SpreadDealt)
def _dealt(event: e.SpreadDealt, stage: Stage) -> Flights:
    """Night falls over the map, the scale beside it stays in sight; the piles are dealt."""
    sky = stage.layout.europe.copy()
    sky.width = min(sky.width, stage.layout.tracker.left - sky.left - stage.frame.px(8))
    told = _nightfall(stage, event)
    board = told.image.get_rect(topleft=(sky.left + stage.frame.px(28), sky.top + stage.frame.px(12)))
    for sprite, place in ((Sprite.of(art.night(sky.size)), sky), (told, board)):
        yield Flight(fading(sprite), (place, place), stage.begin, NIGHT, lingers=True)
    for number, area in enumerate(AREAS):
        for card in range(event.each):
            end = stage.place(f"pile:{area}")
            yield stage.flight(
                stage.back("spread"), stage.layout.door, end, (number * event.each + card) * APART
            )


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
