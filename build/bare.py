"""Install the Debian package in a bare system: ``python build/bare.py dist/raccoon-tycoon_….deb``.

A root made by mmdebstrap from this system's own sources has what the package depends on. There the menu entry
starts the program, a save is opened as a file manager would (``gio open``), and purging removes all but the
player's own files. With ``--older``, that package is installed first: settings and saves must stay as they
were, and a save of a program newer than both must be refused as newer. Needs root, mmdebstrap and Xvfb; takes
some minutes. Exit code 3 where no such root can be made.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from display import Display, Picture, virtual_display
from release import ROOT
from smoke import ALIKE, SAVE, SIZE, SmokeError, await_picture

DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""The packages of a desktop: types of files, menu entries, and a way to open a file by them."""
SOURCES = ("sources.list.d/debian.sources", "sources.list.d/ubuntu.sources", "sources.list")
HOME = "/player"
DATA = f"{HOME}/.local/share/RaccoonTycoon"
SECONDS = 60.0
SETTINGS = '{"welcomed": true, "text_scale": 1.5}'
NEWER = """
import sys
from pathlib import Path
from raccoon.app.saves import writer
writer.VERSION = "99.0.0"
from raccoon.app.games import FIRST_GAME
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
seats = [Seat(name, "random") for name in ("Ann", "Bert")]
session = Session.new(FIRST_GAME, seats, {}, "new", Path(sys.argv[1]))
session.submit(session.think())
session.close()
"""
"""A program that writes a save as a newer version would."""
UNTRIED = 3
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"


class NoRootError(Exception):
    """No root can be made: the system's sources are out of reach, the tool is missing or the user is not
    root.
    """


