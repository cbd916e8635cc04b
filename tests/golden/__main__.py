"""Write every golden playthrough again: ``python -m tests.golden``. Check the diff before you commit it."""

from tests.games.registry import SUBJECTS
from tests.golden.write import text


def main() -> None:
    """Write the files and print their sizes."""
    for subject in SUBJECTS.values():
        for playthrough in subject.playthroughs:
            content = text(subject, playthrough)
            playthrough.path.parent.mkdir(exist_ok=True)
            playthrough.path.write_text(content, encoding="utf-8", newline="\n")
            print(f"{len(content.encode()):8} bytes  {subject.game.name}/{playthrough.path.name}")


if __name__ == "__main__":
    main()
