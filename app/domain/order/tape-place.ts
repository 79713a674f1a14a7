/** Place of an execution in the list of executions: its sort values, most significant first, and its key. */
export type TapePlace = readonly [at: number, slot: number, eventIndex: number, key: string]

/** Fields that determine the place of an execution. */
export interface TapePlaced {
  readonly at: number
  readonly slot: number
  readonly eventIndex: number
  readonly signature: string
  readonly instructionPath: string
}

/** Returns the place of an execution. */
export function tapePlaceOf({ at, slot, eventIndex, signature, instructionPath }: TapePlaced): TapePlace {
  return [at, slot, eventIndex, `${signature} ${instructionPath}`]
}

/** Order of the list, as in the database: newest first, and equal places by key. */
export function newestTapeFirst(one: TapePlace, other: TapePlace): number {
  const [at, slot, eventIndex, key] = one
  const [otherAt, otherSlot, otherIndex, otherKey] = other
  const byTime = otherAt - at || otherSlot - slot || otherIndex - eventIndex
  return byTime || (key < otherKey ? -1 : key > otherKey ? 1 : 0)
}

/** Result of a search that may have stopped before the end of the list. */
export interface TapeSearch<Row> {
  /** Rows that were found. Those behind `stop` are incomplete. */
  readonly found: readonly Row[]
  /** Newest place at which the search stopped. `undefined`: it has found all rows. */
  readonly stop: TapePlace | undefined
}

/** A page of the list, and the place after which the next page begins. `undefined`: there is none. */
export interface TapePage<Row> {
  readonly rows: readonly Row[]
  readonly end: TapePlace | undefined
}

/** Returns the page of at most `size` rows. Rows behind the place at which the search stopped are left for the next page. */
export function tapePageOf<Row extends TapePlaced>(
  { found, stop }: TapeSearch<Row>,
  size: number,
): TapePage<Row> {
  const complete = found
    .filter((row) => stop === undefined || newestTapeFirst(tapePlaceOf(row), stop) <= 0)
    .sort((one, other) => newestTapeFirst(tapePlaceOf(one), tapePlaceOf(other)))
  const rows = complete.slice(0, size)
  const last = rows.at(-1)
  return { rows, end: rows.length === size && last !== undefined ? tapePlaceOf(last) : stop }
}
