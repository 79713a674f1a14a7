import { mintsOfMarket } from './perp-market-mints'
import { findPerpMarket, type PerpMarketView } from './perp-view'
import { findSpotMarket, type SpotMarketName } from './spot-balance-view'

type PerpMarketName = Pick<PerpMarketView, 'key' | 'marketIndex' | 'name' | 'baseSymbol'>

/** The spot market that a text names, or a sentence that says why there is none. */
export type LocatedSpotMarket<Spot> =
  | { readonly market: Spot }
  | { readonly market: undefined; readonly hint: string }

/** Markets that a hint names at most. */
const mostNamed = 8

/**
 * The spot market that a text names: by its account, index, name or mint, or else by a perp market (account, name or base symbol), whose
 * base asset it then is. A perp market's index finds none, since it is the index of another spot market as well.
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

/** What to do for a text that names no perp market. */
export function explainNoPerpMarket(spotMarkets: readonly SpotMarketName[], text: string): string {
  const spot = findSpotMarket(spotMarkets, text)
  return spot === undefined
    ? 'Perp markets are listed at /api/drift/markets.'
    : `${spot.name} is a spot market: what accounts hold of it is at /api/drift/markets/${encodeURIComponent(text)}/positions/spot. Perp markets are listed at /api/drift/markets.`
}

/** Spot markets of a perp market's base asset: those of its mints, or else the one of the same name. */
function spotMarketsOf<Spot extends SpotMarketName>(
  spotMarkets: readonly Spot[],
  { name, baseSymbol }: PerpMarketName,
): readonly Spot[] {
  const mints = new Set<string>(mintsOfMarket(name).map(({ mint }) => mint))
  if (mints.size > 0) {
    const priced = spotMarkets.filter(({ mint }) => mints.has(mint))
    // A mint has several spot markets where pools are isolated: the main pool's, which has the lowest index, stands for it.
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
