const durationMs = 200
/** Opacity at which a new row starts. An invisible row would look like an empty place in the table. */
const newRowOpacity = 0.4
/** Maximum distance over which a row is animated, px. The eye cannot follow a row that moves farther. */
const farPx = 300

const places = new WeakMap<Element, ReadonlyMap<Element, number>>()
const drawn = new Set<HTMLElement>()

/**
 * Animates rows after each render. Moved rows slide to their new place, and new rows fade in. Meanwhile no row
 * is visible beyond the edges of the element, such as over the table head. A jump would be measured as a layout shift. Call this function with the element that contains the rows. All elements are
 * measured in the next animation frame, because the layout is computed then anyway. Measuring earlier would
 * compute the layout twice.
 */
export function animateRows(rows: HTMLElement | null): void {
  if (rows === null) return
  if (drawn.size === 0) requestAnimationFrame(animateAll)
  drawn.add(rows)
}

function animateAll(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const rows of drawn) {
    // Content far from the screen is not measured, because the browser skips its layout and measuring would
    // force it.
    if (isStill || rows.checkVisibility?.({ contentVisibilityAuto: true }) === false) places.delete(rows)
    else animateMoves(rows)
  }
  drawn.clear()
}

function animateMoves(rows: HTMLElement): void {
  const before = places.get(rows)
  const after = new Map<Element, number>()
  places.set(rows, after)
  let isAnimated = false
  for (const row of rows.children as Iterable<HTMLElement>) {
    if (row.offsetParent === null) continue
    const top = row.offsetTop
    after.set(row, top)
    // Rows farther below than the height of the window are treated as out of view and are not animated.
    if (before === undefined || top > innerHeight) continue
    const by = (before.get(row) ?? top) - top
    if (!before.has(row)) row.animate({ opacity: [newRowOpacity, 1] }, durationMs)
    else if (by !== 0 && Math.abs(by) < farPx) {
      row.animate({ transform: [`translateY(${by}px)`, 'none'] }, durationMs)
      isAnimated = true
    }
  }
  if (isAnimated) rows.animate({ clipPath: ['inset(0)', 'inset(0)'] }, durationMs)
}
