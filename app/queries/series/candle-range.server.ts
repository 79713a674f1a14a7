import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { UnixSeconds } from '~/domain/base/time'
import { perpMarketKey } from '~/domain/perp/perp'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import {
  type BarInterval,
  barWindow,
  type CandleRangeRequest,
  type CandleRangeView,
  completeBars,
  displayedBars,
} from '~/domain/price/bar-range'
import type { CandleWindow } from '~/domain/price/candle'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { displayText, textLimits } from '~/domain/token/token-text'
import {
  marketBarSeconds,
  readMarketBars,
  readMarketCloseBefore,
  readTokenBars,
  readTokenCloseBefore,
  tokenBarSeconds,
} from '~/store/read/read-bars'
import { readTokensByMint } from '~/store/read/read-tokens'
import { findMarketOf, type PerpQueryDeps } from '../perps/market-reader.server'
import { readKnownSince, spotProtocols } from '../state/known-history.server'
import { barsMaxAgeMs, firstComplete, limitsOf, retainedFrom, retainedWindow } from './bar-history.server'

/** Finds the subject of a request, and returns its candles. A market's account is not a mint, so it comes first. */
export async function readCandleRange(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  request: CandleRangeRequest,
): Promise<CandleRangeView | undefined> {
  const { interval, id } = request
  const now = Math.floor(deps.clock.nowMs() / 1_000)
  const window = barWindow(request, limitsOf(request, now))
  const market = await findMarketOf(deps, venues, id)
  const mint = market === undefined ? parseAddress(id) : undefined
  if (market === undefined && mint === undefined) return undefined
  const subject = market === undefined ? mint : perpMarketKey(market)
  return deps.cache.get<CandleRangeView | undefined>({
    key: `candle range ${subject} ${interval} ${window.from} ${window.to}`,
    topics: [],
    maxAgeMs: barsMaxAgeMs,
    weigh: (range) => Math.ceil((range?.candles.length ?? 0) / 5),
    load: () => {
      if (market !== undefined) return readMarketRange(deps, market, interval, window, now)
      return mint === undefined
        ? Promise.resolve(undefined)
        : readTokenRange(deps, mint, interval, window, now)
    },
  })
}

async function readMarketRange(
  deps: PerpQueryDeps,
  market: PerpMarketView,
  interval: BarInterval,
  whole: CandleWindow,
  now: UnixSeconds,
): Promise<CandleRangeView> {
  const retainedAt = retainedFrom(now, marketBarSeconds[interval])
  const window = retainedWindow(whole, retainedAt)
  const [known, before, knownFrom] = await Promise.all([
    readMarketBars(deps.pool, market, interval, window),
    readMarketCloseBefore(deps.pool, market, window.from),
    readKnownSince(deps, [perpProtocolOf(market.venue)]),
  ])
  const completeFrom = firstComplete(knownFrom, retainedAt, window)
  const { key, name, venue, marketIndex } = market
  return {
    subject: { kind: 'perpMarket', key, name, venue, marketIndex },
    interval,
    completeFrom,
    candles: completeBars(window, known, { before, knownFrom, completeFrom, countsFills: true }),
  }
}

async function readTokenRange(
  deps: PerpQueryDeps,
  mint: Address,
  interval: BarInterval,
  whole: CandleWindow,
  now: UnixSeconds,
): Promise<CandleRangeView | undefined> {
  const retainedAt = retainedFrom(now, tokenBarSeconds[interval])
  const window = retainedWindow(whole, retainedAt)
  const [[token], known, before, knownFrom] = await Promise.all([
    readTokensByMint(deps.pool, [mint]),
    readTokenBars(deps.pool, mint, interval, window),
    readTokenCloseBefore(deps.pool, mint, window.from),
    readKnownSince(deps, spotProtocols),
  ])
  if (token === undefined) return undefined
  const completeFrom = firstComplete(knownFrom, retainedAt, window)
  const candles = completeBars(window, known, { before, knownFrom, completeFrom, countsFills: false })
  return {
    subject: { kind: 'token', key: mint, name: displayText(token.symbol, textLimits.symbol) },
    interval,
    completeFrom,
    candles: displayedBars(candles, token.uiScale ?? undefined, window.intervalSeconds, now),
  }
}
