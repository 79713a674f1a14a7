import { orNull } from '~/contracts/schema/absent'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { TokenView } from '~/domain/token/token-view'
import type { ChangePoint } from './compare-lines'

/** Figures of a token or perp market. `null`: unknown, or the item has no such figure. */
interface Figures {
  readonly price: number | null
  /** Change in the last 24 hours, percent. */
  readonly day: number | null
  /** Time from which the change of the last 24 hours is kept. `null`: the change is current or unknown. */
  readonly dayKeptAt: UnixSeconds | null
  /** Volume in the last 24 hours, USD. */
  readonly volume: number | null
  readonly marketCap: number | null
  readonly openInterest: number | null
  /** Funding, basis points per hour. */
  readonly funding: number | null
}

/** A token or perp market of the comparison. */
export interface ComparedItem {
  /** Mint or market account, which the URL of the page uses. */
  readonly id: string
  readonly kind: 'token' | 'market'
  readonly name: string
  /** Venue of a perp market. `null` for a token. */
  readonly venue: PerpVenue | null
  readonly figures: Figures
  /** Change since the common start. Empty without prices. */
  readonly points: readonly ChangePoint[]
}

/** Returns the figures of a perp market. */
export function figuresOfMarket(market: PerpMarketView): Figures {
  return {
    price: orNull(market.oraclePriceUsd),
    day: orNull(market.priceChange24hPercent),
    dayKeptAt: orNull(market.priceChange24hKeptAt),
    volume: market.recentVolumeUsd,
    marketCap: null,
    openInterest: orNull(market.openInterestUsd),
    funding: orNull(market.lastFundingRateBps),
  }
}

/** Returns the figures of a token. */
export function figuresOfToken(token: TokenView): Figures {
  return {
    price: orNull(token.priceUsd),
    day: orNull(token.priceChange24hPercent),
    dayKeptAt: orNull(token.priceChange24hKeptAt),
    volume: orNull(token.volumePastDayUsd),
    marketCap: orNull(token.marketCapUsd),
    openInterest: null,
    funding: null,
  }
}
