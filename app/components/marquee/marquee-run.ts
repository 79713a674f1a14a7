/** A pointer that moves less has not dragged (M90). */
export const dragThresholdPx = 5
/** After a drag or a step the marquee rests this long (M90). */
export const resumeAfterMs = 1_600
/** How fast it runs: slow enough to read an item while it passes. */
export const pixelsPerSecond = 32

/** Time of one turn, ms: the width of all items once. */
export function turnMs(widthPx: number): number {
  return (widthPx / pixelsPerSecond) * 1_000
}

/** Place within a turn, ms, after the items were pulled to the left (plus) or to the right by so many pixels; a turn has no ends. */
export function movedBy(placeMs: number, pixels: number, widthPx: number): number {
  const turn = turnMs(widthPx)
  const moved = (placeMs + (pixels / pixelsPerSecond) * 1_000) % turn
  return moved < 0 ? moved + turn : moved
}

/** How often all items stand in a row, so that there is no gap at its end wherever the turn is. */
export function copiesFor(widthPx: number, windowPx: number): number {
  return widthPx === 0 ? 2 : Math.ceil(windowPx / widthPx) + 1
}

/** Distance in px from the item at the left edge to its neighbour on that side; `offsets` are the items' left edges, from 0. */
export function stepFrom(
  shiftPx: number,
  offsets: readonly number[],
  widthPx: number,
  direction: 'next' | 'previous',
): number {
  const near = 1 // an edge that is as good as reached
  if (direction === 'next') return (offsets.find((at) => at > shiftPx + near) ?? widthPx) - shiftPx
  const before = offsets.filter((at) => at < shiftPx - near).at(-1)
  return before === undefined ? (offsets.at(-1) ?? 0) - widthPx - shiftPx : before - shiftPx
}
