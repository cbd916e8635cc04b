"""The animals, each modelled in a file of its own."""

from art.beasts import badger, bear, cat, dog, fox, hare, raccoon, skunk
from art.relief.species import Species

BEASTS: dict[str, Species] = {
    "raccoon": raccoon.RACCOON,
    "fox": fox.FOX,
    "bear": bear.BEAR,
    "cat": cat.CAT,
    "dog": dog.DOG,
    "skunk": skunk.SKUNK,
    "badger": badger.BADGER,
    "hare": hare.HARE,
}
"""Each species by its name."""
