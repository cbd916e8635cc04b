"""The sixteen rooms as plans: the pieces that each cube adds, in the order of the cubes."""

from art.saloon_tycoon.rooms import hangings as hang, shows, stores, tables, works
from art.saloon_tycoon.rooms.cutaway import Part, Plan

FLOOR = 114.0
NEAR, FAR = 2, 0
"""Depths in front of and behind the pieces on the floor."""

GRAND: dict[str, Plan] = {
    "saloon": Plan(
        2, "#8f3a2c", "sprigs", 136,
        (
            (Part(tables.counter(100, 4), 62, FLOOR, NEAR), Part(tables.glass, 34, 69, NEAR)),
            (Part(stores.back_bar, 62, 70, FAR), Part(stores.bottles(1, 9, 17), 86, 69, NEAR)),
            (
                Part(tables.chair(1), 122, FLOOR), Part(tables.chair(-1), 172, FLOOR),
                Part(tables.round_table(48), 147, FLOOR, NEAR), Part(stores.bottles(1, 9, 18), 142, 86, NEAR),
                Part(tables.glass, 153, 86, NEAR),
            ),
            (Part(tables.piano, 207, FLOOR),),
        ),
    ),
    "guest_room": Plan(
        2, "#5f8496", "stripes", 128,
        (
            (Part(tables.bed(), 64, FLOOR, NEAR),),
            (Part(tables.washstand, 152, FLOOR), Part(hang.picture(28, 32, "mirror"), 150, 42)),
            (Part(tables.wardrobe, 208, FLOOR),),
            (Part(hang.window(38, 38, "#b8483f"), 84, 24, FAR), Part(hang.rug(66, "#8f3f4a"), 138, 113, FAR)),
        ),
    ),
    "billiards_room": Plan(
        2, "#2f6b58", "sprigs", None,
        (
            (Part(tables.billiard_table, 122, FLOOR, NEAR),),
            (Part(hang.cue_rack, 27, 66),),
            (Part(shows.shades, 122, 5),),
            (
                Part(hang.scoreboard, 214, 40), Part(tables.cabinet(28, 30), 214, FLOOR),
                Part(stores.bottles(3, 9, 17), 205, 80),
            ),
        ),
    ),
    "poker_room": Plan(
        2, "#6b2b3c", "sprigs", 120,
        (
            (Part(tables.poker_table, 116, FLOOR, NEAR),),
            (
                Part(tables.armchair("#a83f2c"), 86, 84), Part(tables.armchair("#a83f2c"), 146, 84),
                Part(tables.chair(1), 46, FLOOR), Part(tables.chair(-1), 182, FLOOR, NEAR),
            ),
            (Part(works.safe, 214, FLOOR), Part(hang.horseshoe(1.3, "#f3d58d"), 205, 40)),
            (
                Part(hang.picture(46, 34), 48, 36, FAR), Part(tables.cabinet(32, 32), 23, FLOOR),
                Part(stores.bottles(2, 10, 17, ("#d2a04a", "#b8382a")), 18, 78),
            ),
        ),
    ),
    "brothel": Plan(
        2, "#9c3049", "sprigs", None,
        (
            (Part(tables.chaise, 112, FLOOR, NEAR),),
            (
                Part(shows.red_lantern(1.2), 120, 5), Part(shows.red_lantern(0.85), 58, 5),
                Part(shows.red_lantern(0.85), 182, 5),
            ),
            (Part(shows.screen, 190, FLOOR),),
            (Part(hang.vanity, 38, FLOOR), Part(shows.drapes, 120, 5, FAR)),
        ),
    ),
    "theater": Plan(
        2, "#3d2b57", "sprigs", None,
        (
            (Part(works.stage, 120, 114, NEAR),),
            (Part(shows.backdrop, 120, 12, FAR),),
            (Part(shows.stage_curtain, 120, 5, NEAR),),
            (Part(shows.valance, 120, 5, NEAR + 1),),
        ),
    ),
    "whiskey_still": Plan(
        2, "#8f5a40", "bricks", 176,
        (
            (Part(works.still, 62, FLOOR),),
            (Part(works.coil, 136, FLOOR, NEAR),),
            (
                Part(stores.cask, 183, FLOOR), Part(stores.cask, 211, FLOOR), Part(stores.cask, 197, 91),
            ),
            (
                Part(stores.shelf(62, stores.bottles(6, 9.6, 19, ("#d08a3a", "#b0682a"))), 200, 54, FAR),
                Part(stores.sack(), 17, FLOOR, NEAR),
            ),
        ),
    ),
    "printing_press": Plan(
        2, "#a0957c", "planks", 166,
        (
            (Part(works.press, 116, FLOOR),),
            (Part(stores.type_case, 33, FLOOR),),
            (Part(hang.galleys(3), 9, 17, FAR), Part(hang.galleys(3), 178, 17, FAR)),
            (Part(stores.reams(6), 188, FLOOR), Part(stores.reams(10), 216, FLOOR)),
        ),
    ),
}  # fmt: skip
"""The large rooms by tile id."""

