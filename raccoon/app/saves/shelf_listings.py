"""The listings of a shelf, shown while its folder is read again."""

from pathlib import Path

from msgspec.structs import replace

from raccoon.app.saves.library import Library
from raccoon.app.saves.listing import Listing


class ShelfListings:
    """The listings of a folder for the screen, without flicker.

    In the first pass they appear one by one; later the new listings replace the old ones when all are read.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._listings: tuple[Listing, ...] = ()
        self._complete = False

    @property
    def folder(self) -> Path:
        """The folder of the saves."""
        return self._library.folder

    @property
    def complete(self) -> bool:
        """Whether the first pass is complete."""
        return self._complete

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The listings to show."""
        if self._library.complete or not self._complete:
            self._complete = self._library.complete
            self._listings = self._library.listings
        return self._listings

    def reload(self) -> None:
        """Read the folder again after a change."""
        self._library.open()

    def wait(self) -> None:
        """Wait until the folder is read."""
        self._library.wait()

    def set_path(self, listing: Listing, path: Path) -> None:
        """Record that a save was renamed."""
        self._listings = tuple(
            replace(one, path=path) if one.path == listing.path else one for one in self._listings
        )

    def remove(self, listing: Listing) -> None:
        """Record that a save was removed."""
        self._listings = tuple(one for one in self._listings if one.path != listing.path)

    def add(self, listing: Listing, path: Path) -> Listing:
        """Record that a save was added to the folder under that name; return its new listing."""
        here = replace(listing, path=path)
        self._listings = (here, *self._listings)
        return here
