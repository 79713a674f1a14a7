import { type PerpOracleSource, perpVenueFacts } from './perp-venue'
import { perpVenues } from './protocol'

/**
 * Sources of the newest price of a token. `{venue}-oracle`: the oracle price in a market account of a perps
 * venue. `price-api`: the Price API. `oracle`: the account of a price oracle, or its copy in a market account
 * that is less often updated. `fill`: executions against a dollar coin or SOL. `dollar`: a dollar stablecoin
 * counts as one dollar.
 */
export type PriceSource = PerpOracleSource | 'price-api' | 'oracle' | 'fill' | 'dollar'

/** Trust in each price source. The source with the lowest number wins. Of equal sources, the newest wins. */
export const priceTrust: Readonly<Record<PriceSource, number>> = {
  'drift-oracle': 0,
  'velocity-oracle': 0,
  'price-api': 1,
  oracle: 2,
  fill: 3,
  dollar: 4,
}

/** All price sources, the most trusted first. */
export const priceSources: readonly PriceSource[] = [
  ...perpVenues.map((venue) => perpVenueFacts[venue].oracleSource),
  'price-api',
  'oracle',
  'fill',
  'dollar',
]

/** Returns the price source with a stored name. `undefined` for an unknown name. */
export function toPriceSource(name: string | null): PriceSource | undefined {
  return priceSources.find((source) => source === name)
}
