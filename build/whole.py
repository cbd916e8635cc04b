"""A look at the program's own files before it starts: PyInstaller runs this first in the packaged program.

`write` lists every file with its length; a program of which only a part was copied says so and ends.
"""

import os
import sys
from pathlib import Path

LIST = "files.txt"
"""The list beside the files: the sentence to say, then a line each, "length path"."""
USAGE = 2


def write(folder: Path, sentence: str) -> None:
    """List what is in the folder."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != LIST]
    lines = [f"{file.stat().st_size} {file.relative_to(folder).as_posix()}" for file in files]
    (folder / LIST).write_text("\n".join([sentence, *lines]) + "\n", "utf-8", newline="\n")


def missing(folder: str) -> str:
    """The sentence to say when a listed file is missing or has another length, else nothing."""
    sentence = "The program's files are incomplete."
    try:
        sentence, *lines = Path(folder, LIST).read_text("utf-8").splitlines()
        for line in lines:
            length, _, name = line.partition(" ")
            if os.stat(f"{folder}/{name}").st_size != int(length):  # noqa: PTH116 (at every start: the quick way)
                return sentence
    except (OSError, ValueError):
        return sentence
    return ""


def tell(sentence: str) -> None:
    """Say it on the terminal; on Windows, where there is none, in a box."""
    if sys.stderr:
        print(f"raccoon: {sentence}", file=sys.stderr, flush=True)
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Raccoon Tycoon", 0x10)


if __name__ == "__main__" and (told := missing(getattr(sys, "_MEIPASS", ""))):
    tell(told)
    os._exit(USAGE)
