"""Every long run by its name."""

from tests.long import laws, mutants
from tests.long.run import LongRun

RUNS: dict[str, LongRun] = {
    "laws": LongRun("random games of every table under all laws", 10_000, laws.attack),
    "mutants": LongRun("changed and forged saves, read, verified, listed, drawn", 100_000, mutants.attack),
}
