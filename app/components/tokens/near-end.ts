/** What an element that scrolls says of itself, px. */
export interface ScrollState {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** An endless list loads on past this share of its height (M56). */
const loadPast = 0.8

/** Whether the lower edge of what is seen has passed the share of the list at which more is loaded. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollState): boolean {
  return scrollTop + clientHeight > loadPast * scrollHeight
}
