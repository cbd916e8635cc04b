"""The flights of raccoons, Spread and dice."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import AREAS, ROLES
from scenes.art.fonts import Typeface
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.motion.stage import (
    APART,
    BACK,
    DIE_TURNS,
    MOST,
    TAKES,
    Flights,
    Rect,
    Stage,
)
from scenes.raccoon_rampage.picture import ink
from scenes.table.motion.flights import Flight, Sprite, flipped, thrown


def arrive(stage: Stage, area: str, count: int, start: Rect) -> Flights:
    """So many raccoons wake up in an area."""
    for number in range(min(count, MOST)):
        yield stage.flight(stage.raccoon(), start, stage.layout.next_place(area, number), number * APART)
    if count:
        yield stage.figure(f"+{count}", stage.layout.tracker, "#ff9a7d")


def came(event: e.RaccoonsCame, stage: Stage) -> Flights:
    """Raccoons from the storyline."""
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for area, count in zip(AREAS, event.added, strict=True):
        yield from arrive(stage, area, count, start)


def removed(event: e.RaccoonRemoved, stage: Stage) -> Flights:
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


def spread_face(stage: Stage, raccoons: int, size: tuple[int, int]) -> Sprite:
    """A spread card face up: so many raccoons."""
    sheet = art.spread_face(size, raccoons).copy()
    at = (size[0] // 2, round(size[1] * 0.86))
    ink.line(sheet, str(raccoons), at, (Typeface.POSTER, 34, "#fff6df"), stage.frame, size[0], "centre")
    return Sprite.of(sheet)


def one(event: e.SpreadCardTurnedUp, stage: Stage) -> Flights:
    """A spread card, and its raccoons."""
    face = spread_face(stage, event.raccoons, (stage.frame.px(BACK[0]), stage.frame.px(BACK[1])))
    start = face.image.get_rect(center=stage.layout.evaluated.center)
    end = face.image.get_rect(center=stage.place(f"pile:{event.area}").center)
    yield Flight(flipped(stage.back("spread"), face), (start, end), stage.begin, TAKES, stays=True)
    yield from arrive(stage, event.area, event.added, stage.place(f"pile:{event.area}"))


def shuffled(event: e.SpreadDeckShuffled, stage: Stage) -> Flights:
    """The spread deck."""
    yield from stage.many(stage.back("spread"), 3, stage.layout.door, stage.layout.spread)


def rolled(event: e.DieRolled, stage: Stage) -> Flights:
    """A die."""
    side = stage.frame.px(74)
    faces = [Sprite.of(ink.die(side, (event.value + n) % 6 + 1)) for n in range(DIE_TURNS)]
    yield _die(stage, [*faces, Sprite.of(ink.die(side, event.value))], 0)


def hunted(event: e.HunterDiceRolled, stage: Stage) -> Flights:
    """The hunter's dice."""
    side = stage.frame.px(74)
    kinds = ("skull", "shield", "blank")
    for number, face in enumerate(event.faces):
        faces = [Sprite.of(ink.hunter_die(side, kinds[(n + number) % 3])) for n in range(DIE_TURNS)]
        yield _die(stage, [*faces, Sprite.of(ink.hunter_die(side, face))], number)


def _die(stage: Stage, faces: Sequence[Sprite], number: int) -> Flight:
    """From the policy onto the map, tumbling; it lies there until everything has landed."""
    end = stage.layout.europe.move(stage.frame.px(90 * number), 0)
    return thrown(faces, stage.layout.evaluated, end, stage.begin, stage.frame.px(60))
