import { type Page, pageOffset } from '~/domain/base/page'
import { type PerpMarketId, perpMarketKey } from '~/domain/perp/perp'
import type { PerpAccountRow, PerpOrderView, PerpPositionView } from '~/domain/perp/perp-account-view'
import {
  readActiveAccounts,
  readActiveAccountTotal,
  readPerpAccount,
} from '~/store/read/perps/read-perp-accounts'
import { type PerpOrderScope, readPerpOrders, readPerpOrderTotal } from '~/store/read/perps/read-perp-orders'
import {
  type PositionScope,
  readPositions,
  readPositionTotal,
  readTopPositions,
} from '~/store/read/perps/read-perp-positions'
import { readPerpTrader } from '~/store/read/perps/read-perp-trader'
import { readSpotBalances } from '~/store/read/perps/read-spot-balances'
import { overAllRows } from '../cache/cached-query.server'
import { toPerpAccountRow, toPerpOrderView, toPerpPositionView } from './account-views.server'
import { findMarketOf, type PerpQueryDeps, scopeOf } from './market-reader.server'
import type { PerpAccountQueries } from './perp-queries.server'
import { toSpotBalanceView } from './spot-balances.server'

/**
 * Minimum time between two computations, milliseconds. Without this limit every account update would
 * invalidate all pages. The values also change with the oracle prices.
 */
const valuesMaxAgeMs = 2_000
/** Maximum age of the cached facts about a trader, milliseconds. */
const traderMaxAgeMs = 5_000

/**
 * Page limits that include all rows of any account, because an account has at most 8 positions, 8 balances
 * and 32 orders.
 */
const allOfAccount = { limit: 250, offset: 0 }

const largestFirst = { sortField: 'valueUsd', sortOrder: 'desc', side: undefined } as const

/** Creates the queries for User accounts and for their positions and orders. */
export function createPerpAccountQueries(
  deps: PerpQueryDeps,
): Omit<
  PerpAccountQueries,
  | 'listPositionRecords'
  | 'getPositionRecords'
  | 'listMarketSpotBalances'
  | 'listUserSpotBalances'
  | 'explainNoSpotMarket'
  | 'explainNoPerpMarket'
  | 'getPerpOrder'
  | 'getPerpOrderFills'
> {
  const { pool, cache } = deps
  return {
    listTopPerpPositions: (venues, limit) =>
      cache.get<readonly PerpPositionView[]>({
        key: `perp positions top ${venues} ${limit}`,
        ...overAllRows,
        weigh: (positions) => positions.length,
        load: async () => (await readTopPositions(pool, venues, limit)).map(toPerpPositionView),
      }),
    async listMarketPerpPositions(venues, { market, ...request }) {
      const found = await findMarketOf(deps, venues, market)
      return found && listPositions(deps, { of: 'market', market: idOf(found) }, request)
    },
    listUserPerpPositions: (venues, { user, ...request }) =>
      listPositions(deps, { of: 'user', venues, user }, request),
    async listPerpOrders(venues, { market, user, side, minAmountUsd, ...cut }) {
      const found = market === undefined ? undefined : await findMarketOf(deps, venues, market)
      if (market !== undefined && found === undefined) return undefined
      return listOrders(deps, { ...scopeOf(venues, found), user, side, minAmountUsd }, cut)
    },
    listActivePerpAccounts: (venues, { sortField, sortOrder, page, size }) =>
      cache.get<Page<PerpAccountRow>>({
        key: `perp accounts ${venues} ${sortField} ${sortOrder} ${page} ${size}`,
        ...overAllRows,
        weigh: (accounts) => accounts.rows.length,
        load: async () => {
          const cut = { limit: size, offset: pageOffset({ page, size }) }
          const [stored, total] = await Promise.all([
            readActiveAccounts(pool, venues, sortField, sortOrder, cut),
            readActiveAccountTotal(pool, venues),
          ])
          return { rows: stored.map(toPerpAccountRow), ...total, page, size }
        },
      }),
    getPerpTrader: (key) =>
      cache.get({
        key: `perp trader ${key}`,
        topics: [],
        maxAgeMs: traderMaxAgeMs,
        load: () => readPerpTrader(pool, key),
      }),
    getPerpAccount: (venues, key) =>
      cache.get({
        key: `perp account ${venues} ${key}`,
        topics: [],
        maxAgeMs: valuesMaxAgeMs,
        load: async () => {
          const account = await readPerpAccount(pool, key)
          if (account === undefined || !venues.includes(account.venue)) return undefined
          const own = { of: 'user', venues: [account.venue], user: key } as const
          const scope = orderScope(deps, { venues: own.venues, user: key })
          const [positions, orders, balances] = await Promise.all([
            readPositions(pool, own, 'desc', allOfAccount),
            readPerpOrders(pool, scope, allOfAccount),
            readSpotBalances(pool, own, largestFirst, allOfAccount),
          ])
          return {
            ...toPerpAccountRow(account),
            positions: positions.map(toPerpPositionView),
            orders: orders.map(toPerpOrderView),
            spotBalances: balances.map(toSpotBalanceView),
          }
        },
      }),
  }
}

