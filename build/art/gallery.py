"""The drawings that are committed as files: those of all games, and each game's own."""

from art.drawing import Files
from art.house import gallery as house
from art.raccoon_rampage import gallery as raccoon_rampage
from art.raccoon_tycoon import gallery as raccoon_tycoon
from art.saloon_tycoon import gallery as saloon_tycoon

GALLERIES = {
    "": house.files,
    "raccoon_rampage/": raccoon_rampage.files,
    "raccoon_tycoon/": raccoon_tycoon.files,
    "saloon_tycoon/": saloon_tycoon.files,
}


def drawings() -> Files:
    """The text of every drawing by its path within the assets."""
    return {
        f"{owner}pictures/{path}": text
        for owner, files in GALLERIES.items()
        for path, text in files().items()
    }
