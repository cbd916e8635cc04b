"""The files of Saloon Tycoon's drawings."""

from collections.abc import Callable
from functools import partial

from art.drawing import Files, Width, both, sketched, text
from art.saloon_tycoon import doors, frames, front
from art.saloon_tycoon.bills.plans import BILLS, Bill
from art.saloon_tycoon.marks import MARKS, PICTOGRAMS, Mark
from art.saloon_tycoon.rooms import shell
from art.saloon_tycoon.rooms.cutaway import Cutaway, Plan
from art.saloon_tycoon.rooms.plans import PLANS
from art.saloon_tycoon.street import creatures, land, sky, walk
from art.saloon_tycoon.street.hours import BY_NIGHT, HOURS
from art.saloon_tycoon.street.lay import Lay
from scenes.art.vector import Drawing
from scenes.saloon_tycoon.art.colours import INK, LAMP, STEEL, Pen
from scenes.saloon_tycoon.art.drawings import BANKS
from scenes.saloon_tycoon.art.rooms import STOREY
from scenes.saloon_tycoon.art.street import BARE, WIDTH

KRAFT = "#a08a66"
EDGE = 0.9
"""The width of an edge in a file that is viewed on its own."""
UNSETTLED = Lay(settled=False, dust=900, walk=900)
"""The plain without any objects: the background of names."""
STREET: dict[str, Callable[[], Drawing]] = {
    "backdrop": sky.backdrop,
    "boardwalk": walk.boardwalk,
    "desk": walk.desk,
    "spill": walk.spill,
    "halo": walk.halo,
}
FRONTS: dict[str, Callable[[float, bool], Drawing]] = {
    "roof_1": partial(front.roof, 1),
    "roof_2": partial(front.roof, 2),
    "parapet": front.parapet,
}


def files() -> Files:
    """Every drawing of Saloon Tycoon as a file."""
    found: Files = {}
    for name, plan in PLANS.items():
        for stage in range(plan.bays + 3):
            state = stage if stage < plan.bays + 2 else "dark"
            found |= both(f"rooms/{name}_{state}", partial(_room, plan, stage), edge=EDGE)
    for name, bill in BILLS.items():
        found |= both(f"bills/{name}", partial(_bill, bill), True, edge=EDGE)
    for name, mark in MARKS.items():
        found |= both(f"marks/{name}", partial(_mark, mark), colour=LAMP)
    for frame in frames.FRAMES:
        for part in (frames.shadow, frames.inside, frames.rim):
            found[f"frames/{frame}_{part.__name__}.svg"] = text(part(frame))
    return found | sketched("pictograms", PICTOGRAMS) | _street()


def _street() -> Files:
    """The street at its hours, its objects and its moving things."""
    found: Files = {}
    for hour, now in HOURS.items():
        night = now is BY_NIGHT
        found[f"street/heavens_{hour}.svg"] = text(land.heavens(WIDTH, Lay(), now))
        found[f"street/clouds_{hour}.svg"] = text(land.clouds(WIDTH, Lay(), now, night))
        found[f"street/ground_{hour}.svg"] = text(land.ground(WIDTH, Lay(), now, night))
    found["street/bare_night.svg"] = text(land.ground(BARE, UNSETTLED, BY_NIGHT, True))
    found["street/rays.svg"] = text(land.rays(Width(0.16, "strength")), True, strength=0.16)
    found["street/sun.svg"] = text(land.sun(84), True)
    for name, draw in STREET.items():
        found[f"street/{name}.svg"] = text(draw())
    found["stage/curtain.svg"] = text(doors.closed_doors())
    found["street/fence.svg"] = text(walk.fence(Width(EDGE)), edge=EDGE)
    for name, part in FRONTS.items():
        found |= both(f"street/{name}", partial(part, Width(EDGE)), edge=EDGE)
    for bank in range(BANKS):
        found[f"creatures/buzzard_{bank}.svg"] = text(creatures.buzzard(bank))
    found["creatures/tumbleweed.svg"] = text(creatures.tumbleweed(False))
    found["creatures/tumbleweed_night.svg"] = text(creatures.tumbleweed(True))
    found["creatures/shooting_star.svg"] = text(creatures.shooting_star(), strength=0.9)
    return found


def _mark(mark: Mark, fine: bool) -> Drawing:
    sheet = Drawing(100, 100)
    mark(sheet, "&colour;")
    return sheet


def _bill(bill: Bill, fine: bool) -> Drawing:
    """The pieces of a bill, drawn about (0, 0)."""
    pen = Pen(120, 100, Width(EDGE), fine, lit=True)
    for put in bill:
        wide = f"{put.scale:g} {abs(put.scale):g}"
        pen.begin(f"translate({put.x:g} {put.y:g}) rotate({put.turn:g}) scale({wide})")
        put.piece(pen)
        pen.end()
    return pen


def _room(plan: Plan, stage: int, fine: bool) -> Drawing:
    pen = Cutaway(plan.bays, Width(EDGE), fine)
    paint(pen, plan, stage, plan.bays + 2)
    return pen


def paint(pen: Cutaway, plan: Plan, stage: int, stages: int) -> None:
    """Draw a room on its sheet."""
    finished = stage >= stages
    if finished:
        shell.walls(pen, plan.wall, plan.paper)
    else:
        shell.studs(pen)
        shell.site(pen, stage)
        if stage == 0:
            _pinned(pen, plan)
    shown = len(plan.stages) if finished else stage * len(plan.stages) // stages
    parts = [part for step in plan.stages[:shown] for part in step]
    for part in sorted(parts, key=lambda part: part.depth):
        part.draw(pen)
    _lighten(pen, plan, finished)
    shell.timber(pen, finished)
    shell.pips(pen, stage, stages)


def _pinned(pen: Cutaway, plan: Plan) -> None:
    """The builder's drawing of the room's first two stages, pinned to a stud, so that bare rooms
    differ too.
    """
    pen.begin(f"translate({pen.width * 0.07:g} 12) scale(0.4)")
    pen.rect(0, 0, pen.width, STOREY, KRAFT, 2, 2)
    pen.line([(0, 112), (pen.width, 112)], INK, 2)
    for part in sorted((part for step in plan.stages[:2] for part in step), key=lambda part: part.depth):
        part.draw(pen)
    pen.disc((pen.width / 2, 6), 7, STEEL, 2)
    pen.end()


def _lighten(pen: Cutaway, plan: Plan, finished: bool) -> None:
    if not finished:
        shell.dusk(pen)
        return
    if plan.lamp is not None:
        shell.lamp(pen, plan.lamp)
    shell.gloom(pen)
