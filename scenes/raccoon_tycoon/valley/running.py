"""The train on the valley's main line, in the livery of a railroad, with its steam."""

from collections.abc import Iterator

from scenes.art.landscape import steam
from scenes.art.palette import mix
from scenes.art.sprite_layer import PlacedSprite
from scenes.raccoon_tycoon.valley import sprites
from scenes.raccoon_tycoon.valley.land import main_line_scale, train_length
from scenes.raccoon_tycoon.valley.sites import Stage
from scenes.raccoon_tycoon.valley.valley import Train

EVERY, LASTS = 0.4, 3.2
"""Seconds between two puffs of steam, and of a puff's life."""
_FUNNEL = (519.0, -58.0)
"""The funnel's mouth relative to the train's tail on the rail, at scale 1."""


def rehearse(stage: Stage, won: Train) -> Iterator[None]:
    """Draw a train, its wheels and steam into the caches, in steps."""
    for section in sprites.SECTIONS:
        sprites.train_section(stage.still, won, section)
        yield
    sprites.train(stage.still, won)
    for turn in range(sprites.TURNS):
        sprites.drivers(stage.country, turn, stage.k)
        yield
    for kind in range(steam.KINDS):
        steam.puff(kind, 2, 1.0, (0, 0))
        yield


def tail(stage: Stage, since: float, speed: float) -> float:
    """The x of the tail after `since` seconds at a speed in design units a second, at scale 1."""
    return stage.country.left - train_length(stage.country) + speed * stage.country.train_scale * since


def is_over(stage: Stage, since: float, speed: float) -> bool:
    """Whether train and steam are out of sight."""
    return tail(stage, since - LASTS / 2, speed) > stage.country.end


def train_sprites(stage: Stage, won: Train, since: float, speed: float) -> Iterator[PlacedSprite]:
    """The sprites of train, wheels and steam after `since` seconds."""
    country, k = stage.country, stage.k
    yield from _steam(stage, since, speed)
    x = tail(stage, since, speed)
    if x > country.end:
        return
    turn = int(x / 3.2 / main_line_scale(country)) % sprites.TURNS
    for image, place in (sprites.train(stage.still, won), sprites.drivers(country, turn, k)):
        yield image, place.move(round((x - country.left) * k), 0)


def _steam(stage: Stage, since: float, speed: float) -> Iterator[PlacedSprite]:
    """The puffs of steam: they stay behind, rise, swell and dissolve."""
    scale, light = main_line_scale(stage.country), stage.light
    newest, tint = int(since / EVERY), mix("#ffffff", light.on("#ffffff"), 0.9)

    def draw(number: int, age: float) -> PlacedSprite | None:
        x = tail(stage, since - age, speed) + (_FUNNEL[0] - 10 * age) * scale
        y = stage.country.line + (_FUNNEL[1] - 4 - 5 * age) * scale
        strength = min(1.0, 1.15 - (age / LASTS) ** 1.4 * 1.15)
        return steam.puff(
            newest - number, (5 + 4.6 * age) * scale * stage.k, strength, (x * stage.k, y * stage.k), tint
        )

    return steam.puffs(lambda number: since % EVERY + number * EVERY, min(LASTS, max(0.0, since)), draw)
