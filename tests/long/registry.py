"""Every long run by its name."""

from tests.long import laws
from tests.long.run import LongRun

RUNS: dict[str, LongRun] = {
    "laws": LongRun("random games of every table under all laws", 10_000, laws.attack),
}
