import type { UnixSeconds } from '~/domain/base/time'
import { formatChange } from '~/domain/format/format'
import { formatAge } from '~/domain/format/format-time'
import type { Candle } from '~/domain/price/candle'
import { barChangePercent, chartFrameFacts } from '~/domain/price/chart-candles'
import { changeTone } from '~/shared/marks/sign-tone'
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

/** A 24 h change, and the time from which it is kept. `null`: it is current, or there is none. */
interface DayChangeWire {
  readonly priceChange24Hour: number | null
  readonly priceChange24HourAt: number | null
}

/** Formats the 24 h change of a token or a market. A kept change has its age beside it, no colour and no arrow. */
export function dayChangeOf(
  { priceChange24Hour: percent, priceChange24HourAt: keptAt }: DayChangeWire,
  now: UnixSeconds,
): CardChange | null {
  if (percent === null) return null
  const day = cardText.spans['24h']
  const span = keptAt === null ? day : cardText.kept(day, formatAge(now - keptAt))
  return { text: formatChange(percent), tone: keptAt === null ? changeTone(percent) : 'text', span }
}

/**
 * Returns the price change since the first hour of the last seven days. `candles` must be hourly, oldest first.
 * `priceUsd` is the current price. `null`: there is no current price or no old enough price.
 */
export function weekChange(candles: readonly PricePoint[], priceUsd: number | null): CardChange | null {
  const first = candles.at(-rangeHours['7d'])
  if (priceUsd === null || first === undefined) return null
  const percent = barChangePercent({ open: first.open, close: priceUsd })
  if (percent === undefined) return null
  return { text: formatChange(percent), tone: changeTone(percent), span: cardText.spans['7d'] }
}
