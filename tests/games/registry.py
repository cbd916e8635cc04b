"""Every game under the laws: those of the program, and the one that lives in the tests alone."""

from tests.games.ballot.subject import SUBJECT as BALLOT
from tests.games.raccoon_rampage.subject import SUBJECT as RACCOON_RAMPAGE
from tests.games.raccoon_tycoon.subject import SUBJECT as RACCOON_TYCOON
from tests.games.saloon_tycoon.subject import SUBJECT as SALOON_TYCOON

SUBJECTS = {
    subject.game.name: subject for subject in (RACCOON_TYCOON, SALOON_TYCOON, RACCOON_RAMPAGE, BALLOT)
}