type Cut = { readonly page: number; readonly size: number }

function listPositions(
  { pool, cache }: PerpQueryDeps,
  scope: PositionScope,
  { page, size, sortOrder }: Cut & { readonly sortOrder: 'asc' | 'desc' },
): Promise<Page<PerpPositionView>> {
  return cache.get<Page<PerpPositionView>>({
    key: `perp positions ${keyOf(scope)} ${page} ${size} ${sortOrder}`,
    topics: [],
    maxAgeMs: valuesMaxAgeMs,
    weigh: (positions) => positions.rows.length,
    load: async () => {
      const [stored, total] = await Promise.all([
        readPositions(pool, scope, sortOrder, { limit: size, offset: pageOffset({ page, size }) }),
        readPositionTotal(pool, scope),
      ])
      return { rows: stored.map(toPerpPositionView), ...total, page, size }
    },
  })
}

function idOf({ venue, marketIndex }: PerpMarketId): PerpMarketId {
  return { venue, marketIndex }
}

function keyOf(scope: PositionScope): string {
  return scope.of === 'market'
    ? `market ${perpMarketKey(scope.market)}`
    : `user ${scope.venues} ${scope.user}`
}

type AskedOrders = Partial<Omit<PerpOrderScope, 'nowAt'>> & Pick<PerpOrderScope, 'venues'>

function listOrders(
  deps: PerpQueryDeps,
  requested: AskedOrders,
  { page, size }: Cut,
): Promise<Page<PerpOrderView>> {
  const { venues, marketIndex, user, side, minAmountUsd } = requested
  return deps.cache.get<Page<PerpOrderView>>({
    key: `perp orders ${JSON.stringify([venues, marketIndex, user, side, minAmountUsd, page, size])}`,
    topics: [],
    maxAgeMs: valuesMaxAgeMs,
    weigh: (orders) => orders.rows.length,
    load: async () => {
      const scope = orderScope(deps, requested)
      const [stored, total] = await Promise.all([
        readPerpOrders(deps.pool, scope, { limit: size, offset: pageOffset({ page, size }) }),
        readPerpOrderTotal(deps.pool, scope),
      ])
      return { rows: stored.map(toPerpOrderView), ...total, page, size }
    },
  })
}

function orderScope({ clock }: PerpQueryDeps, requested: AskedOrders): PerpOrderScope {
  return {
    venues: requested.venues,
    marketIndex: requested.marketIndex,
    user: requested.user,
    side: requested.side,
    minAmountUsd: requested.minAmountUsd,
    nowAt: Math.floor(clock.nowMs() / 1000),
  }
}
