import { z } from 'zod'
import { type PerpSeriesView, perpMetrics, perpMetricUnits } from '~/domain/perp/perp-series'
import { barIntervalNames, type CandleRangeView } from '~/domain/price/bar-range'
import { perpVenues } from '~/domain/protocol/venues'
import { candleToWire, candleWire } from './candle'
import { orNull } from './schema/absent'
import { address, baseAmount, epochMilliseconds } from './schema/fields'
import { responseTable } from './schema/format'

const interval = z.enum(barIntervalNames).describe('Length of a bar.')

const completeFrom = epochMilliseconds.nullable()

/** Candle of a range. Only executions of a perp market have an amount of one base and a number. */
export const rangeCandleWire = candleWire.extend({
  volume: candleWire.shape.volume.describe(
    'USD volume of the fills. Null before `completeFrom`, and if no fill of a token has a known value.',
  ),
  volumeBase: baseAmount.nullable().describe('Filled amount of a perp market; null for a token.'),
  fills: z.number().int().nullable().describe('Number of fills of a perp market; null for a token.'),
})

/** Candles of a token or of a perp market. */
export const candleRangeWire = z.object({
  id: address.describe('Mint of the token, or account of the perp market.'),
  kind: z.enum(['token', 'perpMarket']),
  venue: z.enum(perpVenues).nullable().describe('Venue of the perp market; null for a token.'),
  marketIndex: z.number().int().nullable().describe('Index of the perp market; null for a token.'),
  name: z.string().nullable().describe('Name of the perp market, or symbol of the token; null = unknown.'),
  interval,
  completeFrom: completeFrom.describe(
    'Start of the first candle from which on all candles are complete; null = not yet known.',
  ),
  candles: z.array(rangeCandleWire).describe('Candles, oldest first.'),
})
export type CandleRangeWire = z.infer<typeof candleRangeWire>
export const candleRangeTable = responseTable(rangeCandleWire, ({ candles }: CandleRangeWire) => candles)

/** Value of a figure in one bucket. */
export const seriesPointWire = z.object({
  time: epochMilliseconds.describe('Start of the bucket.'),
  value: z.number().nullable().describe('Value in `unit`; null = unknown, never 0.'),
  base: baseAmount.nullable().describe('Open interest or volume in base units; null for other metrics.'),
})

/** One figure of a perp market over time. */
export const perpSeriesWire = z.object({
  venue: z.enum(perpVenues).describe('Venue of the market.'),
  marketIndex: z.number().int(),
  publicKey: address,
  name: z.string(),
  metric: z.enum(perpMetrics),
  unit: z.enum(Object.values(perpMetricUnits)).describe('Unit of the values.'),
  interval,
  completeFrom: completeFrom.describe(
    'Start of the first bucket from which on the series is complete; null = not yet known. For open interest and long/short, it is the first recorded bucket.',
  ),
  points: z.array(seriesPointWire).describe('One point for each bucket, oldest first.'),
})
export type PerpSeriesWire = z.infer<typeof perpSeriesWire>
export const perpSeriesTable = responseTable(seriesPointWire, ({ points }: PerpSeriesWire) => points)

/** Converts a range of candles to the API format. */
export function candleRangeToWire({
  subject,
  completeFrom: from,
  ...range
}: CandleRangeView): CandleRangeWire {
  const market = subject.kind === 'perpMarket' ? subject : undefined
  return {
    id: subject.key,
    kind: subject.kind,
    venue: orNull(market?.venue),
    marketIndex: orNull(market?.marketIndex),
    name: orNull(subject.name),
    interval: range.interval,
    completeFrom: millisecondsOf(from),
    candles: range.candles.map(({ volumeBase, fills, ...candle }) => ({
      ...candleToWire(candle),
      volumeBase: orNull(volumeBase),
      fills: orNull(fills),
    })),
  }
}

/** Converts a series to the API format. */
export function perpSeriesToWire({ marketKey, points, ...series }: PerpSeriesView): PerpSeriesWire {
  return {
    venue: series.venue,
    marketIndex: series.marketIndex,
    publicKey: marketKey,
    name: series.name,
    metric: series.metric,
    unit: perpMetricUnits[series.metric],
    interval: series.interval,
    completeFrom: millisecondsOf(series.completeFrom),
    points: points.map(({ at, value, base }) => ({
      time: at * 1_000,
      value: orNull(value),
      base: orNull(base),
    })),
  }
}

function millisecondsOf(at: number | undefined): number | null {
  return at === undefined ? null : at * 1_000
}
