import type { RowStore } from './row-store'

/**
 * Maximum distance from the window at which a row is treated as in view, px. It is small because each update
 * writes to all rows in view. A row that comes into view is updated immediately.
 */
const nearPx = 48

const tellers = new WeakMap<Element, (isInView: boolean) => void>()
let observer: IntersectionObserver | undefined

/**
 * Returns the `ref` for the element that shows a row. It informs the store when the row comes into view or
 * leaves it.
 */
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
