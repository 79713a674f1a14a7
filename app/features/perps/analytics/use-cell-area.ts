import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rectangle relative to the parent of the table, pixels. */
interface CellArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the rectangle of all body cells of a table, without the cells of the headings. It is measured before
 * the first paint, after each change of the number of rows, and when the table's size changes. `undefined`:
 * the table has no cells. Only for components that the server does not render.
 */
export function useCellArea(table: RefObject<HTMLTableElement>, rowCount: number): CellArea | undefined {
  const [area, setArea] = useState<CellArea>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row more or less changes the area
  useLayoutEffect(() => {
    const element = table.current
    if (element === null) return
    const update = () => setArea((before) => keepEqual(before, measure(element)))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [table, rowCount])
  return area
}

function measure(table: HTMLTableElement): CellArea | undefined {
  const cells = table.querySelectorAll('tbody td')
  const first = cells[0]?.getBoundingClientRect()
  const last = cells[cells.length - 1]?.getBoundingClientRect()
  const parent = table.parentElement?.getBoundingClientRect()
  if (first === undefined || last === undefined || parent === undefined) return undefined
  return {
    left: Math.round(first.left - parent.left),
    top: Math.round(first.top - parent.top),
    width: Math.round(last.right - first.left),
    height: Math.round(last.bottom - first.top),
  }
}

/** Returns the old object if both are equal, so that React does not render again. */
function keepEqual(before: CellArea | undefined, now: CellArea | undefined): CellArea | undefined {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
