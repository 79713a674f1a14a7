import { LRUCache } from 'lru-cache'
import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { isPrice, largestJumpFraction, priceFreshSeconds } from '~/domain/price/price'
import type { PriceSource } from '~/domain/protocol/price-source'
import type { PriceWrite } from '~/store/batch/batch'

/** Lets only plausible prices through. */
export interface PriceGuard {
  /**
   * Returns the price if it may be stored. `undefined`: the price is invalid, or it differs too much from the
   * last one and nothing confirms it yet.
   */
  admit(price: PriceWrite): PriceWrite | undefined
  counters(): { readonly invalid: number; readonly suspect: number }
}

interface Known {
  price: PriceWrite
  suspect: PriceWrite | undefined
}

/**
 * Time for which one source must report a price jump before the jump counts as a real market move, seconds.
 */
const confirmAfterSeconds = 60
const mostMints = 50_000

/**
 * Creates a guard that holds back a price that moved by more than half. The new price passes once a second
 * source reports about the same price, or when the same source still reports it a minute later. The assumed
 * price of a dollar coin always passes and is not compared with other prices.
 */
export function createPriceGuard(): PriceGuard {
  const known = new LRUCache<Address, Known>({ maxSize: mostMints, sizeCalculation: () => 1 })
  const counters = { invalid: 0, suspect: 0 }

  function remember(price: PriceWrite): PriceWrite {
    known.set(price.mint, { price, suspect: undefined })
    return price
  }

  return {
    counters: () => counters,
    admit(price) {
      if (!isPrice(price.priceUsd)) {
        counters.invalid += 1
        return undefined
      }
      // The assumed price of a dollar coin is no observation. It must neither dispute a price nor confirm one.
      if (price.source === 'dollar') return price
      const before = known.get(price.mint)
      if (before === undefined || isForgotten(before.price.at, price.at)) return remember(price)
      if (!isJump(before.price.priceUsd, price.priceUsd)) return remember(price)
      if (before.suspect && confirms(before.suspect, price)) return remember(price)
      if (before.suspect === undefined || isJump(before.suspect.priceUsd, price.priceUsd))
        before.suspect = price
      counters.suspect += 1
      return undefined
    },
  }
}

/**
 * Whether the last price is too old to compare with a new one. Also true for a last price in the future,
 * which occurs after a clock was set back.
 */
function isForgotten(thenAt: UnixSeconds, nowAt: UnixSeconds): boolean {
  return Math.abs(nowAt - thenAt) > priceFreshSeconds
}

function isJump(from: number, to: number): boolean {
  return Math.abs(to - from) > largestJumpFraction * from
}

function confirms(suspect: PriceWrite, price: PriceWrite): boolean {
  if (isJump(suspect.priceUsd, price.priceUsd)) return false
  const sources: readonly PriceSource[] = [suspect.source, price.source]
  return sources[0] !== sources[1] || Math.abs(price.at - suspect.at) >= confirmAfterSeconds
}
