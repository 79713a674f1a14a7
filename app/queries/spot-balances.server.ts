import { type Page, pageOffset } from '~/domain/page'
import { computePriceUsd } from '~/domain/perp-math'
import { findSpotMarket, type SpotBalancesRequest, type SpotBalanceView } from '~/domain/spot-balance-view'
import { computeSpotAmountRaw, computeSpotValueUsd } from '~/domain/spot-market'
import { displayText, textLimits } from '~/domain/token-text'
import {
  type BalanceScope,
  readSpotBalances,
  readSpotBalanceTotal,
  readSpotMarketNames,
  type StoredSpotBalance,
} from '~/store/read-spot-balances'
import type { PerpQueryDeps } from './perp-market-reader.server'
import type { PerpAccountQueries } from './queries.server'

/** As with positions: values move with the oracles and with every interest, so they are added up at most so often. */
const valuesMaxAgeMs = 2_000

/** Which markets there are changes some times a year. */
const namesMaxAgeMs = 5_000

/** The queries over what accounts of the venue have deposited and borrowed. */
export function createSpotBalanceQueries(
  deps: PerpQueryDeps,
): Pick<PerpAccountQueries, 'listMarketSpotBalances' | 'listUserSpotBalances'> {
  const { pool, cache } = deps
  const readMarkets = () =>
    cache.get({
      key: 'spot markets',
      topics: [],
      maxAgeMs: namesMaxAgeMs,
      weigh: (markets) => markets.length,
      load: () => readSpotMarketNames(pool),
    })
  return {
    async listMarketSpotBalances({ market, ...request }) {
      const key = findSpotMarket(await readMarkets(), market)?.marketIndex
      return key === undefined ? undefined : listBalances(deps, { of: 'market', key }, request)
    },
    listUserSpotBalances: ({ user, ...request }) => listBalances(deps, { of: 'user', key: user }, request),
  }
}

function listBalances(
  { pool, cache }: PerpQueryDeps,
  scope: BalanceScope,
  { page, size, sortField, sortOrder, side }: SpotBalancesRequest,
): Promise<Page<SpotBalanceView>> {
  return cache.get<Page<SpotBalanceView>>({
    key: `spot balances ${JSON.stringify([scope.of, scope.key, page, size, sortField, sortOrder, side])}`,
    topics: [],
    maxAgeMs: valuesMaxAgeMs,
    weigh: (balances) => balances.rows.length,
    load: async () => {
      const cut = { limit: size, offset: pageOffset({ page, size }) }
      const [stored, total] = await Promise.all([
        readSpotBalances(pool, scope, { sortField, sortOrder, side }, cut),
        readSpotBalanceTotal(pool, scope, side),
      ])
      return { rows: stored.map(toSpotBalanceView), ...total, page, size }
    },
  })
}

/** A stored balance as people see it. */
export function toSpotBalanceView(balance: StoredSpotBalance): SpotBalanceView {
  const amountRaw = computeSpotAmountRaw(balance.scaledBalanceRaw, balance.side, balance)
  return {
    userKey: balance.userKey,
    authority: balance.authority,
    subAccountId: balance.subAccountId,
    marketIndex: balance.marketIndex,
    marketKey: balance.marketKey,
    symbol: displayText(balance.name, textLimits.name) ?? `S${balance.marketIndex}`,
    mint: balance.mint,
    side: balance.side,
    amountRaw,
    amount: Number(amountRaw) / 10 ** balance.decimals,
    valueUsd: computeSpotValueUsd(amountRaw, balance),
    oraclePriceUsd: computePriceUsd(balance.oraclePriceRaw),
    openOrders: balance.openOrders,
    slot: balance.slot,
  }
}
