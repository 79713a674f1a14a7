/** Maximum pointer movement of a click, pixels. A larger movement is a drag. */
export const dragThresholdPx = 5
/** Pause after a drag or a step of the marquee, milliseconds. */
export const resumeAfterMs = 1_600
/** Speed of the marquee, pixels per second. Slow enough to read an item while it passes. */
export const pixelsPerSecond = 32

/** Returns the duration of one loop, milliseconds. One loop moves the marquee by the width of all items. */
export function turnMs(widthPx: number): number {
  return (widthPx / pixelsPerSecond) * 1_000
}

/**
 * Returns the position in the loop after a move, milliseconds. Positive `pixels` move the items to the left.
 * The position wraps at the ends.
 */
export function movedBy(placeMs: number, pixels: number, widthPx: number): number {
  const turn = turnMs(widthPx)
  const moved = (placeMs + (pixels / pixelsPerSecond) * 1_000) % turn
  return moved < 0 ? moved + turn : moved
}

/**
 * Returns how many copies of the items the marquee needs, so that the window has no gap at any position of
 * the loop.
 */
export function copiesFor(widthPx: number, windowPx: number): number {
  return widthPx === 0 ? 2 : Math.ceil(windowPx / widthPx) + 1
}

/**
 * Returns the distance from the left edge of the frame to the next or previous item, pixels. `offsets` are
 * the positions of the items' left edges and start with 0.
 */
export function stepFrom(
  shiftPx: number,
  offsets: readonly number[],
  widthPx: number,
  direction: 'next' | 'previous',
): number {
  const near = 1 // Tolerance, pixels. An edge that is closer than this counts as reached.
  if (direction === 'next') return (offsets.find((at) => at > shiftPx + near) ?? widthPx) - shiftPx
  const before = offsets.filter((at) => at < shiftPx - near).at(-1)
  return before === undefined ? (offsets.at(-1) ?? 0) - widthPx - shiftPx : before - shiftPx
}
