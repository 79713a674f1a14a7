const durationMs = 200
/** Opacity at which a new row starts. An invisible row would look like an empty place in the table. */
const newRowOpacity = 0.4
/** Upper limit of a row's height, px. The tallest rows are cards on phones. */
const tallestRowPx = 200

const places = new WeakMap<Element, ReadonlyMap<Element, number>>()
/** Elements that are measured for the first time, and those whose rows may have moved. */
const appeared = new Set<HTMLElement>()
const changed = new Set<HTMLElement>()

/**
 * Animates rows after each render. Moved rows slide to their new place, and new rows fade in. Meanwhile no row
 * is visible beyond the edges of the element, such as over the table head. A jump would be measured as a layout
 * shift. Call this function with the element that contains the rows. Moves are measured as soon as the render
 * has ended: with a mouse over the page, browsers look for shifts before the next animation frame. The first
 * places are measured in that frame, because the layout of a loading page is computed then anyway.
 */
export function animateRows(rows: HTMLElement | null): void {
  if (rows === null) return
  const [waiting, later] = places.has(rows)
    ? ([changed, queueMicrotask] as const)
    : ([appeared, requestAnimationFrame] as const)
  if (waiting.size === 0) later(() => animateAll(waiting))
  waiting.add(rows)
}

function animateAll(waiting: Set<HTMLElement>): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const rows of waiting) {
    // Content far from the screen is not measured, because the browser skips its layout and measuring would
    // force it.
    if (isStill || rows.checkVisibility?.({ contentVisibilityAuto: true }) === false) places.delete(rows)
    else animateMoves(rows)
  }
  waiting.clear()
}

function animateMoves(rows: HTMLElement): void {
  const before = places.get(rows)
  const after = new Map<Element, number>()
  places.set(rows, after)
  const toWindow = rows.getBoundingClientRect().top - rows.offsetTop
  const isInView = (top: number) => top + toWindow > -tallestRowPx && top + toWindow < innerHeight
  let isAnimated = false
  for (const row of rows.children as Iterable<HTMLElement>) {
    if (row.offsetParent === null) continue
    const top = row.offsetTop
    after.set(row, top)
    const from = before?.get(row) ?? top
    if (before === undefined || !(isInView(top) || isInView(from))) continue
    if (!before.has(row)) row.animate({ opacity: [newRowOpacity, 1] }, durationMs)
    else if (from !== top) {
      // Added to a movement that has not ended, because the row has not reached its last place yet.
      row.animate(
        { transform: [`translateY(${from - top}px)`, 'none'] },
        { duration: durationMs, composite: 'add' },
      )
      isAnimated = true
    }
  }
  if (isAnimated) rows.animate({ clipPath: ['inset(0)', 'inset(0)'] }, durationMs)
}
