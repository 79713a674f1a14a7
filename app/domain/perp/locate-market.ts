import { mintsOfMarket } from './perp-market-mints'
import { findPerpMarket, type PerpMarketView } from './perp-view'
import { findSpotMarket, type SpotMarketName } from './spot-balance-view'

type PerpMarketName = Pick<PerpMarketView, 'key' | 'marketIndex' | 'name' | 'baseSymbol'>

/** The spot market that a string names. If there is none, a sentence that explains why. */
export type LocatedSpotMarket<Spot> =
  | { readonly market: Spot }
  | { readonly market: undefined; readonly hint: string }

/** Maximum number of markets in a hint. */
const mostNamed = 8

/**
 * Finds the spot market that a string names by account, index, name or mint. If there is none, it looks for a
 * perp market by account, name or base symbol, and returns the spot market of its base asset. A perp market
 * is not found by index, because the same number is also the index of another spot market.
 */
export function locateSpotMarket<Spot extends SpotMarketName>(
  spotMarkets: readonly Spot[],
  perpMarkets: readonly PerpMarketName[],
  text: string,
): LocatedSpotMarket<Spot> {
  const market = findSpotMarket(spotMarkets, text)
  if (market !== undefined) return { market }
  const perp = findPerpMarket(perpMarkets, text)
  if (perp === undefined) return { market: undefined, hint: `Spot markets are ${namesOf(spotMarkets)}.` }
  if (String(perp.marketIndex) === text) {
    const hint = `${text} is the index of the perp market ${perp.name}; spot markets have indexes of their own. Use a name.`
    return { market: undefined, hint }
  }
  const [base, ...others] = spotMarketsOf(spotMarkets, perp)
  if (base === undefined)
    return {
      market: undefined,
      hint: `${perp.name} is a perp market, and its base asset has no spot market.`,
    }
  if (others.length === 0) return { market: base }
  const names = namesOf([base, ...others])
  return {
    market: undefined,
    hint: `${perp.name} is a perp market. Its base asset has several spot markets: ${names}.`,
  }
}

/** Start of the paths of the perps API: of Drift alone, or of all venues. */
export type PerpApiPath = '/api/drift' | '/api/perps'

/** Explains what to use instead of a string that names no perp market. */
export function explainNoPerpMarket(
  spotMarkets: readonly SpotMarketName[],
  text: string,
  path: PerpApiPath,
): string {
  const spot = findSpotMarket(spotMarkets, text)
  return spot === undefined
    ? `Perp markets are listed at ${path}/markets.`
    : `${spot.name} is a spot market: its balances are at ${path}/markets/${encodeURIComponent(text)}/positions/spot. Perp markets are listed at ${path}/markets.`
}

/**
 * Returns the spot markets of a perp market's base asset: the markets of its mints. If there are none,
 * returns the spot market with the same name.
 */
function spotMarketsOf<Spot extends SpotMarketName>(
  spotMarkets: readonly Spot[],
  { name, baseSymbol }: PerpMarketName,
): readonly Spot[] {
  const mints = new Set<string>(mintsOfMarket(name).map(({ mint }) => mint))
  if (mints.size > 0) {
    const priced = spotMarkets.filter(({ mint }) => mints.has(mint))
    // Isolated pools can give a mint several spot markets. Only the main pool's market is used. It is the one
    // with the lowest index.
    return priced.filter(({ mint }, at) => priced.findIndex((first) => first.mint === mint) === at)
  }
  const upper = baseSymbol.toUpperCase()
  return spotMarkets.filter((spot) => spot.name.toUpperCase() === upper).slice(0, 1)
}

function namesOf(markets: readonly SpotMarketName[]): string {
  const names = markets.slice(0, mostNamed).map(({ name }) => name)
  const more = markets.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}
