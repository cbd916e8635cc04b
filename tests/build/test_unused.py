"""The program reads its sounds, pictures and faces with an empty library in the place of unused ones."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import PIL
import pygame
import pytest

import contents
from linux.unused import EMPTY, Entry, without

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the Linux packages alone have it"
)

HOME, IMAGES = Path(pygame.__path__[0]), Path(PIL.__path__[0])
"""The installed libraries; their native ones are in folders next to them."""

OTHERS = (
    "fLaC",
    "\xff\xfb\x90d",
    "MThd",
    "OggS" + 24 * "-" + "OpusHead",
    "wvpk",
    "Extended Module: ",
    "noise",
)
"""The first bytes of sound formats that the program does not read."""

READS = """
import io, sys
from pathlib import Path
import pygame, pygame.freetype

def refused(read, head):
    try:
        read(io.BytesIO(head.encode("latin-1") + bytes(500)))
    except pygame.error:
        return True
    return False

assets, face, others = Path(sys.argv[1], "assets"), sys.argv[2], sys.argv[3:]
pygame.mixer.init(), pygame.font.init(), pygame.freetype.init()
for sound in (assets / "sounds").glob("p*.ogg"):
    assert pygame.mixer.Sound(sound).get_length() > 0, sound
pygame.mixer.music.load(assets / "sounds/music_between.ogg")
pygame.mixer.music.play()
for picture in ("scenery/hero.jpg", "icon.png"):
    assert pygame.image.load(assets / "pictures" / picture).get_width() > 10, picture
assert pygame.Font(face, 30).render("Raccoon", True, "black").get_bounding_rect().width > 50
assert pygame.freetype.Font(face, 30).get_metrics("R")[0]
for head in others:
    assert refused(pygame.mixer.Sound, head), head
for head in ("II*\\0", "RIFF\\x20\\0\\0\\0WEBPVP8 "):
    assert refused(pygame.image.load, head), head
from PIL import Image
for kind in ("PNG", "GIF", "WEBP"):
    Image.new("RGB", (30, 20), "red").save(written := io.BytesIO(), kind)
    assert Image.open(written).size == (30, 20), kind
print("read")
"""


@pytest.fixture
def binaries() -> list[Entry]:
    """The library's native files, in PyInstaller's form."""
    own = [file for home in (HOME, IMAGES) for file in home.rglob("*.so")]
    found = sorted([*own, *HOME.parent.glob("p*.libs/*.so*")])
    if not any("fluidsynth" in file.name for file in found):
        pytest.skip("pygame-ce comes from the system here and brings no libraries along")
    return [(str(file.relative_to(HOME.parent)), str(file), "BINARY") for file in found]


def test_everything_is_read_and_what_is_of_other_formats_refused(
    binaries: list[Entry], tmp_path: Path, tool: Callable[[str], str]
) -> None:
    tool("ld")
    left, instead = without(binaries, tmp_path)
    program = tmp_path / "program"
    for home in (HOME, IMAGES):
        other = shutil.ignore_patterns("*.so", "docs", "examples", "tests")
        shutil.copytree(home, program / home.name, ignore=other)
    for name, source, kind in left + instead:
        (program / name).parent.mkdir(exist_ok=True)
        if kind == "SYMLINK":
            (program / name).symlink_to(source)
        else:
            shutil.copyfile(source, program / name)
    face = HOME / "freesansbold.ttf"
    done = subprocess.run(
        [sys.executable, "-c", READS, contents.ROOT, face, *OTHERS],
        env={"PYTHONPATH": str(program), "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.endswith("read\n"), done.stderr
    assert done.stderr == ""
    room = [sum(Path(source).stat().st_size for _, source, _ in entries) for entries in (left, binaries)]
    assert room[0] + (program / EMPTY).stat().st_size < 0.8 * room[1]


def test_what_is_linked_with_none_of_them_stays_as_it_is(tmp_path: Path) -> None:
    entries = [("libz.so.1", "/usr/lib/libz.so.1", "BINARY"), ("libogg-1.so.0", "/x/libogg-1.so.0", "BINARY")]
    assert without(entries, tmp_path) == (entries, [])
