import type { UnixMs } from '../base/time'
import { perpVenueFacts } from '../protocol/perp-venue'
import type { PerpVenue } from '../protocol/venues'
import type { PerpDirection } from './perp'

/** State of a trader's position after a fill, with the fields that the ranking needs. */
export interface SizedRecord {
  readonly authority: string
  readonly time: UnixMs
  /** Venue of the market. Venues use the same indexes. */
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly positionSide: PerpDirection
  /** Size of the position, USD. */
  readonly sizeNotional: number
}

/** Maximum number of records to use, newest first, and minimum size of a record's position, USD. */
export const positionWindow = { limit: 5_000, minSizeUsd: 1_000 } as const

/** Selectable time spans of positions. */
export const positionSpans = ['1h', '6h', '24h', 'all'] as const
export type PositionSpan = (typeof positionSpans)[number]

/** Number of traders in the chart. */
const chartedTraders = 5

/**
 * Maximum number of columns into which a chart line is divided. A screen could not show more columns
 * separately.
 */
const finestColumns = 240

const hourMs = 3_600_000
/** Length of each span, milliseconds. */
export const positionSpanMs: Readonly<Record<PositionSpan, number>> = {
  '1h': hourMs,
  '6h': 6 * hourMs,
  '24h': 24 * hourMs,
  all: Number.POSITIVE_INFINITY,
}

/** Size of a position in USD at a time in milliseconds. */
export type SizePoint = readonly [time: UnixMs, sizeUsd: number]

/** History of position sizes of one trader, oldest first, in the market of the trader's largest position. */
export interface PositionSeries {
  readonly authority: string
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly points: readonly SizePoint[]
}

/** The largest positions of a span, and the size histories of the largest traders. */
export interface TopPositions<Row extends SizedRecord> {
  /** One row per trader with their largest position, largest first. */
  readonly rows: readonly Row[]
  readonly series: readonly PositionSeries[]
  /** Time of the oldest record within the span, milliseconds. `undefined`: no records. */
  readonly oldestMs: UnixMs | undefined
}

/**
 * Ranks traders by their largest position. The newest record of a trader in a market is the trader's position
 * there. Records may be in any order. Of several records with the same time, the first one is treated as the
 * newest, because responses list the newest first.
 */
export function computeTopPositions<Row extends SizedRecord>(
  records: readonly Row[],
  span: PositionSpan,
  nowMs: UnixMs,
): TopPositions<Row> {
  const within = recordsWithin(records, span, nowMs)
  const rows = largestOfTraders(newestOfMarkets(within))
  const series = rows.slice(0, chartedTraders).map((row) => seriesOf(row, within))
  return { rows, series, oldestMs: within.at(-1)?.time }
}

/** Returns the records of the last `hours` hours, newest first. */
function recordsWithin<Row extends SizedRecord>(
  records: readonly Row[],
  span: PositionSpan,
  nowMs: UnixMs,
): readonly Row[] {
  const since = nowMs - positionSpanMs[span]
  return records
    .filter(({ time, sizeNotional }) => time > since && sizeNotional > 0)
    .sort((one, other) => other.time - one.time)
}

function newestOfMarkets<Row extends SizedRecord>(newestFirst: readonly Row[]): readonly Row[] {
  const marketsOf = new Map<string, Set<string>>()
  return newestFirst.filter(({ authority, venue, marketIndex }) => {
    const markets = marketsOf.get(authority) ?? new Set()
    marketsOf.set(authority, markets)
    const market = `${venue} ${marketIndex}`
    if (markets.has(market)) return false
    markets.add(market)
    return true
  })
}

function largestOfTraders<Row extends SizedRecord>(positions: readonly Row[]): readonly Row[] {
  const largest = new Map<string, Row>()
  for (const position of positions) {
    const known = largest.get(position.authority)
    if (known === undefined || known.sizeNotional < position.sizeNotional) {
      largest.set(position.authority, position)
    }
  }
  return [...largest.values()].sort(
    (one, other) => other.sizeNotional - one.sizeNotional || (one.authority < other.authority ? -1 : 1),
  )
}

function seriesOf(row: SizedRecord, newestFirst: readonly SizedRecord[]): PositionSeries {
  const { authority, venue, marketIndex } = row
  const points = newestFirst
    .filter(
      (record) =>
        record.authority === authority && record.venue === venue && record.marketIndex === marketIndex,
    )
    .map(({ time, sizeNotional }): SizePoint => [time, sizeNotional])
    .reverse()
  return { authority, venue, marketIndex, points: thinPoints(points, finestColumns) }
}

/**
 * Reduces a line to at most three points for each of `columns` equal time ranges: the smallest, the largest
 * and the last. The points are in time order, oldest first.
 */
export function thinPoints(points: readonly SizePoint[], columns: number): readonly SizePoint[] {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length <= 3 * columns) return points
  const width = (last[0] - first[0]) / columns
  const columnOf = ([time]: SizePoint) => Math.min(columns - 1, Math.floor((time - first[0]) / width))
  const kept = new Set<SizePoint>()
  for (const column of groupedBy(points, columnOf)) {
    for (const point of [smallestOf(column), largestOf(column), column.at(-1)]) if (point) kept.add(point)
  }
  return points.filter((point) => kept.has(point))
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => number): Iterable<readonly T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups.values()
}

function smallestOf(points: readonly SizePoint[]): SizePoint | undefined {
  return points.reduce((one, other) => (other[1] < one[1] ? other : one))
}

function largestOf(points: readonly SizePoint[]): SizePoint | undefined {
  return points.reduce((one, other) => (other[1] > one[1] ? other : one))
}

/**
 * Returns a market's label in the chart's legend: the symbol for the first markets of its venue, the index for all
 * others, even if their symbol is known.
 */
export function positionMarketLabel(venue: PerpVenue, marketIndex: number): string {
  return perpVenueFacts[venue].chartLabels[marketIndex] ?? `M${marketIndex}`
}
