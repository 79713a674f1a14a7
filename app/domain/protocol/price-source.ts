import { type PerpOracleSource, perpVenueFacts } from './perp-venue'
import { perpVenues } from './venues'

/**
 * Sources of the newest price of a token. `{venue}-oracle`: the oracle price in a market account of a perps
 * venue. `price-api`: the Price API. `oracle`: the account of a price oracle, or its copy in a market account
 * that is less often updated. `fill`: executions against a dollar coin or SOL. `dollar`: a dollar stablecoin
 * counts as one dollar.
 */
export type PriceSource = PerpOracleSource | 'price-api' | 'oracle' | 'fill' | 'dollar'

/**
 * All price sources, the most trusted first. Venues have different ranks, so that a token with a market at
 * each of two venues does not change its source with every update. A paused venue has no recent oracle price,
 * so the next venue is used.
 */
export const priceSources: readonly PriceSource[] = [
  ...perpVenues.map((venue) => perpVenueFacts[venue].oracleSource),
  'price-api',
  'oracle',
  'fill',
  'dollar',
]

/** Returns the rank of a price source. The source with the lowest rank wins. */
export function trustRank(source: PriceSource): number {
  return priceSources.indexOf(source)
}

/** Returns the price source with a stored name. `undefined` for an unknown name. */
export function toPriceSource(name: string | null): PriceSource | undefined {
  return priceSources.find((source) => source === name)
}
