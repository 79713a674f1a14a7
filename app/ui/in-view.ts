import type { RowStore } from './row-store'

/**
 * Distance from the window within which a row counts as in view, px. It is small because every row in view is
 * written on each update, and a row that comes into view is updated immediately.
 */
const nearPx = 48

const tellers = new WeakMap<Element, (isInView: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Returns the `ref` for the element that shows a row. It reports to the store whether the row is in view. */
export function inViewOf<Row>(store: RowStore<Row>, key: string): (element: Element | null) => void {
  let watched: Element | undefined
  return (element) => {
    if (watched !== undefined) {
      observer?.unobserve(watched)
      store.setInView(key, true)
    }
    watched = element ?? undefined
    if (element === null) return
    tellers.set(element, (isInView) => store.setInView(key, isInView))
    observer ??= new IntersectionObserver(tell, { rootMargin: `${nearPx}px` })
    observer.observe(element)
  }
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting)
}
