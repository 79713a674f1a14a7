import type { Address } from '~/domain/ids'
import { mintsPerPriceRequest } from '~/solana/price-api'
import type { MintToPrice } from '~/store/read-index-state'

/** Number of requests per round: for the most wanted mints in every round, and for the other mints. */
const wantedRequests = 2
const otherRequests = 3
/**
 * Number of rounds within the ten minutes that a price counts. Without a key, a round of five requests takes
 * 20 s, followed by a pause of 10 s. With a key rounds are faster, so all mints come up sooner.
 */
const roundsPerRotation = 20

/** Chooses the mints of each round of price requests. */
export interface PriceRotation {
  /** Returns the mints of the next round. `ranked`: most wanted first, all traded mints before the others. */
  next(ranked: readonly MintToPrice[]): readonly Address[]
}

/**
 * Requests the prices of the most wanted mints in every round. Other traded mints take turns, so that each
 * gets a price before its last one expires, as far as the requests of a round allow. The remaining mints get
 * the requests that are left.
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
 * Returns a function that takes the next mints of a list, and starts again after the end. The list may change
 * between calls.
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
