"""What is drawn on each claim's poster and on each Tycoon card."""

from dataclasses import dataclass

from scenes.saloon_tycoon.art.bills import papers, places, signs, things, vessels, worn
from scenes.saloon_tycoon.art.colours import SAGE
from scenes.saloon_tycoon.art.pen import Piece
from scenes.saloon_tycoon.art.rooms import hangings, shows, stores, tables, works


@dataclass(frozen=True)
class Put:
    """A piece on a bill: where, how large, and turned by how many degrees."""

    piece: Piece
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0


@dataclass(frozen=True)
class Bill:
    """A picture: pieces about (0, 0) on a sheet 100 high, heads (id, x, y, width), and its ground."""

    puts: tuple[Put, ...]
    heads: tuple[tuple[str, float, float, float], ...] = ()
    standing: bool = False
    """Whether there is a line of ground at y = 34."""


def _row(*pieces: Piece, step: float = 36, y: float = 0, scale: float = 1) -> tuple[Put, ...]:
    """Pieces side by side, the middle ones a little higher."""
    last = len(pieces) - 1
    return tuple(
        Put(piece, (k - last / 2) * step, y - (7 if 0 < k < last else 0), scale)
        for k, piece in enumerate(pieces)
    )


def _with(name: str, piece: Piece, scale: float = 1, x: float = 29, y: float = 0) -> Bill:
    """A head at the left, what belongs to it at the right."""
    return Bill((Put(piece, x, y, scale),), ((name, -28, 0, 56),))


def _pair(one: str, other: str, *between: Put) -> Bill:
    """Two heads side by side, and what lies between them in front."""
    return Bill(between, ((one, -29, -4, 56), (other, 29, -4, 56)))


OPEN: dict[str, Bill] = {
    "o_ladies_club": Bill(_row(worn.bonnet("#8a3a5a"), worn.bonnet("#5a7a7a"), worn.bonnet("#c8935a"))),
    "o_gentlemens_lounge": Bill(
        _row(worn.bowler("#4a4450"), worn.bowler("#6a4a30", SAGE), worn.bowler("#3a4a4a"), step=40)
    ),
    "o_fine_company": Bill(_row(worn.ribbon, worn.ribbon, worn.ribbon)),
    "o_den_of_thieves": Bill((Put(worn.mask, -14, -17, 1.15, -8), Put(worn.mask, 14, 19, 1.15, 6))),
    "o_standing_room": Bill((Put(worn.crowd, 0, -2, 1.05),)),
    "o_odd_couple": Bill((Put(worn.ribbon, -30, -2, 1.25), Put(worn.mask, 28, 0, 0.95, -6))),
    "o_law_and_order": _with("sheriff_fletcher", worn.wanted, 1.15),
    "o_front_page": _with("lucy_allen", papers.newspaper),
    "o_business_partners": _pair("sydney", "phineus", Put(things.handshake, 0, 26, 0.66)),
    "o_proper_society": _pair("widow_campbell", "miss_watson", Put(vessels.teacup, 0, 27, 0.7)),
    "o_bank_job": _with("flatfoot", works.safe, 1.25, 30, 28),
    "o_last_call": _with("angie", vessels.empty_glass, 1.1),
    "o_curtain_call": _with("purty_nellie", vessels.bouquet, 1.08),
    "o_company_town": Bill((Put(signs.four_doors),), standing=True),
    "o_room_and_board": Bill(
        (Put(tables.bed(), -16, 34, 0.78), Put(vessels.pot, 40, 6, 0.82)), standing=True
    ),
    "o_high_rollers": Bill((Put(things.chips_and_cue),)),
    "o_one_of_a_kind": Bill((Put(papers.asterisk, -22, -6, 1.3), Put(papers.asterisk, 28, 10, 0.95, 30))),
    "o_grand_reopening": Bill((Put(signs.swing_doors),), standing=True),
    "o_tip_top": Bill((Put(places.weathervane),)),
    "o_skyline": Bill((Put(places.two_gables),), standing=True),
    "o_edge_of_town": Bill((Put(signs.signpost),), standing=True),
    "o_main_street": Bill((Put(places.street),)),
    "o_open_for_business": Bill((Put(signs.open_sign),), standing=True),
    "o_money_in_the_bank": Bill((Put(vessels.strongbox, 0, 2),)),
}
"""The open claims by id."""

