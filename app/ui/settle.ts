const durationMs = 200
/** Maximum animated distance, px. The eye cannot follow a row that moves farther. */
const farPx = 300

const places = new WeakMap<Element, ReadonlyMap<Element, number>>()
const drawn = new Set<HTMLElement>()

/**
 * Animates rows after each render: moved rows slide to their new place and new ones fade in. A jump would
 * count as a layout shift. Call it with the element around the rows. All elements are measured in the next
 * animation frame, which computes the layout anyway; measuring earlier would compute it twice.
 */
export function settle(rows: HTMLElement | null): void {
  if (rows === null) return
  if (drawn.size === 0) requestAnimationFrame(settleAll)
  drawn.add(rows)
}

function settleAll(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const rows of drawn) {
    // Do not measure content that is skipped until it comes near the screen: measuring would force its
    // layout.
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
    // Rows that lie deeper than the height of the window count as out of view and are not animated.
    if (before === undefined || top > innerHeight) continue
    const by = (before.get(row) ?? top) - top
    if (!before.has(row)) row.animate({ opacity: [0, 1] }, durationMs)
    else if (by !== 0 && Math.abs(by) < farPx)
      row.animate({ transform: [`translateY(${by}px)`, 'none'] }, durationMs)
  }
}
