import type { PagePlace } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import { type TapePlace, tapePlaceOf } from '~/domain/order/tape-place'
import {
  type Bind,
  type BoundQuery,
  bindQuery,
  type Condition,
  writeConditions,
} from '~/store/postgres/conditions'
import { behindPlace, orderOf, where } from '~/store/postgres/page-sql'

/**
 * Maximum number of executions that are read for one value of an index if the filters of the list are not all in that
 * index. If they match few of these executions, the page is short, and the next one continues behind them. `one` is
 * for an index that is read for one value, and `each` for one that is read for several.
 */
export const scanBounds = { one: 2_000, each: 500 } as const

/**
 * Order of the list. The key distinguishes executions of the same log line number. It is compared by bytes, as
 * `app/domain/order/tape-place.ts` does, and not by the collation of the database.
 */
export const tapeSequence = {
  columns: ['f.at', 'f.slot', 'f.event_index'],
  key: `(f.signature || ' ' || f.instruction_path) collate "C"`,
  order: 'desc',
} as const

export const newestFirst = `order by ${orderOf(tapeSequence)}`

/** Part of the list whose rows one index has in the order of the list. */
export interface Scan {
  readonly table: 'fill' | 'perp_fill'
  /** SQL of the values for which the index is read, such as `unnest($1::text[]) as p (protocol)`. */
  readonly over: string
  /** Conditions that the index covers. */
  readonly covered: readonly string[]
  /** Conditions that only a part of the rows is expected to meet. The index does not cover them. */
  readonly checked: readonly Condition[]
  /** Maximum number of rows that are checked for each value of `over`. */
  readonly bound: number
}

/** Page of a list: number of rows, place after which it begins, and the earliest time of its rows. */
export interface TapeCut {
  readonly limit: number
  readonly place?: PagePlace | undefined
  readonly since?: UnixSeconds | undefined
}

/** Returns the scans of a list. Their values are bound to the query that is being written. */
type ScansOf = (bind: Bind) => readonly Scan[]

/** Returns the query that reads a page of a list. `select` writes the columns and the joins around the newest rows. */
export function tapePageQuery(
  scansOf: ScansOf,
  cut: TapeCut,
  select: (newest: string) => string,
): BoundQuery {
  return bindQuery((bind) =>
    select(newestOf(scansOf(bind), cutConditions(cut, bind), `${bind(cut.limit)}::bigint`, bind)),
  )
}

/** Returns the query that reads the row at which the scans of a page stopped. */
export function lookedToQuery(scansOf: ScansOf, cut: TapeCut): BoundQuery {
  return bindQuery((bind) => lookedToOf(scansOf(bind), cutConditions(cut, bind)))
}

/** Returns the conditions of the page, which every index covers. */
function cutConditions({ place, since }: TapeCut, bind: Bind): readonly string[] {
  const behind =
    place === undefined
      ? []
      : behindPlace(tapeSequence, {
          values: place.values.map((value) => `${bind(value)}::bigint`),
          key: `${bind(place.key)}::text`,
        })
  return [...(since === undefined ? [] : [`f.at >= ${bind(since)}::bigint`]), ...behind]
}

/** Returns SQL for the newest rows of the scans. */
function newestOf(scans: readonly Scan[], cut: readonly string[], limit: string, bind: Bind): string {
  const each = scans.map(({ checked, bound, ...scan }) => {
    const read = readInOrder(scan, cut)
    const conditions = where(writeConditions(checked, bind))
    const found =
      checked.length === 0
        ? `${read} limit ${limit}`
        : `select f.* from (${read} limit ${bound}) f ${conditions} ${newestFirst} limit ${limit}`
    return `(select f.* from ${scan.over} cross join lateral (${found}) f ${newestFirst} limit ${limit})`
  })
  return `select f.* from (${each.join(' union all ')}) f ${newestFirst} limit ${limit}`
}

/**
 * Returns SQL for the newest row at which a scan stopped reading. Only the rows down to this one are complete, even if
 * the scans together have found enough: another scan may have found older rows.
 */
function lookedToOf(scans: readonly Scan[], cut: readonly string[]): string {
  const each = scans.map(
    (scan) =>
      `(select f.* from ${scan.over} cross join lateral (${readInOrder(scan, cut)} limit 1 offset ${scan.bound - 1}) f)`,
  )
  return `select f.at, f.slot, f.event_index, f.signature, f.instruction_path
    from (${each.join(' union all ')}) f ${newestFirst} limit 1`
}

function readInOrder({ table, covered }: Pick<Scan, 'table' | 'covered'>, cut: readonly string[]): string {
  return `select f.* from ${table} f ${where([...covered, ...cut])} ${newestFirst}`
}

/** Returns whether the scans stop before they have found all rows. */
export function areBounded(scansOf: ScansOf): boolean {
  return scansOf(String).some(({ checked }) => checked.length > 0)
}

/** Place of a row in the list, as stored. */
export interface TapePlaceRow {
  readonly at: number
  readonly slot: number
  readonly event_index: number
  readonly signature: string
  readonly instruction_path: string
}

/** Returns the place of a stored row. */
export function placeOfRow({ at, slot, event_index, signature, instruction_path }: TapePlaceRow): TapePlace {
  return tapePlaceOf({ at, slot, eventIndex: event_index, signature, instructionPath: instruction_path })
}
