import type { PerpFundingWire } from '~/contracts/perps/perp-activity'
import type { VenueMarketWire } from '~/contracts/perps/venue-rows'
import { missingText } from '~/domain/format/format'
import type { Candle } from '~/domain/price/candle'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { hourlyFundingText, priceText, usdText } from '~/shared/perps/format-market'
import type { CardRange } from '~/shared/sharing/embed-choices'
import { dayChangeOf, priceLine, weekChange } from './card-range'
import { cardText } from './card-text'
import type { CardLine, SummaryCard } from './summary-card'

/** Data for the line of a market's card: price history or funding history. */
export interface MarketHistory {
  /**
   * Hourly candles of the market's base token, oldest first. `null`: no token is known to have the same price
   * as the market.
   */
  readonly candles: readonly Candle[] | null
  readonly funding: PerpFundingWire | null
}

/** Returns the summary card of a perp market. */
export function marketCard(
  market: VenueMarketWire,
  { candles, funding }: MarketHistory,
  range: CardRange,
  now: number,
): SummaryCard {
  const { venue, name, publicKey, lastOraclePrice } = market
  const change =
    range === '24h'
      ? dayChangeOf(market, now)
      : candles === null
        ? null
        : weekChange(candles, lastOraclePrice)
  return {
    title: name,
    name: cardText.market(perpVenueFacts[venue].name),
    caution: market.isActive ? null : cardText.notListed(market.statusName),
    figure: lastOraclePrice === null ? missingText : `$${priceText(lastOraclePrice)}`,
    change,
    line: candles === null ? fundingLine(funding, range) : priceLine(candles, range),
    donePercent: null,
    facts: [
      { label: cardText.openInterest, text: usdText(market.openInterestUsd) },
      { label: cardText.volume, text: usdText(market.recentVolume) },
      { label: cardText.funding, text: hourlyFundingText(market.lastFundingRate) },
    ],
    path: venuePath(marketPath(publicKey), venue),
    logoPath: null,
  }
}

/** Returns the line of funding rates. A card without price history shows this line. */
function fundingLine(funding: PerpFundingWire | null, range: CardRange): CardLine | null {
  if (funding === null || funding.records.length === 0) return null
  return {
    values: funding.records.map(({ fundingRate }) => fundingRate),
    label: cardText.fundingLine(cardText.spans[range]),
  }
}
