import type { PerpDirection } from './perp'
import type { UnixMs } from './time'

/** What a fill left of a trader's position, as far as the ranking needs it; the fields of the specification's record (M232). */
export interface SizedRecord {
  readonly authority: string
  readonly time: UnixMs
  readonly marketIndex: number
  readonly positionSide: PerpDirection
  /** USD. */
  readonly sizeNotional: number
}

/** The newest records that are looked at, and the least USD of each (M192). */
export const positionWindow = { limit: 5_000, minSizeUsd: 1_000 } as const

/** How far back positions are shown (M192). */
export const positionSpans = ['1h', '6h', '24h', 'all'] as const
export type PositionSpan = (typeof positionSpans)[number]

/** Traders that are charted (M193). */
const chartedTraders = 5

/** Columns that a line is drawn with at most: more can't be told apart on a screen. */
const finestColumns = 240

const hourMs = 3_600_000
/** Milliseconds of a span. */
export const positionSpanMs: Readonly<Record<PositionSpan, number>> = {
  '1h': hourMs,
  '6h': 6 * hourMs,
  '24h': 24 * hourMs,
  all: Number.POSITIVE_INFINITY,
}

/** One size of a position: time in milliseconds, USD. */
export type SizePoint = readonly [time: UnixMs, sizeUsd: number]

/** A trader's sizes in the market of his largest position, oldest first. */
export interface PositionSeries {
  readonly authority: string
  readonly marketIndex: number
  readonly points: readonly SizePoint[]
}

/** The largest positions of a span, and how the first ones came about. */
export interface TopPositions<Row extends SizedRecord> {
  /** One row per trader, his largest position, largest first. */
  readonly rows: readonly Row[]
  readonly series: readonly PositionSeries[]
  /** Time of the oldest record looked at, milliseconds; undefined = there is none. */
  readonly oldestMs: UnixMs | undefined
}

/**
 * Traders by their largest position (M193). A position is what the newest record of a trader in a market tells; records may come in any order,
 * and of those of one time the first counts as the newest, since answers have the newest first.
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

/** Records of the last hours, newest first. */
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
  const newest = new Map<string, Row>()
  for (const record of newestFirst) {
    const key = `${record.authority} ${record.marketIndex}`
    if (!newest.has(key)) newest.set(key, record)
  }
  return [...newest.values()]
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
  const { authority, marketIndex } = row
  const points = newestFirst
    .filter((record) => record.authority === authority && record.marketIndex === marketIndex)
    .map(({ time, sizeNotional }): SizePoint => [time, sizeNotional])
    .reverse()
  return { authority, marketIndex, points: thinPoints(points, finestColumns) }
}

/** At most three points for each of `columns` equal stretches of time: the smallest, the largest and the last. Oldest first, as they came. */
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

/** Names of the first markets in charts (M194). */
const labels = ['SOL', 'BTC', 'ETH', 'APT', 'DOGE', 'AVAX'] as const

/** A market as a chart's key names it: the first six by symbol, every other one by its index, though its symbol is known (M194, resolution 4.18). */
export function positionMarketLabel(marketIndex: number): string {
  return labels[marketIndex] ?? `M${marketIndex}`
}
