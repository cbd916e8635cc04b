"""The animals, each modelled in a file of its own."""

from art.beasts import (
    armadillo,
    badger,
    bear,
    bison,
    cat,
    coyote,
    doe,
    dog,
    fox,
    hare,
    opossum,
    owl,
    prairie_dog,
    quail,
    raccoon,
    ram,
    rattlesnake,
    skunk,
    tortoise,
    vulture,
)
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
    "quail": quail.QUAIL,
    "prairie dog": prairie_dog.PRAIRIE_DOG,
    "doe": doe.DOE,
    "owl": owl.OWL,
    "bison": bison.BISON,
    "tortoise": tortoise.TORTOISE,
    "armadillo": armadillo.ARMADILLO,
    "ram": ram.RAM,
    "coyote": coyote.COYOTE,
    "opossum": opossum.OPOSSUM,
    "rattlesnake": rattlesnake.RATTLESNAKE,
    "vulture": vulture.VULTURE,
}
"""The species by name."""
