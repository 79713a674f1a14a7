import type { TokenWire } from '~/contracts/token'
import type { UnixSeconds } from '~/domain/base/time'
import { significantDigits } from '~/domain/format/decimals'
import { formatPrice, formatUsd, missingText, shortKey } from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import type { Candle } from '~/domain/price/candle'
import { mapNullable } from '~/lib/map-nullable'
import { tokenPath } from '~/shared/paths/pages'
import type { CardRange } from '~/shared/sharing/embed-choices'
import { dayChangeOf, priceLine, weekChange } from './card-range'
import { cardText } from './card-text'
import type { SummaryCard } from './summary-card'

/** Returns the summary card of a token. `candles` are hourly, oldest first. */
export function tokenCard(
  token: TokenWire,
  candles: readonly Candle[],
  range: CardRange,
  now: UnixSeconds,
): SummaryCard {
  const { tokenMint, symbol, name, verified, imitates, price, marketCap, logoUrl } = token
  return {
    title: symbol ?? shortKey(tokenMint),
    name: name === symbol ? null : name,
    caution: verified ? null : imitates === null ? cardText.caution : cardText.imitates(imitates),
    figure: priceFigure(price),
    change: range === '24h' ? dayChangeOf(token, now) : weekChange(candles, price),
    line: priceLine(candles, range),
    donePercent: null,
    facts: [
      { label: cardText.marketCap, text: mapNullable(marketCap, (usd) => formatDollars(usd)) ?? missingText },
      {
        label: cardText.dcaVolume,
        text: mapNullable(token.dcaVolumePastDay, (usd) => formatDollars(usd)) ?? missingText,
      },
      { label: cardText.supply, text: mapNullable(token.supply, countText) ?? missingText },
    ],
    path: tokenPath(tokenMint),
    // Do not show the logo of an unverified token, because it may be the logo of another token.
    logoPath: verified && logoUrl !== null ? `/img/${tokenMint}?w=48` : null,
  }
}

function countText(amount: number): string {
  const { text, suffix } = formatUsd(amount)
  return text + suffix
}

/**
 * Subscript digits that state the number of zeros in a small price. The image font has no glyphs for them.
 */
const counted = /[₀-₉]/

function priceFigure(priceUsd: number | null): string {
  if (priceUsd === null) return missingText
  const { text, suffix } = formatPrice(priceUsd)
  return `$${counted.test(text) ? significantDigits(priceUsd, 3) : text + suffix}`
}
