/** A row of a live list, with the slot at which this version of the row was written. */
export interface LiveRow {
  readonly slot: number
}

/** Rule that determines how a list applies changed rows. */
export interface RowRules<Row extends LiveRow> {
  readonly keyOf: (row: Row) => string
  /**
   * Returns the list with the changed rows. A list of orders replaces its rows. A feed puts new rows on top.
   */
  readonly merge: (rows: readonly Row[], changed: readonly Row[]) => readonly Row[]
}

/** State of a live list: the rows on screen, and the latest rows. */
export interface RowsState<Row extends LiveRow> {
  /** Key of the view. The key changes when the visitor chooses another page, sort order or filter. */
  readonly view: string
  readonly shown: readonly Row[]
  /** Latest version of the list. It differs from `shown` only while the order of the rows is held. */
  readonly latest: readonly Row[]
  /** Number and time of the flashes of each row. A row flashes when it changes visibly. */
  readonly flashes: ReadonlyMap<string, Flash>
}

interface Flash {
  readonly count: number
  readonly atMs: number
}

/** Minimum interval between two flashes of the same row, milliseconds. */
const flashEveryMs = 1000

/** Returns the initial state of a view. No row flashes. */
export function startRows<Row extends LiveRow>(view: string, rows: readonly Row[]): RowsState<Row> {
  return { view, shown: rows, latest: rows, flashes: new Map() }
}

/**
 * Applies a complete response for the same view. While `held` is true, the rows keep their places and only
 * their contents change.
 */
export function takePage<Row extends LiveRow>(
  state: RowsState<Row>,
  page: readonly Row[],
  rules: RowRules<Row>,
  held: boolean,
  nowMs: number,
): RowsState<Row> {
  const known = byKey([...state.latest, ...state.shown], rules.keyOf)
  // The stream can be ahead of the response. Newer versions of rows and newer lines of a feed therefore stay.
  const answered = page.map((row) => newer(known.get(rules.keyOf(row)), row))
  const onPage = byKey(answered, rules.keyOf)
  const beyond = state.latest.filter((row) => !onPage.has(rules.keyOf(row)))
  return withShown(state, rules.merge(answered, beyond), rules, held, nowMs)
}

/** Applies changed rows from the stream. */
export function takeChanged<Row extends LiveRow>(
  state: RowsState<Row>,
  changed: readonly Row[],
  rules: RowRules<Row>,
  held: boolean,
  nowMs: number,
): RowsState<Row> {
  return withShown(state, rules.merge(state.latest, changed), rules, held, nowMs)
}

/** Shows the latest list, because the rows are no longer held or the visitor requested the latest rows. */
export function release<Row extends LiveRow>(
  state: RowsState<Row>,
  rules: RowRules<Row>,
  nowMs: number,
): RowsState<Row> {
  return state.shown === state.latest ? state : withShown(state, state.latest, rules, false, nowMs)
}

/** Counts the rows of the latest list that are not shown yet. */
export function waitingCount<Row extends LiveRow>(state: RowsState<Row>, rules: RowRules<Row>): number {
  if (state.shown === state.latest) return 0
  const shown = byKey(state.shown, rules.keyOf)
  return state.latest.filter((row) => !shown.has(rules.keyOf(row))).length
}

/**
 * Returns a rule that replaces rows with newer versions in place. Changed rows that are not in the list are
 * ignored.
 */
export function replaceRows<Row extends LiveRow>(keyOf: (row: Row) => string): RowRules<Row>['merge'] {
  return (rows, changed) => {
    const fresh = byKey(changed, keyOf)
    const merged = rows.map((row) => newer(row, fresh.get(keyOf(row)) ?? row))
    return merged.some((row, place) => row !== rows[place]) ? merged : rows
  }
}

/** Returns a rule that puts new rows on top, newest first. The list keeps at most `limit` rows. */
export function prependRows<Row extends LiveRow>(
  keyOf: (row: Row) => string,
  isNewer: (row: Row, than: Row) => boolean,
  limit: number,
): RowRules<Row>['merge'] {
  return (rows, changed) => {
    const known = byKey(rows, keyOf)
    const added = changed.filter((row) => !known.has(keyOf(row)))
    if (added.length === 0) return rows
    return [...added, ...rows]
      .sort((one, other) => Number(isNewer(other, one)) - Number(isNewer(one, other)))
      .slice(0, limit)
  }
}

function withShown<Row extends LiveRow>(
  state: RowsState<Row>,
  latest: readonly Row[],
  rules: RowRules<Row>,
  held: boolean,
  nowMs: number,
): RowsState<Row> {
  const shown = held ? inOrderOf(state.shown, latest, rules.keyOf) : latest
  return { ...state, latest, shown, flashes: flashesOf(state, shown, rules, nowMs) }
}

/**
 * Returns the shown rows in their current places, each in its latest version. Returns `latest` itself if both
 * lists have the same order.
 */
function inOrderOf<Row extends LiveRow>(
  shown: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = byKey(latest, keyOf)
  const kept = shown.map((row) => newer(row, fresh.get(keyOf(row)) ?? row))
  return sameKeys(kept, latest, keyOf) ? latest : kept
}

function flashesOf<Row extends LiveRow>(
  state: RowsState<Row>,
  shown: readonly Row[],
  rules: RowRules<Row>,
  nowMs: number,
): RowsState<Row>['flashes'] {
  const before = byKey(state.shown, rules.keyOf)
  const flashes = new Map<string, Flash>()
  for (const row of shown) {
    const key = rules.keyOf(row)
    const last = state.flashes.get(key)
    const isNews = (before.get(key)?.slot ?? Number.NEGATIVE_INFINITY) < row.slot
    if (isNews && (last === undefined || nowMs - last.atMs >= flashEveryMs)) {
      flashes.set(key, { count: last === undefined ? 1 : last.count + 1, atMs: nowMs })
    } else if (last !== undefined) flashes.set(key, last)
  }
  return flashes
}

function newer<Row extends LiveRow>(one: Row | undefined, other: Row): Row {
  return one !== undefined && one.slot > other.slot ? one : other
}

function sameKeys<Row>(one: readonly Row[], other: readonly Row[], keyOf: (row: Row) => string): boolean {
  return one.length === other.length && one.every((row, index) => keyEquals(row, other[index], keyOf))
}

function keyEquals<Row>(one: Row, other: Row | undefined, keyOf: (row: Row) => string): boolean {
  return other !== undefined && keyOf(one) === keyOf(other)
}

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
