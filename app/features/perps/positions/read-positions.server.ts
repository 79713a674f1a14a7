import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { toCents } from '~/contracts/perps/perp-activity'
import { venuePositionRecordToWire } from '~/contracts/perps/venue-rows'
import { historyOfWindowToWire } from '~/contracts/state/history'
import { type PolledResult, panelToWire } from '~/contracts/state/panel'
import { pageLimits } from '~/domain/base/page'
import { perpMarketKey } from '~/domain/perp/perp'
import type { PositionHistoryView, PositionRecordView } from '~/domain/perp/perp-activity-view'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import {
  computeTopPositions,
  positionSpanMs,
  positionWindow,
  type SizedRecord,
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

/** What the ranking needs of a record. Only the few records that the page shows are converted to the API format. */
interface RankedRecord extends SizedRecord {
  readonly record: PositionRecordView
}

const toRanked = (record: PositionRecordView): RankedRecord => ({
  authority: record.authority,
  time: record.at * 1_000,
  venue: record.venue,
  marketIndex: record.marketIndex,
  positionSide: record.side,
  // Rounded as in the API format, so that the ranking is that of the API's values.
  sizeNotional: toCents(record.sizeUsd),
  record,
})

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
  const records = found.map(toRanked)
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
  { record, sizeNotional }: RankedRecord,
  place: number,
  { rows, series }: TopPositions<RankedRecord>,
  market: PositionMarket | undefined,
): PositionRow {
  const largest = rows[0]?.sizeNotional ?? sizeNotional
  const points = series[place]?.points.length
  const charted = points === undefined ? null : points === 1 ? 'mark' : 'line'
  const wire = venuePositionRecordToWire(record)
  return { ...wire, rank: place + 1, share: sizeNotional / largest, charted, market }
}

function marketNames({ venue, marketIndex, key, name, baseSymbol }: PerpMarketView): PositionMarket {
  return { venue, marketIndex, publicKey: key, name, baseAssetSymbol: baseSymbol }
}
