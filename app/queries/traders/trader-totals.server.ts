import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import {
  type SettledPnl,
  type TraderCounts,
  type TraderTotalsView,
  type TradingVenue,
  totalOf,
  tradingVenues,
  type VenueTotals,
} from '~/domain/order/trader-view'
import { computeQuoteUsd } from '~/domain/perp/perp-math'
import { computeSettledPnl, recordsKnownSince } from '~/domain/perp/settled-pnl'
import type { StreamTopic } from '~/domain/protocol/protocol'
import { spotTopics } from '~/domain/protocol/spot-venue'
import { perpVenues } from '~/domain/protocol/venues'
import { executedSince } from '~/domain/service/executed-window'
import { firstFullHour } from '~/store/read/first-full-hour'
import { readOldestRecordAt } from '~/store/read/perps/read-oldest-record'
import { readPerpTrader } from '~/store/read/perps/read-perp-trader'
import { readPnlRecords } from '~/store/read/perps/read-pnl-records'
import {
  mostSummed,
  readExecutedPerps,
  readExecutedSpot,
  readOpenPerps,
  readOpenSpot,
  type StoredExecuted,
  type StoredOpen,
} from '~/store/read/read-trader-totals'
import type { OrderQueries } from '../orders/order-queries.server'
import type { PerpQueries } from '../perps/perp-queries.server'
import type { StateQueries } from '../state/state-queries.server'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'
import type { TraderQueries } from './trader-queries.server'

/** Maximum age of the totals, milliseconds. Sums over 30 days change slowly. */
const totalsMaxAgeMs = 10_000
/** Maximum age of the time of the oldest record, milliseconds. Old records are deleted once per minute. */
const oldestMaxAgeMs = 60_000
/** Maximum number of position records for the settled profit and loss. Older ones are before its start. */
const mostRecords = 5_000

const perpTopics: readonly StreamTopic[] = ['perps.trades']

interface TraderDeps extends Pick<SpotDeps, 'pool' | 'cache' | 'clock'> {
  readonly orders: Pick<OrderQueries, 'listDcaOrders' | 'listLimitOrders' | 'listKaminoOrders'>
  readonly accounts: Pick<PerpQueries, 'listUserPerpPositions'>
  readonly state: Pick<StateQueries, 'getHistory'>
}

export function createTraderQueries(deps: TraderDeps): TraderQueries {
  return {
    getTraderTotals: (key) =>
      deps.cache.get<TraderTotalsView>({
        key: `trader totals ${key}`,
        topics: [],
        maxAgeMs: totalsMaxAgeMs,
        weigh: () => 1,
        load: () => loadTotals(deps, key),
      }),
    getTraderCounts: (wallet) => countOf(deps, wallet),
  }
}

/** The lists are cached, so their totals need no cache of their own. */
async function countOf({ orders, accounts }: TraderDeps, wallet: Address): Promise<TraderCounts> {
  const ofOrders = {
    maker: wallet,
    filter: 'historical',
    page: 1,
    size: 1,
    sortField: 'createdAt',
    sortOrder: 'desc',
  } as const
  const [dca, limit, kamino, positions] = await Promise.all([
    orders.listDcaOrders(ofOrders),
    orders.listLimitOrders(ofOrders),
    orders.listKaminoOrders(ofOrders),
    accounts.listUserPerpPositions(perpVenues, { user: wallet, page: 1, size: 1, sortOrder: 'desc' }),
  ])
  return {
    dca: dca.total,
    limit: limit.total,
    kamino: kamino.total,
    positions: positions.total,
  }
}

async function loadTotals(deps: TraderDeps, key: Address): Promise<TraderTotalsView> {
  const { pool } = deps
  const now = nowOf(deps)
  const trader = (await readPerpTrader(pool, key)).wallet ?? key
  const since = await windowStart(deps, now)
  const [spot, perps, executed, settledPnl] = await Promise.all([
    readOpenSpot(pool, trader, now),
    readOpenPerps(pool, trader, now),
    since === undefined ? undefined : readExecuted(deps, trader, since),
    readSettledPnl(deps, trader),
  ])
  const venues = tradingVenues.map((venue) => venueTotals(venue, [...spot, ...perps], executed))
  return { trader, since, venues, total: totalOf(venues), settledPnl }
}

/** Returns the start of the first full hour from which the executions of all venues are stored, at most 30 days ago. */
async function windowStart(deps: TraderDeps, now: UnixSeconds): Promise<UnixSeconds | undefined> {
  const { completeSince } = await deps.state.getHistory([...spotTopics, ...perpTopics])
  if (completeSince === undefined) return undefined
  return firstFullHour(executedSince({ completeSince, oldestStored: await getOldestRecordAt(deps), now }))
}

async function readExecuted({ pool }: TraderDeps, trader: Address, since: UnixSeconds) {
  const [spot, perps] = await Promise.all([
    readExecutedSpot(pool, trader, since),
    readExecutedPerps(pool, trader, since),
  ])
  return [...spot, ...perps]
}

function venueTotals(
  venue: TradingVenue,
  open: readonly StoredOpen[],
  executed: readonly StoredExecuted[] | undefined,
): VenueTotals {
  const isPerps = perpVenues.some((one) => one === venue)
  const own = open.find((each) => each.venue === venue)
  const fills = executed?.find((each) => each.venue === venue)
  const isCut = executed?.some(({ recordsRead }) => recordsRead >= mostSummed) ?? false
  return {
    venue,
    openOrders: own?.openOrders ?? 0,
    openPositions: isPerps ? (own?.openPositions ?? 0) : undefined,
    openUsd: own === undefined ? 0 : own.openUsd,
    fills: executed === undefined ? undefined : (fills?.fills ?? 0),
    volumeUsd: executed === undefined ? undefined : fills === undefined ? 0 : fills.volumeUsd,
    isExact: !(isPerps && isCut),
  }
}

/** Reads the profit and loss of the records of the known history, or of the newest records if there are too many. */
async function readSettledPnl(deps: TraderDeps, trader: Address): Promise<SettledPnl | undefined> {
  const { completeSince } = await deps.state.getHistory(perpTopics)
  if (completeSince === undefined) return undefined
  const [records, oldestKept] = await Promise.all([
    readPnlRecords(deps.pool, trader, mostRecords),
    getOldestRecordAt(deps),
  ])
  const isCut = records.length >= mostRecords
  const cutAt = isCut ? Math.min(...records.map(({ at }) => at)) : undefined
  const pnl = computeSettledPnl(records, recordsKnownSince({ completeSince, oldestKept, cutAt }))
  return pnl && { usd: computeQuoteUsd(pnl.quoteRaw), since: pnl.since }
}

function getOldestRecordAt({ pool, cache }: TraderDeps): Promise<UnixSeconds | undefined> {
  return cache.get<UnixSeconds | undefined>({
    key: 'oldest position record',
    topics: [],
    maxAgeMs: oldestMaxAgeMs,
    weigh: () => 1,
    load: () => readOldestRecordAt(pool),
  })
}
