import type { Address } from '~/domain/base/ids'
import type { UiScale } from '~/domain/base/ui-scale'
import {
  type Candle,
  type CandlesRequest,
  completeCandles,
  displayedCandles,
  latestBuckets,
} from '~/domain/price/candle'
import { type ChartFrame, chartBars, chartFrameFacts } from '~/domain/price/chart-candles'
import { readCandleStart, readCandles } from '~/store/read/read-candles'
import { readTokensByMint } from '~/store/read/read-tokens'
import { type IsKnownFrom, readKnownHistory, spotProtocols } from '../state/known-history.server'
import { nowOf, type SpotDeps } from './token-sides.server'

/**
 * Maximum age of candles, milliseconds. Prices arrive many times per second, but the shortest candle lasts a
 * minute.
 */
const candlesMaxAgeMs = 3_000

/** Stored candles, in USD per unscaled unit, and the multipliers that convert their prices for display. */
interface StoredCandles {
  readonly candles: readonly Candle[]
  readonly uiScale: UiScale | undefined
}

/**
 * Returns the latest candles of a mint, with the current, unfinished candle last. Returns an empty list for a
 * token without a price, and `undefined` for an unknown mint.
 */
export async function readLatestCandles(
  deps: SpotDeps,
  request: CandlesRequest<Address>,
): Promise<readonly Candle[] | undefined> {
  const stored = await readStoredCandles(deps, request)
  return stored && displayedCandles(stored.candles, stored.uiScale, nowOf(deps), request.unit)
}

function readStoredCandles(
  deps: SpotDeps,
  { mint, interval, limit }: CandlesRequest<Address>,
): Promise<StoredCandles | undefined> {
  return deps.cache.get<StoredCandles | undefined>({
    key: `candles ${mint} ${interval} ${limit}`,
    topics: [],
    maxAgeMs: candlesMaxAgeMs,
    weigh: (stored) => Math.ceil((stored?.candles.length ?? 0) / 5),
    load: async () => {
      const window = latestBuckets(interval, limit, nowOf(deps))
      const [known, { close, uiScale }, isKnownFrom] = await Promise.all([
        readCandles(deps.pool, mint, interval, window),
        readCandleStart(deps.pool, mint, window.from),
        readKnownHistory(deps, spotProtocols),
      ])
      const candles = completeCandles(window, known, close)
      if (candles.length > 0) return { candles: withKnownVolumes(candles, isKnownFrom), uiScale }
      return (await readTokensByMint(deps.pool, [mint])).length === 0 ? undefined : { candles: [], uiScale }
    },
  })
}

/**
 * Returns the bars of a token's chart, oldest first. Returns an empty list for a token without a price, and
 * `undefined` for an unknown mint.
 */
export async function readChartBars(
  deps: SpotDeps,
  mint: Address,
  frame: ChartFrame,
): Promise<readonly Candle[] | undefined> {
  const { interval, limit } = chartFrameFacts[frame]
  const [stored, isKnownFrom] = await Promise.all([
    readStoredCandles(deps, { mint, interval, limit }),
    readKnownHistory(deps, spotProtocols),
  ])
  if (stored === undefined) return undefined
  const bars = withKnownVolumes(chartBars(stored.candles, frame), isKnownFrom)
  return displayedCandles(bars, stored.uiScale, nowOf(deps))
}

/**
 * Removes the volume from candles that begin before the known history, because that volume is incomplete. The
 * prices of these candles stay.
 */
function withKnownVolumes(candles: readonly Candle[], isKnownFrom: IsKnownFrom): readonly Candle[] {
  return candles.map((candle) => (isKnownFrom(candle.openAt) ? candle : { ...candle, volumeUsd: undefined }))
}
