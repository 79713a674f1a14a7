import type { UnixSeconds } from '~/domain/base/time'
import { formatChange } from '~/domain/format/format'
import type { Candle } from '~/domain/price/candle'
import { barChangePercent, chartFrameFacts } from '~/domain/price/chart-candles'
import { dayChange } from '~/domain/price/day-change'
import type { CardRange } from '~/shared/sharing/embed-choices'
import { cardText } from './card-text'
import type { CardChange, CardLine } from './summary-card'

const frames = { '24h': chartFrameFacts['1D'], '7d': chartFrameFacts['1W'] } as const

/**
 * Returns the interval and the limit of the hourly candles for a range. They are the same as for a time frame
 * of the token chart, so that the card and the chart share one cached read.
 */
export function candlesOf(range: CardRange) {
  const { interval, limit } = frames[range]
  return { interval, limit }
}

/** Length of each range, hours. */
export const rangeHours = { '24h': 24, '7d': 168 } as const

type PricePoint = Pick<Candle, 'openAt' | 'open' | 'close'>

/**
 * Returns the price line with one point per hour: the open price of the first hour, followed by the close
 * prices of all hours. `candles` must be hourly, oldest first. `null`: no price is known.
 */
export function priceLine(candles: readonly PricePoint[], range: CardRange): CardLine | null {
  const shown = candles.slice(-rangeHours[range])
  const [first] = shown
  if (first === undefined) return null
  const label = cardText.priceLine(cardText.spans[range])
  return { values: [first.open, ...shown.map(({ close }) => close)], label }
}

/**
 * Returns the price change in a range. The daily change is the same as on the token's page. The weekly change
 * starts at the first hour of the range. `candles` must be hourly, oldest first. `priceUsd` is the current
 * price. `null`: there is no current price or no old enough price.
 */
export function priceChange(
  candles: readonly PricePoint[],
  range: CardRange,
  priceUsd: number | null,
  now: UnixSeconds,
): CardChange | null {
  if (priceUsd === null) return null
  const percent =
    range === '24h' ? dayChange(candles, priceUsd, now)?.changePercent : weekChange(candles, priceUsd)
  return toChange(percent ?? null, range)
}

/** Formats a change in percent for a summary card. */
export function toChange(percent: number | null, range: CardRange): CardChange | null {
  if (percent === null) return null
  return { text: formatChange(percent), falls: percent < 0, span: cardText.spans[range] }
}

function weekChange(candles: readonly PricePoint[], priceUsd: number): number | undefined {
  const first = candles.at(-rangeHours['7d'])
  return first === undefined ? undefined : barChangePercent({ open: first.open, close: priceUsd })
}
