"""The effect of a building, in one short line with pictures."""

from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, Building


def effect(name: str, say: Say) -> str:
    """The line of a building's power, in the markup of `scenes.art.rich`.

    Sentences are keyed by power ("table.power.bonus"): a new building with a known power needs none.
    """
    building = BUILDINGS[name]
    return say(f"table.power.{building.power}", n=building.amount, tokens=_tokens(building))


def sentence(name: str, say: Say) -> str:
    """The same as a short sentence, for a page that has room for one."""
    building = BUILDINGS[name]
    return say(f"choice.power.{building.power}", n=building.amount, tokens=_tokens(building))


def _tokens(building: Building) -> str:
    """The commodities it speaks of; the wheel when it is any of them."""
    if building.commodities == COMMODITIES:
        return "[any]"
    return "".join(f"[{name}]" for name in building.commodities)
