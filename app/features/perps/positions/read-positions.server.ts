import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { type PositionRecordWire, positionRecordToWire } from '~/contracts/perps/perp-activity'
import { historyOfWindowToWire } from '~/contracts/state/history'
import { type PolledResult, panelToWire } from '~/contracts/state/panel'
import { pageLimits } from '~/domain/base/page'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import {
  computeTopPositions,
  positionSpanMs,
  positionWindow,
  type TopPositions,
} from '~/domain/perp/top-positions'
import { driftOnly } from '~/domain/protocol/protocol'
import type { TopicHistory } from '~/domain/service/history-view'
import {
  type PositionMarket,
  type PositionRow,
  type PositionsQuery,
  type PositionsResult,
  rankRows,
} from './positions-result'

const allMarkets = {
  filter: 'all',
  page: 1,
  size: pageLimits.largestSize,
  sortField: 'name',
  sortOrder: 'asc',
} as const

/** Reads the largest positions for the view in the URL. */
export async function readPositions(
  { queries, clock }: PageContext,
  query: PositionsQuery,
): Promise<PolledResult<PositionsResult>> {
  const nowMs = clock.nowMs()
  const [records, markets, history, panel] = await Promise.all([
    orNullWithoutSource(queries.listPositionRecords(driftOnly, positionWindow)),
    orNullWithoutSource(queries.listPerpMarkets(driftOnly, allMarkets)),
    queries.getHistory(['drift.positions']),
    queries.getPanel('drift.positions'),
  ])
  const data =
    records === null
      ? null
      : answer(records.map(positionRecordToWire), markets?.rows ?? [], query, nowMs, history)
  return { data, meta: panelToWire(panel), answeredAt: Math.floor(nowMs / 1000) }
}

function answer(
  records: readonly PositionRecordWire[],
  markets: readonly PerpMarketView[],
  { span, page }: PositionsQuery,
  nowMs: number,
  history: TopicHistory,
): PositionsResult {
  const top = computeTopPositions(records, span, nowMs)
  const known = new Map(markets.map((market) => [market.marketIndex, marketNames(market)]))
  const first = (page - 1) * rankRows
  const rows = top.rows.slice(first, first + rankRows)
  const isFull = records.length === positionWindow.limit
  const spanIsCut = isFull && top.oldestMs === records.at(-1)?.time
  const cutAtMs = spanIsCut ? (top.oldestMs ?? null) : null
  const fromMs = cutAtMs ?? nowMs - positionSpanMs[span]
  return {
    rows: rows.map((row, index) => toRow(row, first + index, top, known.get(row.marketIndex))),
    traders: top.rows.length,
    series: top.series,
    markets: top.series.flatMap(({ marketIndex }) => known.get(marketIndex) ?? []),
    nowMs,
    cutAtMs,
    history: historyOfWindowToWire(history, Math.floor(fromMs / 1000)),
  }
}

function toRow(
  record: PositionRecordWire,
  place: number,
  { rows, series }: TopPositions<PositionRecordWire>,
  market: PositionMarket | undefined,
): PositionRow {
  const largest = rows[0]?.sizeNotional ?? record.sizeNotional
  const points = series[place]?.points.length
  const charted = points === undefined ? null : points === 1 ? 'mark' : 'line'
  return { ...record, rank: place + 1, share: record.sizeNotional / largest, charted, market }
}

function marketNames({ marketIndex, key, name, baseSymbol }: PerpMarketView): PositionMarket {
  return { marketIndex, publicKey: key, name, baseAssetSymbol: baseSymbol }
}
