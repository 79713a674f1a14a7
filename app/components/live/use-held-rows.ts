import { useRef } from 'react'
import { inPlacesOf } from './held-places'
import { type HoldHandlers, useHeld } from './use-held'

interface HeldRows<Row> {
  readonly rows: readonly Row[]
  /** For the element around the rows. */
  readonly handlers: HoldHandlers
}

/** Rows of a list that is read anew, which stay where they are while they are pointed at or have the focus (B28). Another `view` of them is drawn at once. */
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
