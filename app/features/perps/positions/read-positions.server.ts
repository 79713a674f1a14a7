import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import type { PositionRecordWire } from '~/contracts/perps/perp-activity'
import type { OfVenue } from '~/contracts/perps/venue'
import { venuePositionRecordToWire } from '~/contracts/perps/venue-rows'
import { historyOfWindowToWire } from '~/contracts/state/history'
import { type PolledResult, panelToWire } from '~/contracts/state/panel'
import { pageLimits } from '~/domain/base/page'
import { perpMarketKey } from '~/domain/perp/perp'
import type { PositionHistoryView } from '~/domain/perp/perp-activity-view'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import {
  computeTopPositions,
  positionSpanMs,
  positionWindow,
  type TopPositions,
} from '~/domain/perp/top-positions'
import type { TopicHistory } from '~/domain/service/history-view'
import type { RequestedVenues } from '../venue/read-venue.server'
import { topicsOfChoice } from '../venue/venue-topics'
import {
  type PositionMarket,
  type PositionRow,
  type PositionsQuery,
  type PositionsResult,
  rankRows,
} from './positions-result'

type PositionRecord = OfVenue<PositionRecordWire>

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
  { choice, venues }: RequestedVenues,
  query: PositionsQuery,
): Promise<PolledResult<PositionsResult>> {
  const nowMs = clock.nowMs()
  const topic = topicsOfChoice(choice).positions
  const [records, markets, history, panel] = await Promise.all([
    orNullWithoutSource(queries.listPositionRecords(venues, positionWindow)),
    orNullWithoutSource(queries.listPerpMarkets(venues, allMarkets)),
    queries.getHistory([topic]),
    queries.getPanel(topic),
  ])
  const data = records === null ? null : answer(records, markets?.rows ?? [], query, nowMs, history)
  return { data, meta: panelToWire(panel), answeredAt: Math.floor(nowMs / 1000) }
}

function answer(
  { records: found, endsAtLimit }: PositionHistoryView,
  markets: readonly PerpMarketView[],
  { span, page }: PositionsQuery,
  nowMs: number,
  history: TopicHistory,
): PositionsResult {
  const records: readonly PositionRecord[] = found.map(venuePositionRecordToWire)
  const top = computeTopPositions(records, span, nowMs)
  const known = new Map(markets.map((market) => [perpMarketKey(market), marketNames(market)]))
  const first = (page - 1) * rankRows
  const rows = top.rows.slice(first, first + rankRows)
  const spanIsCut = endsAtLimit && top.oldestMs === records.at(-1)?.time
  const cutAtMs = spanIsCut ? (top.oldestMs ?? null) : null
  const fromMs = cutAtMs ?? nowMs - positionSpanMs[span]
  return {
    rows: rows.map((row, index) => toRow(row, first + index, top, known.get(perpMarketKey(row)))),
    traders: top.rows.length,
    series: top.series,
    markets: top.series.flatMap((one) => known.get(perpMarketKey(one)) ?? []),
    nowMs,
    cutAtMs,
    history: historyOfWindowToWire(history, Math.floor(fromMs / 1000)),
  }
}

function toRow(
  record: PositionRecord,
  place: number,
  { rows, series }: TopPositions<PositionRecord>,
  market: PositionMarket | undefined,
): PositionRow {
  const largest = rows[0]?.sizeNotional ?? record.sizeNotional
  const points = series[place]?.points.length
  const charted = points === undefined ? null : points === 1 ? 'mark' : 'line'
  return { ...record, rank: place + 1, share: record.sizeNotional / largest, charted, market }
}

function marketNames({ venue, marketIndex, key, name, baseSymbol }: PerpMarketView): PositionMarket {
  return { venue, marketIndex, publicKey: key, name, baseAssetSymbol: baseSymbol }
}
