import type { WireHistory } from '~/contracts/history'
import type { PositionRecordWire } from '~/contracts/perp-activity'
import type { UnixMs } from '~/domain/time'
import { type PositionSeries, type PositionSpan, positionSpans } from '~/domain/top-positions'
import { choiceParam, type Place, pageParam } from '~/ui/url-param'
import { readView, type ViewParams, viewHref } from '~/ui/url-view'

/** One view of the top positions. */
export interface PositionsQuery {
  readonly span: PositionSpan
  readonly page: number
}

const params: ViewParams<PositionsQuery> = {
  span: choiceParam<PositionSpan>('span', positionSpans, '24h'),
  page: pageParam('page'),
}

/** What an address asks for; nonsense is the default (M192). */
export function parsePositionsQuery(from: URLSearchParams): PositionsQuery {
  return readView(params, from)
}

/** The address of a view. */
export function positionsHref(query: PositionsQuery, at: Place): string {
  return viewHref(params, query, at)
}

/** Where a view is read anew by itself. */
export function positionsPanelPath(query: PositionsQuery): string {
  return positionsHref(query, { pathname: '/panels/drift-positions', search: '' })
}

/** One row of the rank table. */
export interface PositionRow extends PositionRecordWire {
  readonly rank: number
  /** Of the largest position, 0 to 1. */
  readonly share: number
  /** How the chart shows it; null = it does not. */
  readonly charted: 'line' | 'mark' | null
  /** Undefined = the market's account is unknown. */
  readonly market: PositionMarket | undefined
}

/** A market by its names. */
export interface PositionMarket {
  readonly marketIndex: number
  readonly publicKey: string
  readonly name: string
  readonly baseAssetSymbol: string
}

/** What the tab shows. */
export interface PositionsAnswer {
  readonly rows: readonly PositionRow[]
  /** Traders in the rank table, on all its pages. */
  readonly traders: number
  readonly series: readonly PositionSeries[]
  readonly markets: readonly PositionMarket[]
  /** Where the chart ends. */
  readonly nowMs: UnixMs
  /** The window was full: older records of the span were not looked at. Its oldest record. */
  readonly cutAtMs: UnixMs | null
  /** Null = all of the span is in. */
  readonly history: WireHistory | null
}
