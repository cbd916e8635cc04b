"""Every long run by its name."""

from tests.long import (
    blunders,
    contrast,
    exceptions,
    flashes,
    gazette,
    kills,
    laws,
    letters,
    listening,
    masher,
    memory,
    monkey,
    mutants,
    opponents,
    pictures,
    redeal,
    waiting,
    writers,
)
from tests.long.run import LongRun

RUNS: dict[str, LongRun] = {
    "blunders": LongRun("planted blunders: the review finds each first", 120, blunders.attack),
    "contrast": LongRun("type on screens of every game, language, theme and size", 3_600, contrast.attack),
    "exceptions": LongRun("errors in every method of every scene and part", 4_000, exceptions.attack),
    "flashes": LongRun("whole games, their frames measured for flashes (WCAG 2.3.1)", 6, flashes.attack),
    "gazette": LongRun("front pages, every claim of them against the log", 600, gazette.attack),
    "kills": LongRun("kills of the program in its window, with a witness", 200, kills.attack),
    "letters": LongRun("every screen in every language: size and growth of text", 4_640, letters.attack),
    "listening": LongRun("whole games by what is heard, with the keyboard alone", 60, listening.attack),
    "masher": LongRun("whole games of people and bots under hasty hands", 60, masher.attack),
    "memory": LongRun(
        f"games in windows of all sizes, ten a program: it holds at most {memory.MOST // 1_000_000} MB",
        20,
        memory.attack,
    ),
    "monkey": LongRun("evenings of a monkey, 1,000 events each, with hostile names", 200, monkey.attack),
    "opponents": LongRun("games of every opponent among its like, to their ends", 308, opponents.attack),
    "pictures": LongRun("pictures drawn again and compared with their files", 300, pictures.attack),
    "redeal": LongRun("pictures of evenings that are played twice, with another deal", 5_000, redeal.attack),
    "laws": LongRun("random games of every table under all laws", 10_000, laws.attack),
    **{f"laws-{name}": LongRun(f"the same of {name} alone", 10_000, laws.of(name)) for name in laws.NAMES},
    "mutants": LongRun("changed and forged saves, read, verified, listed, drawn", 100_000, mutants.attack),
    "waiting": LongRun("what a person waits for three bots at each speed, in seconds", 90, waiting.attack),
    "writers": LongRun("moves of two programs that write the same save", 600, writers.attack),
}
