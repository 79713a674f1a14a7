import type { Address } from '~/domain/base/ids'
import { mintsPerPriceRequest } from '~/solana/jupiter/price-api'
import type { MintToPrice } from '~/store/read/read-index-state'

/**
 * Number of requests per round. The first number is for the most wanted mints, which are requested in every
 * round. The second number is for the other mints.
 */
const wantedRequests = 2
const otherRequests = 3
/**
 * Number of rounds in ten minutes, the time after which a price expires. Without an API key, a round of five
 * requests takes 20 s, followed by a pause of 10 s. With a key, rounds are faster, so every mint is requested
 * sooner.
 */
const roundsPerRotation = 20

/** Chooses the mints of each round of price requests. */
export interface PriceRotation {
  /**
   * Returns the mints to request in the next round. `ranked`: all mints, most wanted first, with all traded
   * mints before the others.
   */
  next(ranked: readonly MintToPrice[]): readonly Address[]
}

/**
 * Requests the prices of the most wanted mints in every round. Other traded mints take turns, so that each of
 * them gets a new price before the last one expires, if the requests of a round are enough. The remaining
 * mints get the requests that are left.
 */
export function createPriceRotation(): PriceRotation {
  const traded = createRotation()
  const rest = createRotation()
  return {
    next(ranked) {
      const others = ranked.slice(wantedRequests * mintsPerPriceRequest)
      const firstOfRest = others.findIndex(({ isTraded }) => !isTraded)
      const tradedCount = firstOfRest === -1 ? others.length : firstOfRest
      const needed = Math.ceil(tradedCount / (roundsPerRotation * mintsPerPriceRequest))
      const requests = Math.min(otherRequests, needed)
      return [
        ...ranked.slice(0, wantedRequests * mintsPerPriceRequest),
        ...traded(others.slice(0, tradedCount), requests),
        ...rest(others.slice(tradedCount), otherRequests - requests),
      ].map(({ mint }) => mint)
    },
  }
}

/**
 * Returns a function that returns the next mints of a list at each call, and starts again after the end of
 * the list. The list may change between calls.
 */
function createRotation() {
  let next = 0
  return (mints: readonly MintToPrice[], requests: number): readonly MintToPrice[] => {
    if (next >= mints.length) next = 0
    const some = mints.slice(next, next + requests * mintsPerPriceRequest)
    next += some.length
    return some
  }
}
