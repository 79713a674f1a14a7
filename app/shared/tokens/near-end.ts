/** Position and heights of a scrollable list, pixels. */
export interface ScrollState {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Share of the list's height. When the visitor scrolls past it, an endless list loads more rows. */
const loadPast = 0.8

/** Returns whether the visitor has scrolled so far that an endless list must load more rows. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollState): boolean {
  return scrollTop + clientHeight > loadPast * scrollHeight
}
