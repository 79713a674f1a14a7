import { z } from 'zod'
import { type Candle, type CandleInterval, candleIntervals } from '~/domain/candle'
import { mints } from '~/domain/mints'
import { orNull } from './absent'
import { epochMilliseconds, usdOrNull } from './fields'
import { mintParameter, oneOf, wholeNumber } from './parameters'

const price = z.number().meta({ 'x-unit': 'USD per UI unit' })

/** OHLC candle of a token. */
export const candleWire = z.object({
  time: epochMilliseconds.describe('Start of the bucket.'),
  open: price,
  high: price,
  low: price,
  close: price,
  volume: usdOrNull.describe(
    'Executed spot orders, the token on either side: of those with a known value; null where there are some and none has one, and where the candle begins before the known history.',
  ),
})
export type CandleWire = z.infer<typeof candleWire>
export const candleList = z.array(candleWire)

/** Each interval has a word and a short form. */
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
  mint: mintParameter.meta({ description: 'The mint.', example: mints.wSOL }),
  interval: oneOf(['minute', 'hour', 'day', '1m', '1h', '1d'])
    .transform((word) => intervalWords[word])
    .meta({ description: 'Length of a candle.', example: 'hour' }),
  limit: wholeNumber(1, 1_000)
    .prefault('120')
    .describe(
      'Candles, up to the running one; fewer where the first price is younger, or where your plan’s window of history is.',
    ),
})

/** Limits a request to the candles of `reachDays` days (`null`: no limit) and the running one. */
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
