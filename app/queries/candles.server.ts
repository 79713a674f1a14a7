import { type Candle, type CandlesRequest, completeCandles, latestBuckets } from '~/domain/candle'
import { type ChartFrame, chartBars, chartFrameFacts } from '~/domain/chart-candles'
import type { Address } from '~/domain/ids'
import { readCandles, readCloseBefore } from '~/store/read-candles'
import { readTokensByMint } from '~/store/read-tokens'
import { type IsKnownFrom, readKnownHistory, spotProtocols } from './known-history.server'
import { nowOf, type SpotDeps } from './token-sides.server'

/** Prices come many times a second, and a chart is looked at by the minute. */
const candlesMaxAgeMs = 3_000

/** The latest candles of a mint, the running one last; empty for a token without a price, undefined for a mint that we know nothing of. */
export function readLatestCandles(
  deps: SpotDeps,
  { mint, interval, limit }: CandlesRequest<Address>,
): Promise<readonly Candle[] | undefined> {
  return deps.cache.get<readonly Candle[] | undefined>({
    key: `candles ${mint} ${interval} ${limit}`,
    topics: [],
    maxAgeMs: candlesMaxAgeMs,
    weigh: (candles) => Math.ceil((candles?.length ?? 0) / 5),
    load: async () => {
      const window = latestBuckets(interval, limit, nowOf(deps))
      const [known, closeBefore, isKnownFrom] = await Promise.all([
        readCandles(deps.pool, mint, interval, window),
        readCloseBefore(deps.pool, mint, window.from),
        readKnownHistory(deps, spotProtocols),
      ])
      const candles = completeCandles(window, known, closeBefore)
      if (candles.length > 0) return withKnownVolumes(candles, isKnownFrom)
      return (await readTokensByMint(deps.pool, [mint])).length === 0 ? undefined : []
    },
  })
}

/** The bars of a token's chart, oldest first; empty and undefined as for candles. */
export async function readChartBars(
  deps: SpotDeps,
  mint: Address,
  frame: ChartFrame,
): Promise<readonly Candle[] | undefined> {
  const { interval, limit } = chartFrameFacts[frame]
  const [candles, isKnownFrom] = await Promise.all([
    readLatestCandles(deps, { mint, interval, limit }),
    readKnownHistory(deps, spotProtocols),
  ])
  return candles && withKnownVolumes(chartBars(candles, frame), isKnownFrom)
}

/** A candle that begins before the known history has prices and no volume. */
function withKnownVolumes(candles: readonly Candle[], isKnownFrom: IsKnownFrom): readonly Candle[] {
  return candles.map((candle) => (isKnownFrom(candle.openAt) ? candle : { ...candle, volumeUsd: undefined }))
}
