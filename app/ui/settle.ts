const durationMs = 200
/** Farther away a row is not followed by the eye. */
const farPx = 300

const places = new WeakMap<Element, ReadonlyMap<Element, number>>()

/** For the element around rows, each time that they have been drawn: rows slide to their new places and others fade in, whereas a jump would shift the layout. */
export function settle(rows: HTMLElement | null): void {
  if (rows === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const before = places.get(rows)
  const after = new Map<Element, number>()
  places.set(rows, after)
  for (const row of rows.children as Iterable<HTMLElement>) {
    if (row.offsetParent === null) continue
    const top = row.offsetTop
    after.set(row, top)
    // A list that begins above the window takes nothing in: what lies that deep is out of view.
    if (before === undefined || top > innerHeight) continue
    const by = (before.get(row) ?? top) - top
    if (!before.has(row)) row.animate({ opacity: [0, 1] }, durationMs)
    else if (by !== 0 && Math.abs(by) < farPx)
      row.animate({ transform: [`translateY(${by}px)`, 'none'] }, durationMs)
  }
}
