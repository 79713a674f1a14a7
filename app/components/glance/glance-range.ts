import type { Candle } from '~/domain/candle'
import { barChangePercent, chartFrameFacts } from '~/domain/chart-candles'
import { dayChange } from '~/domain/day-change'
import { formatChange } from '~/domain/format'
import type { UnixSeconds } from '~/domain/time'
import { choiceParam } from '~/ui/url-param'
import type { GlanceChange, GlanceLine } from './glance'
import { glanceText } from './glance-text'

/** Over which time a glance looks back. */
export const glanceRanges = ['24h', '7d'] as const
export type GlanceRange = (typeof glanceRanges)[number]
export const rangeParam = choiceParam('range', glanceRanges, '24h')

const frames = { '24h': chartFrameFacts['1D'], '7d': chartFrameFacts['1W'] } as const

/** The hourly candles that a range needs: those of a chart's time frame, so that they are read once. */
export function candlesOf(range: GlanceRange) {
  const { interval, limit } = frames[range]
  return { interval, limit }
}

/** Hours that a range shows. */
export const rangeHours = { '24h': 24, '7d': 168 } as const

type PricePoint = Pick<Candle, 'openAt' | 'open' | 'close'>

/** The line of a price: where the range's first hour began, and the close of each; null where no price is known. `candles` are hourly, oldest first. */
export function priceLine(candles: readonly PricePoint[], range: GlanceRange): GlanceLine | null {
  const shown = candles.slice(-rangeHours[range])
  const [first] = shown
  if (first === undefined) return null
  const label = glanceText.priceLine(glanceText.spans[range])
  return { values: [first.open, ...shown.map(({ close }) => close)], label }
}

/**
 * How far a price has moved in a range: of a day as the token's page says it, of a week since the first of its hours. Null = no price is known that is as
 * old. `candles` are hourly, oldest first; `priceUsd` is that of now.
 */
export function priceChange(
  candles: readonly PricePoint[],
  range: GlanceRange,
  priceUsd: number | null,
  now: UnixSeconds,
): GlanceChange | null {
  if (priceUsd === null) return null
  const percent =
    range === '24h' ? dayChange(candles, priceUsd, now)?.changePercent : weekChange(candles, priceUsd)
  return toChange(percent ?? null, range)
}

/** A change in percent as a glance says it. */
export function toChange(percent: number | null, range: GlanceRange): GlanceChange | null {
  if (percent === null) return null
  return { text: formatChange(percent), falls: percent < 0, span: glanceText.spans[range] }
}

function weekChange(candles: readonly PricePoint[], priceUsd: number): number | undefined {
  const first = candles.at(-rangeHours['7d'])
  return first === undefined ? undefined : barChangePercent({ open: first.open, close: priceUsd })
}
