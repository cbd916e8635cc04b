"""An ear at the window: what is asked of the sound device, without one."""

from raccoon.app.settings import Settings
from scenes.audio.mixer import Sounds
from scenes.audio.repertoire import Repertoire, sound_of
from scenes.raccoon_tycoon.motion.sounds import REPERTOIRE

FRAME = 1 / 60
OWNER = "raccoon_tycoon"


class Ear:
    """Sounds with a device that only notes what it is asked to do."""

    def __init__(self, **settings: object) -> None:
        self.captions: list[str] = []
        self.takes: list[str] = []
        self.played: list[tuple[str, float]] = []
        self.music: list[str] = []
        self.levels: list[float] = []
        self.circling: list[float] = []
        self.settings = Settings(**settings)
        self.sounds = Sounds(self.settings, self.captions.append, lambda names: names[0])
        self.sounds.device = self  # type: ignore[assignment]
        self.prepared: list[str] = []
        self.music_over = self.mono = False
        self.phrases: dict[str, tuple[float, ...]] = {}
        """The ends of a piece's phrases, by its name."""
        self.ends: tuple[float, ...] = ()
        self.sounds.enter(REPERTOIRE)

    def prepare(self, effects: list[str]) -> None:
        self.prepared += effects

    def play(self, name: str, volume: float) -> None:
        self.takes.append(name)
        self.played.append((sound_of(name.removeprefix(f"{OWNER}/")), volume))

    def start_music(self, name: str) -> bool:
        self.music.append(name.removeprefix(f"{OWNER}/"))
        self.music_over, self.ends = False, self.phrases.get(self.music[-1], ())
        return True

    def music_volume(self, volume: float) -> None:
        self.levels.append(volume)

    def circle(self, name: str, volume: float) -> None:
        assert name == f"{OWNER}/crowd"
        self.circling.append(volume)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.sounds.update(FRAME)


def sounds_of(repertoire: Repertoire) -> set[str]:
    """The effects of a repertoire, as a device knows them."""
    return {sound for name, sound in repertoire.files().items() if sound_of(name) in repertoire.effects}
