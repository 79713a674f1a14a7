import { useEffect, useState } from 'react'
import type { PricesWire } from '~/contracts/perps/perp'
import type { UnixMs } from '~/domain/base/time'
import type { PerpVenue } from '~/domain/protocol/venues'
import { useFrames, useLive, useStreamStatus } from '~/shared/live/live-provider'

const pollMs = 4000
/** Minimum time between two flashes of a price, milliseconds. */
const flashEveryMs = 1000

/**
 * A price in the header and the direction of its last change. `flashCount` is the number of flashes. The
 * first price is the baseline and does not flash, so it has the count 0.
 */
export interface HeaderPriceState {
  readonly marketName: string
  /** Venue whose oracle price it is. */
  readonly venue: PerpVenue
  readonly price: number | null
  readonly changePercent: number | null
  /** Time from which the change is kept, unix seconds. `null`: the change is current, or there is none. */
  readonly changeKeptAt: number | null
  readonly way: 'up' | 'down' | undefined
  readonly flashCount: number
  readonly flashedAtMs: number
  /** Time of the last update according to the browser's clock, milliseconds. */
  readonly reportedAtMs: UnixMs
}

/**
 * Returns the prices of the header. The first prices come from the page. Updates come from the stream or,
 * without a stream, from polling. If an update fails, the last prices stay.
 */
export function useLivePrices(initial: PricesWire): readonly HeaderPriceState[] {
  const [prices, setPrices] = useState(() => takePrices([], initial, Date.now()))
  const { running } = useLive()
  const status = useStreamStatus()
  useFrames('prices', (frame) => setPrices((known) => takePrices(known, frame, Date.now())))
  useEffect(() => {
    if (!running || status === 'open') return
    const abort = new AbortController()
    const timer = setInterval(async () => {
      const polled = await fetchPrices(abort.signal)
      if (polled !== undefined) setPrices((known) => takePrices(known, polled, Date.now()))
    }, pollMs)
    return () => {
      abort.abort()
      clearInterval(timer)
    }
  }, [running, status])
  return prices
}

/**
 * Applies an update to the prices. Changed prices flash. A price that is missing in the update keeps its
 * value.
 */
export function takePrices(
  known: readonly HeaderPriceState[],
  fresh: PricesWire,
  nowMs: number,
): readonly HeaderPriceState[] {
  const taken = fresh.prices.map((one) => {
    const { marketName, venue, lastOraclePrice } = one
    const before = known.find((price) => price.marketName === marketName)
    const start = { marketName, way: undefined, flashCount: 0, flashedAtMs: 0 }
    const now = {
      ...(before ?? start),
      venue,
      price: lastOraclePrice ?? before?.price ?? null,
      changePercent: one.priceChange24Hour,
      changeKeptAt: one.priceChange24HourAt,
      reportedAtMs: nowMs,
    }
    return before === undefined ? now : withFlash(now, before.price, nowMs)
  })
  const missing = known.filter((price) => taken.every((other) => other.marketName !== price.marketName))
  return [...taken, ...missing]
}

function withFlash(now: HeaderPriceState, before: number | null, nowMs: number): HeaderPriceState {
  if (now.price === null || before === null || now.price === before) return now
  if (nowMs - now.flashedAtMs < flashEveryMs) return now
  return {
    ...now,
    way: now.price > before ? 'up' : 'down',
    flashCount: now.flashCount + 1,
    flashedAtMs: nowMs,
  }
}

async function fetchPrices(signal: AbortSignal): Promise<PricesWire | undefined> {
  try {
    const response = await fetch('/api/dashboard/prices', { signal })
    return response.ok ? await response.json() : undefined
  } catch {
    // A failed update is not shown. The last prices stay, and the next poll retries.
    return undefined
  }
}
