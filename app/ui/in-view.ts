import type { RowStore } from './row-store'

/** So far beyond the window a row counts as in view: each one more is written with every update, and one that comes into view catches up at once. */
const nearPx = 48

const tellers = new WeakMap<Element, (isInView: boolean) => void>()
let observer: IntersectionObserver | undefined

/** The `ref` of the element that a row is drawn in: tells the store whether it is in view. */
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
