import { useRef } from 'react'
import { type HoldHandlers, useHeld } from './use-held'

interface HeldRows<Row> {
  readonly rows: readonly Row[]
  /** Event handlers and ref for the element around the rows. */
  readonly handlers: HoldHandlers
}

/**
 * Returns the rows of a list that is refreshed. While the list is hovered or focused, the rows stay in place.
 * The rows of another `view` are shown immediately.
 */
export function useHeldRows<Row>(
  latest: readonly Row[],
  keyOf: (row: Row) => string,
  view: string,
): HeldRows<Row> {
  const { held, handlers } = useHeld()
  const shown = useRef({ rows: latest, view })
  const stays = held && shown.current.view === view
  shown.current = { rows: stays ? inPlacesOf(shown.current.rows, latest, keyOf) : latest, view }
  return { rows: shown.current.rows, handlers }
}

/**
 * Returns the shown rows in their current places, each in its latest version. A removed row keeps its place.
 * A new row is not shown yet.
 */
export function inPlacesOf<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = new Map(latest.map((row) => [keyOf(row), row]))
  return shown.map((row) => fresh.get(keyOf(row)) ?? row)
}
