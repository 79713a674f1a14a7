import { LRUCache } from 'lru-cache'
import type { Address } from '~/domain/ids'
import { isPrice, largestJumpFraction, priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import type { PriceSource, PriceWrite } from '~/store/batch'

/** Lets believable prices through (security.md E2). */
export interface PriceGuard {
  /** The price if it may be stored; undefined for no price at all, or for one that jumped and that nothing else confirms yet. */
  admit(price: PriceWrite): PriceWrite | undefined
  counters(): { readonly invalid: number; readonly suspect: number }
}

interface Known {
  price: PriceWrite
  suspect: PriceWrite | undefined
}

/** A jump that the same source still tells after this long is a move of the market, not a slip of the source. */
const confirmAfterSeconds = 60
const mostMints = 50_000

/**
 * A price that moved by more than half is held back until a second source tells about the same, or the same source still tells it
 * a minute later.
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

/** A price that counts no more says nothing about the next one, nor does one from ahead of time: a clock was set back. */
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
