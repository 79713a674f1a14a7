/** Scroll state of an element, pixels. */
export interface ScrollState {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Share of its height from which an endless list loads more. */
const loadPast = 0.8

/** Returns whether the visible part's lower edge has passed that share of the list. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollState): boolean {
  return scrollTop + clientHeight > loadPast * scrollHeight
}
