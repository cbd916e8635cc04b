"""Archive this version: ``python -m tests.archive.make FOLDER`` plays the games and writes their results.

FOLDER must be new. Once in the repository it stays as it is; ``--pictures`` draws only the pictures of a
folder again, after the looks of the table were changed on purpose; with ``--no-pictures`` there are none.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pygame
from tqdm import tqdm

from raccoon.app import settings as keeping
from raccoon.app.paths import saves_dir
from raccoon.app.settings import LastTable, Settings
from tests.archive.expected import coarse, draw, exported, facts, settings_facts
from tests.archive.games import GAMES, Game

SETTINGS = Settings(
    full_screen=True,
    borderless=True,
    display=1,
    window_size=(1601, 901),
    window_place=(12, 34),
    displays=((2560, 1440), (1920, 1080)),
    music=0.15,
    effects=0.0,
    interface=0.25,
    crowd=1.0,
    voices=False,
    speed="calm",
    text_scale=1.75,
    reduced_motion=True,
    high_contrast=True,
    patterns=True,
    captions=True,
    large_pointer=True,
    mono=True,
    speech=True,
    speech_detail="full",
    curtain=False,
    greeted=True,
    welcomed=True,
    introduced=("saloon_tycoon",),
    explained={"saloon_tycoon": ("angie",)},
    answer_forced=False,
    hold_turn=True,
    every_call=True,
    confirmations=False,
    ledger=True,
    pad_signs="xbox",
    keys={"undo": "f7"},
    tables={
        "raccoon_tycoon": LastTable(
            seats=GAMES[0].seats,
            options={"open_money": True, "sudden_death": False, "longer_game": True},
            level="tycoon",
            hint_giver="shrewd",
        )
    },
)
"""Settings that all differ from the defaults, except the language, of which there was one."""


def archive(folder: Path, games: Iterable[Game] = GAMES, pictures: bool = True) -> None:
    """Play and write everything into the new folder, with or without pictures of the tables."""
    player, expected = folder / "player", folder / "expected"
    player.mkdir(parents=True)
    expected.mkdir()
    for game in games:
        save = game.play(saves_dir(player))
        describe(save, expected)
        if pictures:
            picture(save, expected)
    keeping.save(SETTINGS, player)
    (expected / "settings.json").write_bytes(line(settings_facts(keeping.load(player)[0])))


def describe(save: Path, expected: Path) -> None:
    """Write the program's results for a save."""
    lines = gzip.compress(exported(save), mtime=0)
    (expected / f"{save.stem}.jsonl.gz").write_bytes(lines)
    (expected / f"{save.stem}.json").write_bytes(line(facts(save)))


def picture(save: Path, expected: Path) -> None:
    """Write the small picture of a save's table."""
    with TemporaryDirectory() as folder:
        small = draw(save, Path(folder) / "table.png")
    pygame.image.save(coarse(small), str(expected / f"{save.stem}.png"))


def line(data: object) -> bytes:
    """The data as one line of JSON, keys in order."""
    return msgspec.json.encode(data, order="sorted") + b"\n"


def main() -> int:
    """Write a new archive, or an old one's pictures; print its size."""
    parser = argparse.ArgumentParser(description="Archive saves and settings of this version.")
    parser.add_argument("folder", type=Path, help="such as tests/archive/v0_4_0")
    parser.add_argument("--pictures", action="store_true", help="draw only the pictures anew")
    parser.add_argument("--no-pictures", action="store_true", help="the tables look as in another archive")
    chosen = parser.parse_args()
    folder: Path = chosen.folder
    if folder.exists() != chosen.pictures:
        parser.error(f"{folder} {'exists already' if folder.exists() else 'is not there'}")
    if chosen.pictures:
        for drawn in tqdm(sorted((folder / "expected").glob("*.png")), unit="picture"):
            picture(saves_dir(folder / "player") / f"{drawn.stem}.raccoon", folder / "expected")
    else:
        archive(folder, tqdm(GAMES, unit="game"), not chosen.no_pictures)
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    print(f"{len(sizes)} files, {sum(sizes) // 1000} kB in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
