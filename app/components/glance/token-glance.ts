import type { TokenWire } from '~/contracts/token'
import type { Candle } from '~/domain/candle'
import { significantDigits } from '~/domain/decimals'
import { formatPrice, formatUsd, missingText, shortKey } from '~/domain/format'
import { formatDollars } from '~/domain/format-dollars'
import type { UnixSeconds } from '~/domain/time'
import { ifKnown } from '~/lib/known'
import { tokenPath } from '../shell/pages'
import type { Glance } from './glance'
import { type GlanceRange, priceChange, priceLine } from './glance-range'
import { glanceText } from './glance-text'

/** A token in one look. `candles` are hourly, oldest first. */
export function tokenGlance(
  token: TokenWire,
  candles: readonly Candle[],
  range: GlanceRange,
  now: UnixSeconds,
): Glance {
  const { tokenMint, symbol, name, verified, imitates, price, marketCap, logoUrl } = token
  return {
    title: symbol ?? shortKey(tokenMint),
    name: name === symbol ? null : name,
    caution: verified ? null : imitates === null ? glanceText.caution : glanceText.imitates(imitates),
    figure: priceFigure(price),
    change: priceChange(candles, range, price, now),
    line: priceLine(candles, range),
    donePercent: null,
    facts: [
      { label: glanceText.marketCap, text: ifKnown(marketCap, (usd) => formatDollars(usd)) ?? missingText },
      {
        label: glanceText.dcaVolume,
        text: ifKnown(token.dcaVolumePastDay, (usd) => formatDollars(usd)) ?? missingText,
      },
      { label: glanceText.supply, text: ifKnown(token.supply, countText) ?? missingText },
    ],
    path: tokenPath(tokenMint),
    // A picture of a token that nobody vouches for may be a borrowed one.
    logoPath: verified && logoUrl !== null ? `/img/${tokenMint}?w=48` : null,
  }
}

function countText(amount: number): string {
  const { text, suffix } = formatUsd(amount)
  return text + suffix
}

/** The font of pictures has no small digits that count zeros. */
const counted = /[₀-₉]/

function priceFigure(priceUsd: number | null): string {
  if (priceUsd === null) return missingText
  const { text, suffix } = formatPrice(priceUsd)
  return `$${counted.test(text) ? significantDigits(priceUsd, 3) : text + suffix}`
}
