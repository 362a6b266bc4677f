"""What Textual wants shown, as strips and their places."""

from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.geometry import Size

from tui.terminal.shadow import Piece


def pieces_of(update: CompositorUpdate) -> tuple[Size, list[Piece]]:
    """The size of the whole screen, and the strips of an update. Raises TypeError for an update that names no places.

    Rows of which a part is to be shown again come whole, as far as they were made: the shadow knows what differs.
    """
    if isinstance(update, LayoutUpdate):
        return update.region.size, [Piece(0, y, line) for y, line in enumerate(update.strips)]
    if isinstance(update, ChopsUpdate):
        rows = sorted({y for y, _, _ in update.spans})
        made = [Piece(x, y, (strip,)) for y in rows for x, strip in update.chops[y].items() if strip is not None]
        return Size(update.chop_ends[0][-1], len(update.chops)), made
    raise TypeError(f"{type(update).__name__} is no update of a full screen")
