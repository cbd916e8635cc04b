"""The files of Raccoon Rampage's drawings."""

from collections.abc import Callable
from functools import partial

from art.drawing import Files, Width, both, sketched, text
from art.raccoon_rampage import (
    areas,
    chamber,
    country,
    dealings,
    front_page,
    grounds,
    hunt,
    night,
    publicity,
    raccoons,
    shelter,
    signs,
    spread_cards,
    storyline,
)
from art.raccoon_rampage.emblems import SHAPES, draw_cube, draw_role
from art.raccoon_rampage.icons import EDGE as MARK_EDGE, MARKS
from art.raccoon_rampage.pictograms import PICTOGRAMS
from scenes.art.pictures import slug
from scenes.art.vector import Drawing
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, Pen, Piece
from scenes.raccoon_rampage.art.drawings import NOBODY

ROOM = 138.0
"""The width of a scene."""
EDGE = 1.2
"""The width of an edge in a file that is viewed on its own."""
SCENES: dict[str, Piece] = {
    "bins": shelter.bins,
    "helpline": shelter.helpline,
    "virus": hunt.virus,
    "land": country.land,
    "burgers": hunt.burgers,
    "sterilise": hunt.sterilise,
    "breeding": shelter.breeding,
    "international": shelter.international,
    "freezone": shelter.freezone,
    "attic": shelter.attic,
    "compost": shelter.compost,
    "monitor": shelter.monitor,
    "drones": hunt.drones,
    "scarecrows": hunt.scarecrows,
    "radar": hunt.radar,
    "border": country.border,
    "vineyard": country.vineyard,
    "rapid": country.rapid,
    "pets": shelter.pets,
    "animation": country.animation,
    "rehome": shelter.rehome,
    "bait": country.bait,
    "pizza": shelter.pizza,
    "school": shelter.school,
    "wear": hunt.wear,
    "hobby": hunt.hobby,
    "urban": hunt.urban,
    "night": hunt.hunting_night,
    "scopes": hunt.scopes,
    "bounty": hunt.bounty,
    "inaction": country.inaction,
    "junior": dealings.junior,
    "celebrity": publicity.celebrity,
    "behind": dealings.behind,
    "fresh": dealings.fresh,
    "rewrite": dealings.rewrite,
    "rethink": dealings.rethink,
    "close_pass": dealings.close_pass,
    "close_fail": dealings.close_fail,
    "compromise": dealings.compromise,
    "amendment": dealings.amendment,
    "accelerate": publicity.accelerate,
    "funds": dealings.funds,
    "unilateral": dealings.unilateral,
    "dotcom": publicity.dotcom,
    "change": dealings.change,
    "news": publicity.news,
    "relief": storyline.relief,
    "self_interest": storyline.self_interest,
    "big_farm": storyline.big_farm,
    "free_trade": storyline.free_trade,
    "europe_burns": storyline.europe_burns,
    "tech_coop": storyline.tech_coop,
    "schengen": storyline.schengen,
    "urbanophiles": storyline.urbanophiles,
    "stem": storyline.stem,
    "top_down": storyline.top_down,
    "france": areas.france,
    "germany": areas.germany,
    "rest": areas.rest,
}
"""The scenes of policies, actions, events and areas by id, without their backgrounds."""
PIECES: dict[str, Piece] = {"skull": hunt.skull, "sleeping": raccoons.sleeping}
"""The pieces that the table's larger drawings also show, by name."""
STILLS: dict[str, Callable[[], Drawing]] = {
    "pieces/awake": partial(raccoons.on_the_map, True),
    "pieces/asleep": partial(raccoons.on_the_map, False),
    "table/eyes": raccoons.pair_of_eyes,
    "table/chamber": chamber.chamber,
    "table/sky": night.sky,
    "table/spread_0": partial(spread_cards.spread_face, 0),
    "table/spread_1": partial(spread_cards.spread_face, 1),
    "table/spread_2": partial(spread_cards.spread_face, 2),
    "table/burnt": spread_cards.burnt,
    "table/seal": signs.seal,
    "table/socket": signs.socket,
    "table/pip": partial(signs.pip, False),
    "table/pip_lost": partial(signs.pip, True),
    "table/die": signs.die,
    "table/fan": signs.fan,
    "table/bell": signs.bell,
    "table/ring": signs.ring,
    "table/desk": front_page.desk,
    "table/paper": front_page.paper,
    "table/seal_won": partial(front_page.seal, True),
    "table/seal_lost": partial(front_page.seal, False),
}
"""The drawings that are the same at every size, by file name."""


def files() -> Files:
    """Every drawing of this game as a file."""
    found = sketched("pictograms", PICTOGRAMS)
    for name, still in STILLS.items():
        found[f"{name}.svg"] = text(still(), colour=BRASS, rim=BRASS_DEEP)
    found["table/door.svg"] = text(chamber.door(Width(EDGE)), edge=EDGE)
    for name, ground in grounds.GROUNDS.items():
        found |= both(f"grounds/{name}", partial(_drawn, ground, grounds.WIDE), True, edge=EDGE)
    for name, scene in SCENES.items():
        found |= both(f"vignettes/{name}", partial(_drawn, scene, ROOM), True, edge=EDGE)
    for name, piece in PIECES.items():
        found |= both(f"pieces/{slug(name)}", partial(_drawn, piece, ROOM), True, edge=EDGE)
    for name, mark in MARKS.items():
        pen = Pen(100, 100, MARK_EDGE)
        mark(pen, "&colour;")
        found[f"marks/{name}.svg"] = text(pen, colour=BRASS)
    for role in SHAPES:
        found |= both(f"roles/{slug(role or NOBODY)}", partial(_square, draw_role, role), edge=EDGE)
        found |= both(f"votes/{slug(role or NOBODY)}", partial(_square, draw_cube, role), edge=3)
    return found


def _square(draw: Callable[[Pen, str], None], role: str, fine: bool) -> Drawing:
    pen = Pen(100, 100, Width(EDGE), fine)
    draw(pen, role)
    return pen


def _drawn(piece: Piece, wide: float, fine: bool) -> Drawing:
    pen = Pen(wide, 100, Width(EDGE), fine)
    piece(pen)
    return pen
