import { type Page, pageOffset } from '~/domain/base/page'
import { explainNoPerpMarket, locateSpotMarket } from '~/domain/perp/locate-market'
import { computePriceUsd } from '~/domain/perp/perp-math'
import type { SpotBalancesRequest, SpotBalanceView } from '~/domain/perp/spot-balance-view'
import { computeSpotAmountRaw, computeSpotValueUsd } from '~/domain/perp/spot-market'
import type { PerpVenue } from '~/domain/protocol/venues'
import { displayText, textLimits } from '~/domain/token/token-text'
import { invariant } from '~/lib/invariant'
import {
  type BalanceScope,
  readSpotBalances,
  readSpotBalanceTotal,
  readSpotMarketNames,
  type StoredSpotBalance,
} from '~/store/read/perps/read-spot-balances'
import { type PerpQueryDeps, readAllMarkets } from './market-reader.server'
import type { PerpAccountQueries } from './perp-queries.server'

/**
 * Minimum time between two computations, milliseconds. The values of balances change with the oracle prices
 * and with interest.
 */
const valuesMaxAgeMs = 2_000

/** Maximum age of the market list, milliseconds. The list changes only a few times a year. */
const namesMaxAgeMs = 5_000

/** Creates the queries for deposits and borrows of User accounts. */
export function createSpotBalanceQueries(
  deps: PerpQueryDeps,
): Pick<
  PerpAccountQueries,
  'listMarketSpotBalances' | 'listUserSpotBalances' | 'explainNoSpotMarket' | 'explainNoPerpMarket'
> {
  const { pool, cache } = deps
  const readMarkets = (venues: readonly PerpVenue[]) =>
    cache.get({
      key: `spot markets ${venues}`,
      topics: [],
      maxAgeMs: namesMaxAgeMs,
      weigh: (markets) => markets.length,
      load: async () => (await readSpotMarketNames(pool, venues)).map(withShownName),
    })
  /** Finds the spot market in the first venue that has it. A hint is about the first venue. */
  const locate = async (venues: readonly PerpVenue[], text: string) => {
    const located = await Promise.all(
      venues.map(async (venue) =>
        locateSpotMarket(await readMarkets([venue]), await readAllMarkets(deps, [venue]), text),
      ),
    )
    const [first] = located
    invariant(first, 'a request has a venue')
    return located.find(({ market }) => market !== undefined) ?? first
  }
  return {
    async listMarketSpotBalances(venues, { market, ...request }) {
      const found = (await locate(venues, market)).market
      if (found === undefined) return undefined
      const { venue, marketIndex } = found
      return listBalances(deps, { of: 'market', market: { venue, marketIndex } }, request)
    },
    async explainNoSpotMarket(venues, text) {
      const located = await locate(venues, text)
      return located.market === undefined ? located.hint : undefined
    },
    explainNoPerpMarket: async (venues, text, path) =>
      explainNoPerpMarket(await readMarkets(venues), text, path),
    listUserSpotBalances: (venues, { user, ...request }) =>
      listBalances(deps, { of: 'user', venues, user }, request),
  }
}

/** Returns the market with a name that is safe to show. Names on chain are untrusted strings. */
function withShownName<Market extends { readonly name: string; readonly marketIndex: number }>(
  market: Market,
): Market {
  return { ...market, name: shownName(market) }
}

function shownName({ name, marketIndex }: { readonly name: string; readonly marketIndex: number }): string {
  return displayText(name, textLimits.name) ?? `S${marketIndex}`
}

function listBalances(
  { pool, cache }: PerpQueryDeps,
  scope: BalanceScope,
  { page, size, sortField, sortOrder, side }: SpotBalancesRequest,
): Promise<Page<SpotBalanceView>> {
  return cache.get<Page<SpotBalanceView>>({
    key: `spot balances ${JSON.stringify([scope, page, size, sortField, sortOrder, side])}`,
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

export function toSpotBalanceView(balance: StoredSpotBalance): SpotBalanceView {
  const amountRaw = computeSpotAmountRaw(balance.scaledBalanceRaw, balance.side, balance)
  return {
    userKey: balance.userKey,
    authority: balance.authority,
    subAccountId: balance.subAccountId,
    venue: balance.venue,
    marketIndex: balance.marketIndex,
    marketKey: balance.marketKey,
    symbol: shownName(balance),
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
