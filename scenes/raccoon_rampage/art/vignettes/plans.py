"""What is drawn on every policy, action and event: a ground, and a scene before it."""

from scenes.raccoon_rampage.art.pen import Piece
from scenes.raccoon_rampage.art.vignettes import areas, country, dealings, hunt, publicity, shelter, storyline
from scenes.raccoon_rampage.art.vignettes.grounds import curtain, field, night, rays, room

Scene = tuple[Piece, Piece]

POLICIES: dict[str, Scene] = {
    "bins": (night(44, sky="#1d3a4a"), shelter.bins),
    "helpline": (rays("#8f4a2c", "#d88a52"), shelter.helpline),
    "virus": (rays("#1d4a26", "#4f9a3c", -24), hunt.virus),
    "land": (night(None, sky="#5a2f5c"), country.land),
    "burgers": (rays("#a04a24", "#e08a3c"), hunt.burgers),
    "sterilise": (field("#6fa0a8", "#dfe6c0", "#a8a04a"), hunt.sterilise),
    "breeding": (field("#2f5a5c", "#a9c4a0", "#4f7a4a", 46), shelter.breeding),
    "international": (rays("#15306a", "#3560a8"), shelter.international),
    "freezone": (field("#7fb0c8", "#e8ecc8", "#6f9a58"), shelter.freezone),
    "attic": (night(46, sky="#2a3a6a"), shelter.attic),
    "compost": (field("#5a7a4a", "#c8d08a", "#6a5a34"), shelter.compost),
    "monitor": (night(None, roofs=False, sky="#16384a"), shelter.monitor),
    "drones": (night(-52), hunt.drones),
    "scarecrows": (field("#c88a3c", "#f4d48a", "#b8913f", -58), hunt.scarecrows),
    "radar": (rays("#122a2a", "#235244"), hunt.radar),
    "border": (field("#5a7fa8", "#d8e4e8", "#8a8478"), country.border),
    "vineyard": (field("#b8a0c0", "#f4dcb8", "#8a7a3c", 0), country.vineyard),
    "rapid": (rays("#283a6a", "#5a78b0", -50, 0), country.rapid),
    "pets": (rays("#7a4a7a", "#c890b8"), shelter.pets),
    "animation": (curtain("#46306a"), country.animation),
    "rehome": (field("#3f6a5a", "#b0c88a", "#5a6a3a", -58), shelter.rehome),
    "bait": (rays("#3f5a2a", "#8aa84a"), country.bait),
    "pizza": (room("#a85a4a", "#6a3a30", stripes=True), shelter.pizza),
    "school": (room("#c8b078", "#8a5a34"), shelter.school),
    "wear": (curtain("#5a2450"), hunt.wear),
    "hobby": (field("#88a878", "#e4e4b0", "#5f7a3c", 58), hunt.hobby),
    "urban": (night(48, sky="#3a2a4a"), hunt.urban),
    "night": (night(-34, roofs=False, sky="#15264a", eyed=4), hunt.hunting_night),
    "scopes": (rays("#241a4a", "#3a2a6a"), hunt.scopes),
    "bounty": (rays("#5a3a1a", "#b0803a"), hunt.bounty),
    "inaction": (room("#4a4a58", "#3a2c2a", stripes=True), country.inaction),
}
"""The policies by id."""

ACTIONS: dict[str, Scene] = {
    "junior": (rays("#2f5a8a", "#7aa8cc"), dealings.junior),
    "celebrity": (rays("#6a1f6a", "#b04aa0", 14, 0), publicity.celebrity),
    "behind": (curtain("#7a2430"), dealings.behind),
    "fresh": (rays("#3f8f8a", "#8fd0b8"), dealings.fresh),
    "rewrite": (rays("#5a2a2a", "#a05a4a"), dealings.rewrite),
    "rethink": (rays("#2a2f5a", "#5a62a0"), dealings.rethink),
    "close_pass": (rays("#2f5a48", "#5f9a78"), dealings.close_pass),
    "close_fail": (rays("#5a2030", "#a0485a"), dealings.close_fail),
    "compromise": (rays("#27506a", "#5f98b4", 0, -4), dealings.compromise),
    "amendment": (room("#5a6a7a", "#5a3a26"), dealings.amendment),
    "accelerate": (rays("#6a3a1a", "#c8883c", -34, 0), publicity.accelerate),
    "funds": (field("#6a5a8a", "#e0c8b0", "#6a5a4a"), dealings.funds),
    "unilateral": (rays("#6a1f24", "#c0503c", 0, 22), dealings.unilateral),
    "dotcom": (rays("#0f2a3a", "#1f5a6a"), publicity.dotcom),
    "change": (rays("#3a2a5a", "#7a62a8"), dealings.change),
    "news": (room("#3a4a6a", "#22263a", stripes=True), publicity.news),
}
"""The actions by id."""

EVENTS: dict[str, Scene] = {
    "relief": (night(None, sky="#3a4a66"), storyline.relief),
    "self_interest": (rays("#3a4a6a", "#7a8ab0", 0, -20), storyline.self_interest),
    "big_farm": (field("#9a7a9a", "#f0c890", "#7a6a34", -60), storyline.big_farm),
    "free_trade": (field("#4a78a0", "#d8e0d8", "#2f5a84"), storyline.free_trade),
    "europe_burns": (curtain("#3a1418"), storyline.europe_burns),
    "tech_coop": (rays("#24405a", "#4f7a98"), storyline.tech_coop),
    "schengen": (field("#7a5a5a", "#e0b890", "#5a6a48"), storyline.schengen),
    "urbanophiles": (night(52, sky="#3a1f4a"), storyline.urbanophiles),
    "stem": (rays("#1f4a4a", "#4f9a8a", 0, -8), storyline.stem),
    "top_down": (field("#4a3a5a", "#e0a878", "#8a6a4a"), storyline.top_down),
}
"""The events of the storyline by id."""

AREAS: dict[str, Scene] = {
    "france": (field("#6a9ac8", "#f4dcb8", "#8a7a3c", 40), areas.france),
    "germany": (field("#5a7fa8", "#e4d8a8", "#5f7a4a", -44), areas.germany),
    "rest": (night(-46, roofs=False, sky="#24406a"), areas.rest),
}
"""France, Germany and the Rest of Europe, by the names of the catalogue."""
