"""Every effect by name: those of all games ("page") and a game's own ("<game>/gavel")."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from types import ModuleType

from sound.effects import house, raccoon_rampage, raccoon_tycoon, saloon_tycoon
from sound.effects.recipe import Effect

OWNERS: dict[str, ModuleType] = {
    "": house,
    "raccoon_tycoon/": raccoon_tycoon,
    "saloon_tycoon/": saloon_tycoon,
    "raccoon_rampage/": raccoon_rampage,
}
"""The modules of effects by owner: `RECIPES` by name, and the number of `TAKES` of some."""


def _takes(owner: ModuleType) -> Iterator[tuple[str, Effect]]:
    """Every take of every effect: the first has the effect's name, the others a number after it."""
    for name, effect in owner.RECIPES.items():
        yield name, effect
        for take in range(1, owner.TAKES.get(name, 1)):
            yield f"{name}_{take + 1}", replace(effect, make=partial(effect.make, take))


EFFECTS: dict[str, Effect] = {
    folder + name: effect for folder, owner in OWNERS.items() for name, effect in _takes(owner)
}