SECRET: dict[str, Bill] = {
    "s_poker_night": Bill(
        (Put(shows.shades, 0, -52, 0.84), Put(tables.poker_table, 0, 36, 0.95)), standing=True
    ),
    "s_landlord": Bill((Put(things.keys, 0, -2, 1.05),)),
    "s_full_larder": Bill(
        (
            Put(stores.ham(1), -34, -40, 1.25), Put(stores.shelf(62, stores.jars(5, 11)), 20, -6),
            Put(stores.shelf(62, stores.jars(5, 11, 3)), 20, 24),
        )
    ),
    "s_clean_sheets": Bill((Put(things.folded_sheets, 0, 2, 1.1),)),
    "s_talk_of_the_town": Bill((Put(things.megaphone, -2, 2, 1.05),)),
    "s_land_baron": Bill((Put(signs.fence),), standing=True),
    "s_sister_act": Bill(
        (Put(worn.fan("#8a3a5a"), -26, 0, 1.1, -14), Put(worn.fan("#3f7a72"), 26, 2, 1.1, 14))
    ),
    "s_boys_night": Bill((Put(vessels.mug, -24, 4, 1.1, 8), Put(vessels.mug, 26, 4, 1.1, -8))),
    "s_mostly_respectable": Bill((Put(worn.starched_collar),)),
    "s_rogues_gallery": Bill(
        (Put(worn.wanted, -36, 3, 0.9, -8), Put(worn.wanted, 36, 3, 0.9, 8), Put(worn.wanted, 0, -3, 1.05))
    ),
    "s_mixed_company": Bill((Put(papers.dance_card, -4, 0, 1.1),)),
    "s_card_sharps": Bill((Put(worn.ace_in_sleeve, 0, 2),)),
    "s_house_doctor": Bill((Put(things.stethoscope, 0, 3, 1.05),)),
    "s_snake_oil": _with("sydney", vessels.oil_bottle),
    "s_overpriced": _with("phineus", papers.price_tag, 0.72, 31),
    "s_hangover_cure": _with("angie", vessels.raw_egg),
    "s_getaway": Bill((Put(places.horse, 2),), standing=True),
    "s_star_witness": Bill((Put(things.tin_star, -24, 0, 1.1), Put(papers.pencil, 30, 0))),
    "s_leading_lady": Bill((Put(things.opera_glass, -3),)),
    "s_teachers_pet": _with("miss_watson", vessels.apple),
    "s_well_kept_widow": _with("widow_campbell", worn.glove),
    "s_family_recipe": _with("doc", papers.recipe_book, 0.78, 31),
    "s_cavalry": _with("colonel", things.bugle, 0.72, 31),
    "s_boarding_house": Bill(
        (Put(tables.bed("#5f8496"), 8, 10, 0.72), Put(tables.bed(), -8, 38, 0.84)),
    ),
    "s_game_room": Bill((Put(things.dice, 0, 0, 1.2),)),
    "s_apothecary_row": Bill((Put(vessels.mortar, -28, 6), Put(vessels.mortar, 30, 6, -1.0))),
    "s_wash_day": Bill((Put(hangings.linen, 0, -22, 1.12),)),
    "s_skyscraper": Bill((Put(places.tall_gable),)),
    "s_row_house": Bill((Put(places.stacked_cabins),), standing=True),
    "s_crossroads": Bill((Put(signs.crossed_signs),), standing=True),
    "s_landmark": Bill((Put(papers.plaque, 0, 0, 1.2),)),
    "s_deep_pockets": Bill((Put(vessels.purse, 0, -1, 1.05),)),
}  # fmt: skip
"""The secret claims by id."""

CARDS: dict[str, Bill] = {
    "supply_wagon": Bill((Put(places.wagon),), standing=True),
    "gold_strike": Bill((Put(things.nugget),)),
    "lumber_delivery": Bill((Put(places.planks),), standing=True),
    "payday": Bill((Put(papers.pay_envelope, 0, -2),)),
    "busy_day": Bill((Put(things.sun_and_clock),)),
    "barn_raising": Bill((Put(places.barn_frame, 4),)),
    "land_deed": Bill((Put(papers.deed, 2),)),
    "no_good_troublemaker": Bill((Put(worn.brawler),)),
    "sweet_talk": Bill((Put(vessels.rose, 0, -2),)),
    "stick_up": Bill((Put(worn.bandana, 0, -2),)),
    "pickpocket": Bill((Put(worn.light_fingers, 0, 4),)),
    "telegraph": Bill((Put(things.telegraph_key, 0, -2, 1.1),)),
    "town_talk": Bill((Put(worn.two_hats),)),
}
"""The Tycoon cards by id."""

TINTS = {
    **dict.fromkeys(OPEN, ("#f0a862", "#f6d29a", "#cf8a56")),
    **dict.fromkeys(SECRET, ("#6a3a5c", "#c87a6a", "#8a4a58")),
    **dict.fromkeys(CARDS, ("#efb070", "#f8dca4", "#d8965c")),
}
"""The sky's upper and lower band and the ground, by the kind of bill."""
