"""The drawings on each claim's poster and on each Tycoon card."""

from dataclasses import dataclass

from art.saloon_tycoon.bills import papers, places, signs, things, vessels, worn
from art.saloon_tycoon.rooms import hangings, shows, stores, tables, works
from scenes.saloon_tycoon.art.colours import SAGE, Piece


@dataclass(frozen=True)
class Put:
    """A piece on a bill: its place, its size and its turn in degrees."""

    piece: Piece
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0


Bill = tuple[Put, ...]
"""Pieces about (0, 0) on a sheet 100 high; the ground is at y = 34."""


def _row(*pieces: Piece, step: float = 36, y: float = 0, scale: float = 1) -> tuple[Put, ...]:
    """Pieces next to each other, the middle ones a little higher."""
    last = len(pieces) - 1
    return tuple(
        Put(piece, (k - last / 2) * step, y - (7 if 0 < k < last else 0), scale)
        for k, piece in enumerate(pieces)
    )


def _with(piece: Piece, scale: float = 1, x: float = 29, y: float = 0) -> Bill:
    """Put a piece next to a head at the left."""
    return (Put(piece, x, y, scale),)


BILLS: dict[str, Bill] = {
    "o_ladies_club": _row(worn.bonnet("#8a3a5a"), worn.bonnet("#5a7a7a"), worn.bonnet("#c8935a")),
    "o_gentlemens_lounge": _row(
        worn.bowler("#4a4450"), worn.bowler("#6a4a30", SAGE), worn.bowler("#3a4a4a"), step=40
    ),
    "o_fine_company": _row(worn.ribbon, worn.ribbon, worn.ribbon),
    "o_den_of_thieves": (Put(worn.mask, -14, -17, 1.15, -8), Put(worn.mask, 14, 19, 1.15, 6)),
    "o_standing_room": (Put(worn.crowd, 0, -2, 1.05),),
    "o_odd_couple": (Put(worn.ribbon, -30, -2, 1.25), Put(worn.mask, 28, 0, 0.95, -6)),
    "o_law_and_order": _with(worn.wanted, 1.15),
    "o_front_page": _with(papers.newspaper),
    "o_business_partners": (Put(things.handshake, 0, 26, 0.66),),
    "o_proper_society": (Put(vessels.teacup, 0, 27, 0.7),),
    "o_bank_job": _with(works.safe, 1.25, 30, 28),
    "o_last_call": _with(vessels.empty_glass, 1.1),
    "o_curtain_call": _with(vessels.bouquet, 1.08),
    "o_company_town": (Put(signs.four_doors),),
    "o_room_and_board": (Put(tables.bed(), -16, 34, 0.78), Put(vessels.pot, 40, 6, 0.82)),
    "o_high_rollers": (Put(things.chips_and_cue),),
    "o_one_of_a_kind": (Put(papers.asterisk, -22, -6, 1.3), Put(papers.asterisk, 28, 10, 0.95, 30)),
    "o_grand_reopening": (Put(signs.swing_doors),),
    "o_tip_top": (Put(places.weathervane),),
    "o_skyline": (Put(places.two_gables),),
    "o_edge_of_town": (Put(signs.signpost),),
    "o_main_street": (Put(places.street),),
    "o_open_for_business": (Put(signs.open_sign),),
    "o_money_in_the_bank": (Put(vessels.strongbox, 0, 2),),
    "s_poker_night": (Put(shows.shades, 0, -52, 0.84), Put(tables.poker_table, 0, 36, 0.95)),
    "s_landlord": (Put(things.keys, 0, -2, 1.05),),
    "s_full_larder": (
        Put(stores.ham(1), -34, -40, 1.25), Put(stores.shelf(62, stores.jars(5, 11)), 20, -6),
        Put(stores.shelf(62, stores.jars(5, 11, 3)), 20, 24),
    ),
    "s_clean_sheets": (Put(things.folded_sheets, 0, 2, 1.1),),
    "s_talk_of_the_town": (Put(things.megaphone, -2, 2, 1.05),),
    "s_land_baron": (Put(signs.fence),),
    "s_sister_act": (Put(worn.fan("#8a3a5a"), -26, 0, 1.1, -14), Put(worn.fan("#3f7a72"), 26, 2, 1.1, 14)),
    "s_boys_night": (Put(vessels.mug, -24, 4, 1.1, 8), Put(vessels.mug, 26, 4, 1.1, -8)),
    "s_mostly_respectable": (Put(worn.starched_collar),),
    "s_rogues_gallery": (
        Put(worn.wanted, -36, 3, 0.9, -8), Put(worn.wanted, 36, 3, 0.9, 8), Put(worn.wanted, 0, -3, 1.05),
    ),
    "s_mixed_company": (Put(papers.dance_card, -4, 0, 1.1),),
    "s_card_sharps": (Put(worn.ace_in_sleeve, 0, 2),),
    "s_house_doctor": (Put(things.stethoscope, 0, 3, 1.05),),
    "s_snake_oil": _with(vessels.oil_bottle),
    "s_overpriced": _with(papers.price_tag, 0.72, 31),
    "s_hangover_cure": _with(vessels.raw_egg),
    "s_getaway": (Put(places.horse, 2),),
    "s_star_witness": (Put(things.tin_star, -24, 0, 1.1), Put(papers.pencil, 30, 0)),
    "s_leading_lady": (Put(things.opera_glass, -3),),
    "s_teachers_pet": _with(vessels.apple),
    "s_well_kept_widow": _with(worn.glove),
    "s_family_recipe": _with(papers.recipe_book, 0.78, 31),
    "s_cavalry": _with(things.bugle, 0.72, 31),
    "s_boarding_house": (Put(tables.bed("#5f8496"), 8, 10, 0.72), Put(tables.bed(), -8, 38, 0.84)),
    "s_game_room": (Put(things.dice, 0, 0, 1.2),),
    "s_apothecary_row": (Put(vessels.mortar, -28, 6), Put(vessels.mortar, 30, 6, -1.0)),
    "s_wash_day": (Put(hangings.linen, 0, -22, 1.12),),
    "s_skyscraper": (Put(places.tall_gable),),
    "s_row_house": (Put(places.stacked_cabins),),
    "s_crossroads": (Put(signs.crossed_signs),),
    "s_landmark": (Put(papers.plaque, 0, 0, 1.2),),
    "s_deep_pockets": (Put(vessels.purse, 0, -1, 1.05),),
    "supply_wagon": (Put(places.wagon),),
    "gold_strike": (Put(things.nugget),),
    "lumber_delivery": (Put(places.planks),),
    "payday": (Put(papers.pay_envelope, 0, -2),),
    "busy_day": (Put(things.sun_and_clock),),
    "barn_raising": (Put(places.barn_frame, 4),),
    "land_deed": (Put(papers.deed, 2),),
    "no_good_troublemaker": (Put(worn.brawler),),
    "sweet_talk": (Put(vessels.rose, 0, -2),),
    "stick_up": (Put(worn.bandana, 0, -2),),
    "pickpocket": (Put(worn.light_fingers, 0, 4),),
    "telegraph": (Put(things.telegraph_key, 0, -2, 1.1),),
    "town_talk": (Put(worn.two_hats),),
}  # fmt: skip
"""The pictures of claims and Tycoon cards by id."""
