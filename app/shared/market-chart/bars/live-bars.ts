import type { CandleWire } from '~/contracts/candle'
import type { UnixSeconds } from '~/domain/base/time'
import { withLiveBar } from '~/domain/price/bar-page'
import type { LivePrice } from '~/shared/price-chart/use-live-price'

/** Bars of a response, and the live prices that have arrived since. */
interface LiveBars {
  readonly loaded: readonly CandleWire[]
  readonly live: LivePrice | undefined
  readonly bars: readonly CandleWire[]
}

/** Returns the bars of a response without live prices. */
export function startLiveBars(loaded: readonly CandleWire[]): LiveBars {
  return { loaded, live: undefined, bars: loaded }
}

/**
 * Adds a live price to the bars. Each price is added to those before it, so that a bar keeps its high and low. A new
 * response begins again: it already has the prices that arrived before `readAt`, the time at which it was sent. Returns
 * the same state if nothing has changed.
 */
export function followLive(
  state: LiveBars,
  loaded: readonly CandleWire[],
  readAt: UnixSeconds,
  barSeconds: number,
  live: LivePrice | undefined,
): LiveBars {
  const from = state.loaded === loaded ? state : startLiveBars(loaded)
  if (live === from.live) return from
  if (live === undefined || live.at < readAt) return { ...from, live }
  const bars = withLiveBar(from.bars, barSeconds, live.price, live.tradedAt ?? live.at)
  return { loaded, live, bars }
}
