import type { RowStore } from './row-store'

/** So far beyond the window counts as in view: what a reader scrolls to is there already. */
export const nearPx = 200

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
