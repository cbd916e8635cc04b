"""Check that the program's own files are complete: PyInstaller runs this first in the packaged program.

`write` lists every file with its length; a program of which only a part was copied says so and exits.
"""

import os
import sys
from pathlib import Path

LIST = "files.txt"
"""The list of files: the sentence for an incomplete program, then a line each, "length path"."""
USAGE = 2


def write(folder: Path, sentence: str) -> None:
    """List the files in the folder."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != LIST]
    lines = [f"{file.stat().st_size} {file.relative_to(folder).as_posix()}" for file in files]
    (folder / LIST).write_text("\n".join([sentence, *lines]) + "\n", "utf-8", newline="\n")


def missing(folder: str) -> str:
    """The sentence for an incomplete program if a listed file is missing or has another length, else ""."""
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
    """Show the sentence on the terminal, and on Windows, which may have none, in a message box."""
    if sys.stderr:
        print(f"raccoon: {sentence}", file=sys.stderr, flush=True)
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Raccoon Tycoon", 0x10)


if __name__ == "__main__" and (told := missing(getattr(sys, "_MEIPASS", ""))):
    tell(told)
    os._exit(USAGE)
