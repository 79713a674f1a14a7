import type { WireHistory } from '~/contracts/history'
import type { PositionRecordWire } from '~/contracts/perp-activity'
import type { UnixMs } from '~/domain/time'
import { type PositionSeries, type PositionSpan, positionSpans } from '~/domain/top-positions'
import { choiceParam, type Place, pageParam } from '~/ui/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url-view'

/** View of the top positions. */
export interface PositionsQuery {
  readonly span: PositionSpan
  readonly page: number
}

const params: ViewParams<PositionsQuery> = {
  span: choiceParam<PositionSpan>('span', positionSpans, '24h'),
  page: pageParam('page'),
}

/** Reads the view from an address. Invalid values become the default. */
export function parsePositionsQuery(from: URLSearchParams): PositionsQuery {
  return readView(params, from)
}

/** Returns the address of a view. */
export function positionsHref(query: PositionsQuery, at: Place): string {
  return viewHref(params, query, at)
}

/** Returns the polling address of a view. */
export function positionsPanelPath(query: PositionsQuery): string {
  return positionsHref(query, { pathname: '/panels/drift-positions', search: '' })
}

/** A row of the ranking. */
export interface PositionRow extends PositionRecordWire {
  readonly rank: number
  /** Share of the largest position's size, 0 to 1. */
  readonly share: number
  /** Line style of the position in the chart. `null`: not in the chart. */
  readonly charted: 'line' | 'mark' | null
  /** Market of the position; `undefined`: the market's account is unknown. */
  readonly market: PositionMarket | undefined
}

/** Identifiers of a market. */
export interface PositionMarket {
  readonly marketIndex: number
  readonly publicKey: string
  readonly name: string
  readonly baseAssetSymbol: string
}

/** Data of the tab. */
export interface PositionsResult {
  readonly rows: readonly PositionRow[]
  /** Number of traders in the ranking, on all its pages. */
  readonly traders: number
  readonly series: readonly PositionSeries[]
  readonly markets: readonly PositionMarket[]
  /** Time at the chart's right edge, milliseconds. */
  readonly nowMs: UnixMs
  /**
   * Set if the read limit was reached: time of the oldest record that was read, milliseconds. Older records
   * of the span are missing.
   */
  readonly cutAtMs: UnixMs | null
  /** Progress of the backfill; `null`: the span is completely indexed. */
  readonly history: WireHistory | null
}
