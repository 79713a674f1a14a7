import { computeFundingGrid, type FundingGrid } from '~/domain/perp/funding-grid'
import { perpMarketKey } from '~/domain/perp/perp'
import { computeFundingRateBps } from '~/domain/perp/perp-math'
import { readAllFundings } from '~/store/read/perps/read-perp-activity'
import { type PerpQueryDeps, readAllMarkets } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'

/** Maximum age of the funding grid, milliseconds. Funding rates change once an hour. */
const gridMaxAgeMs = 30_000

const hour = 3_600

/** Creates the query for the hourly funding rates of all markets. */
export function createFundingGridQuery(deps: PerpQueryDeps): Pick<PerpQueries, 'getFundingGrid'> {
  const { pool, cache, clock } = deps
  return {
    getFundingGrid: (venues, hours) =>
      cache.get<FundingGrid>({
        key: `funding grid ${venues} ${hours}`,
        topics: [],
        maxAgeMs: gridMaxAgeMs,
        weigh: ({ rows }) => rows.length,
        load: async () => {
          const now = Math.floor(clock.nowMs() / 1000)
          const since = (Math.floor(now / hour) - hours + 1) * hour
          const [markets, fundings] = await Promise.all([
            readAllMarkets(deps, venues),
            readAllFundings(pool, venues, since),
          ])
          const listed = markets.filter(({ isListed }) => isListed)
          const rows = listed.map((market) => ({
            venue: market.venue,
            marketKey: market.key,
            baseSymbol: market.baseSymbol,
            openInterestUsd: market.openInterestUsd,
            points: (fundings.get(perpMarketKey(market)) ?? []).map(
              ({ at, fundingRateRaw, oracleTwapPriceRaw }) => ({
                at,
                rateBps: computeFundingRateBps(
                  fundingRateRaw,
                  oracleTwapPriceRaw,
                  market.fundingPeriodSeconds,
                ),
              }),
            ),
          }))
          return computeFundingGrid(rows, now, hours)
        },
      }),
  }
}