def main(argv: list[str] | None = None) -> int:
    """Run every check; return 1 when one fails, with the reason on stderr."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("package", type=Path, help="the .deb")
    parser.add_argument("--older", type=Path, metavar="DEB", help="a package that is installed before it")
    arguments = parser.parse_args(argv)
    package, older = (path and path.resolve() for path in (arguments.package, arguments.older))
    with tempfile.TemporaryDirectory(prefix="bare-") as folder:
        root = Path(folder) / "root"
        try:
            check(package, root, older)
        except (SmokeError, subprocess.CalledProcessError) as error:
            print(f"bare: {error}", file=sys.stderr)
            return 1
        except NoRootError:
            print("bare: no bare system can be made here, so nothing was tried", file=sys.stderr)
            return UNTRIED
        finally:
            subprocess.run(["umount", "-q", str(root / "proc")], check=False)
    return 0


def check(package: Path, root: Path, older: Path | None = None) -> None:
    """Install, open by the menu and by a save, purge; raises `SmokeError`."""
    make_root(root, {name for one in (package, older) if one for name in needed(one)})
    if list(root.glob("usr/bin/python*")):
        raise SmokeError("the bare root has a Python")
    if older:
        upgrade(root, older, package)
    else:
        install(root, package)
    before = files(root)
    with virtual_display(SIZE) as display:
        title = opened(root, display, entry_command(root))
        print("opened by its menu entry")
        shutil.copy(SAVE, root / HOME.lstrip("/") / "my game.raccoon")
        table = opened(root, display, ["gio", "open", f"{HOME}/my game.raccoon"])
        if table.alike(title) > ALIKE:
            raise SmokeError("a save was opened, and the title is shown")
        print("opened by a save")
    players = {
        name for name in files(root) - before if not name.startswith((HOME.lstrip("/"), "tmp/", "proc/"))
    }
    if players:
        raise SmokeError(f"it has written outside the player's folder: {', '.join(sorted(players))}")
    inside(root, "dpkg", "--purge", "raccoon-tycoon")
    left = [name for name in files(root) if "raccoon" in name and name.startswith(("usr/", "etc/", "opt/"))]
    if left := [name for name in left if not name.startswith("usr/share/mime/")]:
        raise SmokeError(f"purging has left {', '.join(left)}")
    if not (root / DATA.lstrip("/")).is_dir():
        raise SmokeError("purging has taken the player's folder")
    print("purged; the player's folder is left")


def install(root: Path, package: Path) -> None:
    """Install the package in the root."""
    shutil.copy(package, root / "tmp" / package.name)
    inside(root, "dpkg", "--install", f"/tmp/{package.name}")
    print(f"installed {package.name}, with no Python beside it")


def upgrade(root: Path, older: Path, package: Path) -> None:
    """Install the older package, play with it, and install the newer one over it; raises `SmokeError` if
    settings or saves have changed, or if either version does not refuse a newer save as newer.
    """
    install(root, older)
    data = root / DATA.lstrip("/")
    (data / "saves").mkdir(parents=True)
    (data / "settings.json").write_text(SETTINGS)
    kept = data / "saves" / "kept.raccoon"
    shutil.copy(SAVE, kept)
    with virtual_display(SIZE) as display:
        opened(root, display, ["/usr/games/raccoon", f"{DATA}/saves/kept.raccoon"])
    told, played = (data / "settings.json").read_bytes(), kept.read_bytes()
    subprocess.run([sys.executable, "-c", NEWER, str(data / "saves")], cwd=ROOT, check=True)
    for which in (older, package):
        if which is package:
            install(root, package)
        if (data / "settings.json").read_bytes() != told or kept.read_bytes() != played:
            raise SmokeError(f"installing {which.name} has changed settings or saves")
        verified(root, "kept.raccoon", "")
        newer = next(save.name for save in (data / "saves").iterdir() if save != kept)
        verified(root, newer, "version 99.0.0")
    with virtual_display(SIZE) as display:
        opened(root, display, entry_command(root))
    if b'"text_scale":1.5' not in (data / "settings.json").read_bytes().replace(b" ", b""):
        raise SmokeError("the newer program does not know the older one's settings")
    print(f"upgraded from {older.name}: settings and saves are kept, a newer save is called newer")


def verified(root: Path, save: str, why_not: str) -> None:
    """Check that the program in the root accepts the save, or refuses it for the reason `why_not`; raises
    `SmokeError`.
    """
    command = ["chroot", str(root), "/usr/games/raccoon", "verify", f"{DATA}/saves/{save}"]
    done = subprocess.run(
        command, env={"PATH": PATH, "HOME": HOME}, capture_output=True, text=True, check=False
    )
    if bool(done.returncode) != bool(why_not) or why_not not in done.stderr:
        raise SmokeError(f"{save}: {done.stdout}{done.stderr}")


def needed(package: Path) -> list[str]:
    """The packages that the package depends on."""
    command = ["dpkg-deb", "--field", str(package), "Depends"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [name.split()[0] for name in told.split(",")]


def make_root(root: Path, packages: Iterable[str]) -> None:
    """Make the smallest system with these packages and a desktop's tools, from this system's own sources."""
    release = dict(
        line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line
    )
    sources = next(path for name in SOURCES if (path := Path("/etc/apt", name)).is_file())
    included = ",".join(sorted({*DESKTOP, *packages}))
    command = ["mmdebstrap", "--quiet", "--variant=essential", f"--include={included}"]
    suite = release["VERSION_CODENAME"].strip('"')
    if os.geteuid() or not shutil.which("mmdebstrap"):
        raise NoRootError
    if subprocess.run([*command, suite, str(root), str(sources)], check=False).returncode:
        raise NoRootError
    (root / HOME.lstrip("/")).mkdir(parents=True)
    subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)


def inside(root: Path, *command: str, **more: str) -> None:
    """Run a command in the root; raises `CalledProcessError` when it fails."""
    settings = {"PATH": PATH, "HOME": HOME, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(
        ["chroot", str(root), *command], env=settings | more, check=True, stdout=subprocess.DEVNULL
    )


def entry_command(root: Path) -> list[str]:
    """The command of the menu entry."""
    (entry,) = root.glob("usr/share/applications/*raccoon*.desktop")
    line = next(line for line in entry.read_text().splitlines() if line.startswith("Exec="))
    return [word for word in line.removeprefix("Exec=").split() if word != "%f"]


def opened(root: Path, display: Display, command: list[str]) -> Picture:
    """The screen after the command has opened the game, which is then closed; raises `SmokeError`."""
    settings = {"PATH": PATH, "HOME": HOME, "DISPLAY": display.name, "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(["chroot", str(root), *command], env=settings):
        await_picture(lambda: True, display)
        time.sleep(3)
        picture = display.picture()
        for process in running(root):
            os.kill(process, 15)
    until = time.monotonic() + SECONDS
    while running(root):
        if time.monotonic() > until:
            raise SmokeError("the program did not end")
        time.sleep(0.1)
    return picture


def running(root: Path) -> list[int]:
    """The process ids of the program in the root."""
    program = root / "usr/lib/raccoon-tycoon/raccoon"
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "exe").readlink() == program:
                found.append(int(process.name))
        except OSError:
            continue  # it has ended, or belongs to another user
    return found


def files(root: Path) -> set[str]:
    """Every file below the root, except the kernel's."""
    command = ["find", str(root), "-path", str(root / "proc"), "-prune", "-o", "-type", "f", "-print"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {str(Path(line).relative_to(root)) for line in listed.splitlines()}


if __name__ == "__main__":
    sys.exit(main())