SNUG: dict[str, Plan] = {
    "pantry": Plan(
        1, "#c99a58", "planks", 74,
        (
            (
                Part(stores.shelf(64, stores.jars(6, 9.8)), 40, 44, FAR),
                Part(stores.shelf(64, stores.jars(6, 9.8, 2)), 40, 70, FAR),
            ),
            (
                Part(stores.barrel, 22, FLOOR), Part(stores.sack(), 48, FLOOR),
                Part(stores.sack("#c8ad78"), 71, FLOOR),
            ),
            (
                Part(stores.ham(1), 90, 14), Part(stores.ham(0.8), 107, 14),
                Part(stores.crate(30, 26, stores.APPLES), 99, FLOOR),
            ),
        ),
    ),
    "laundry": Plan(
        1, "#83aca8", "tiles", 78,
        (
            (Part(works.tub, 52, FLOOR, NEAR),),
            (Part(hang.linen, 60, 20, FAR),),
            (Part(works.box_stove, 97, FLOOR), Part(stores.crate(19, 20, ("#fafdfc", "#e6f0ee")), 15, FLOOR)),
        ),
    ),
    "kitchen": Plan(
        1, "#cf8446", "tiles", 62,
        (
            (Part(works.range_stove, 36, FLOOR),),
            (Part(tables.counter(54, 2, 26), 88, FLOOR), Part(stores.loaves, 88, 83)),
            (Part(stores.pans, 85, 30, FAR),),
        ),
    ),
    "pharmacy": Plan(
        1, "#7f9f7a", "sprigs", 92,
        (
            (Part(tables.counter(78, 3, 28), 50, FLOOR, NEAR), Part(stores.mortar_and_scales, 48, 81, NEAR)),
            (
                Part(stores.shelf(72, stores.bottles(7, 9.6, 19)), 46, 32, FAR),
                Part(stores.shelf(72, stores.bottles(7, 9.6, 17, stores.GLASS[::-1])), 46, 56, FAR),
            ),
            (Part(tables.cabinet(22, 40, 5), 102, FLOOR), Part(stores.show_globe, 102, 70)),
        ),
    ),
    "luxury_suite": Plan(
        1, "#3f5f8f", "sprigs", None,
        (
            (Part(shows.chandelier, 60, 5, NEAR),),
            (Part(tables.settee, 60, FLOOR),),
            (
                Part(hang.picture(38, 24, "mirror"), 60, 58, FAR), Part(stores.flowers, 15, 112),
                Part(stores.flowers, 105, 112), Part(hang.rug(108, "#7a2f4a"), 60, 113, FAR),
            ),
        ),
    ),
    "jail": Plan(
        1, "#7b7674", "bricks", 36,
        (
            (Part(works.iron_bars(72, 106), 79, 116, NEAR),),
            (Part(tables.bunk, 82, 110), Part(hang.window(26, 20, "", 3), 82, 24, FAR)),
            (
                Part(tables.cabinet(28, 24), 21, FLOOR, NEAR), Part(hang.wanted, 22, 50, FAR),
                Part(works.tin_star(9), 20, 80, NEAR),
            ),
        ),
    ),
    "stables": Plan(
        1, "#97703f", "planks", 48,
        (
            (Part(works.stall, 84, FLOOR, NEAR),),
            (
                Part(stores.hay(38), 26, FLOOR), Part(stores.hay(30), 24, 93),
                Part(hang.pitchfork, 51, FLOOR, FAR),
            ),
            (
                Part(hang.horseshoe(1.1), 20, 42, FAR), Part(hang.horseshoe(1.1), 103, 34, FAR),
                Part(hang.wheel(16), 76, 36, FAR),
            ),
        ),
    ),
    "schoolroom": Plan(
        1, "#bb9356", "stripes", 88,
        (
            (Part(hang.blackboard, 43, 46, FAR),),
            (Part(tables.school_desk, 24, FLOOR), Part(tables.school_desk, 62, FLOOR)),
            (
                Part(tables.cabinet(26, 28), 101, FLOOR), Part(works.globe, 101, 82),
                Part(hang.bell, 107, 5, NEAR),
            ),
        ),
    ),
}  # fmt: skip
"""The small rooms by tile id."""

PLANS = GRAND | SNUG
"""Every room by tile id."""
