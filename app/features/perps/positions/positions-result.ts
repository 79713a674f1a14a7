import type { PositionRecordWire } from '~/contracts/perps/perp-activity'
import type { OfVenue } from '~/contracts/perps/venue'
import type { WireHistory } from '~/contracts/state/history'
import type { UnixMs } from '~/domain/base/time'
import { type PositionSeries, type PositionSpan, positionSpans } from '~/domain/perp/top-positions'
import type { PerpVenue } from '~/domain/protocol/venues'
import { choiceParam, type Place, pageParam } from '~/ui/url/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url/url-view'

/** Number of rows per page in the ranking of the largest positions. */
export const rankRows = 20

/** View options of the tab with the largest positions. */
export interface PositionsQuery {
  readonly span: PositionSpan
  readonly page: number
}

const params: ViewParams<PositionsQuery> = {
  span: choiceParam<PositionSpan>('span', positionSpans, '24h'),
  page: pageParam('page'),
}

/** Reads the view options from a URL. Invalid values become the default. */
export function parsePositionsQuery(from: URLSearchParams): PositionsQuery {
  return readView(params, from)
}

/** Returns the URL that shows a view of the largest positions. */
export function positionsHref(query: PositionsQuery, at: Place): string {
  return viewHref(params, query, at)
}

/** A row in the ranking of the largest positions. */
export interface PositionRow extends OfVenue<PositionRecordWire> {
  readonly rank: number
  /** Size of the position as a share of the largest position's size, 0 to 1. */
  readonly share: number
  /** How the chart draws the position. `null`: the position is not in the chart. */
  readonly charted: 'line' | 'mark' | null
  /** Market of the position; `undefined`: the market's account is unknown. */
  readonly market: PositionMarket | undefined
}

/** Identifiers of a market. */
export interface PositionMarket {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly publicKey: string
  readonly name: string
  readonly baseAssetSymbol: string
}

/** Data of the tab with the largest positions. */
export interface PositionsResult {
  readonly rows: readonly PositionRow[]
  /** Number of traders in the ranking, on all its pages. */
  readonly traders: number
  readonly series: readonly PositionSeries[]
  readonly markets: readonly PositionMarket[]
  /** Time at the right edge of the chart, milliseconds. */
  readonly nowMs: UnixMs
  /**
   * Time of the oldest record that was read, milliseconds, if the read limit was reached. Older records of
   * the time span are missing.
   */
  readonly cutAtMs: UnixMs | null
  /** Progress of the backfill. `null`: the time span is completely indexed. */
  readonly history: WireHistory | null
}
