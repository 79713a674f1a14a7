import { z } from 'zod'
import { type Candle, type CandleInterval, candleIntervals } from '~/domain/price/candle'
import { mints } from '~/domain/token/mints'
import { orNull } from './schema/absent'
import { epochMilliseconds, usdOrNull } from './schema/fields'
import { mintParameter, oneOf, wholeNumber } from './schema/parameters'

const price = z.number().meta({ 'x-unit': 'USD per UI unit' })

/** OHLC candle (open, high, low, close) of a token. */
export const candleWire = z.object({
  time: epochMilliseconds.describe('Start of the bucket.'),
  open: price,
  high: price,
  low: price,
  close: price,
  volume: usdOrNull.describe(
    'USD volume of spot fills with the token on either side. Fills without a known value are skipped; null if no fill has a known value, or if the candle starts before the indexed history.',
  ),
})
export type CandleWire = z.infer<typeof candleWire>
export const candleList = z.array(candleWire)

/** Words and short forms that clients may use for each candle interval. */
const intervalWords = {
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  '1m': 'minute',
  '1h': 'hour',
  '1d': 'day',
} as const satisfies Record<string, CandleInterval>

/** Request for `/api/ohlc/tokens/{mint}/{interval}/latest`. */
export const candlesRequest = z.object({
  mint: mintParameter.meta({ description: 'Mint address.', example: mints.wSOL }),
  interval: oneOf(['minute', 'hour', 'day', '1m', '1h', '1d'])
    .transform((word) => intervalWords[word])
    .meta({ description: 'Length of a candle.', example: 'hour' }),
  limit: wholeNumber(1, 1_000)
    .prefault('120')
    .describe(
      'Number of candles, including the current one. Fewer if the first price, or the start of your plan’s history, is more recent.',
    ),
})

/**
 * Limits a request for candles to the last `reachDays` days and the current, unfinished candle. If
 * `reachDays` is `null`, the request is not limited.
 */
export function candlesWithin(
  request: z.output<typeof candlesRequest>,
  reachDays: number | null,
): z.output<typeof candlesRequest> {
  if (reachDays === null) return request
  const most = 1 + Math.floor((reachDays * candleIntervals.day) / candleIntervals[request.interval])
  return { ...request, limit: Math.min(request.limit, most) }
}

/** Converts a candle to the API format. */
export function candleToWire({ openAt, volumeUsd, ...prices }: Candle): CandleWire {
  return { time: openAt * 1_000, ...prices, volume: orNull(volumeUsd) }
}
