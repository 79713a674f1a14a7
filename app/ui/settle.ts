const durationMs = 200
/** Farther away a row is not followed by the eye. */
const farPx = 300

const places = new WeakMap<Element, ReadonlyMap<Element, number>>()
const drawn = new Set<HTMLElement>()

/**
 * For the element around rows, each time that they have been drawn: rows slide to their new places and others fade in, whereas a jump
 * would shift the layout. All wait for the frame that shows them, which lays them out in any case: to ask for a place sooner is to lay out twice.
 */
export function settle(rows: HTMLElement | null): void {
  if (rows === null) return
  if (drawn.size === 0) requestAnimationFrame(settleAll)
  drawn.add(rows)
}

function settleAll(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const rows of drawn) {
    // Of what is left out until it comes near the screen, a place is not asked: it would be laid out for that alone.
    if (isStill || rows.checkVisibility?.({ contentVisibilityAuto: true }) === false) places.delete(rows)
    else settleRows(rows)
  }
  drawn.clear()
}

function settleRows(rows: HTMLElement): void {
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
