import type { Address } from '~/domain/ids'
import { mintsPerPriceRequest } from '~/solana/price-api'
import type { MintToPrice } from '~/store/read-index-state'

/** Requests of one round: the most wanted mints every time, the others in turn. */
const wantedRequests = 2
const otherRequests = 3
/**
 * Rounds in the ten minutes that a price counts: one of five requests takes 20 s at the rate without a key, and rests for 10 s. With a key there are more, and so
 * the turn is shorter.
 */
const roundsPerTurn = 20

/** Whom the rounds of price requests ask for. */
export interface PriceTurns {
  /** The mints of the next round. `ranked`: most wanted first, those that are traded before all others. */
  next(ranked: readonly MintToPrice[]): readonly Address[]
}

/**
 * The most wanted mints have their price asked for in every round. Whatever else is traded takes turns that are over before a price counts no more, as far as the
 * requests of a round allow it, and the rest gets the requests that are left.
 */
export function createPriceTurns(): PriceTurns {
  const traded = createTurn()
  const rest = createTurn()
  return {
    next(ranked) {
      const others = ranked.slice(wantedRequests * mintsPerPriceRequest)
      const firstOfRest = others.findIndex(({ isTraded }) => !isTraded)
      const tradedCount = firstOfRest === -1 ? others.length : firstOfRest
      const needed = Math.ceil(tradedCount / (roundsPerTurn * mintsPerPriceRequest))
      const requests = Math.min(otherRequests, needed)
      return [
        ...ranked.slice(0, wantedRequests * mintsPerPriceRequest),
        ...traded(others.slice(0, tradedCount), requests),
        ...rest(others.slice(tradedCount), otherRequests - requests),
      ].map(({ mint }) => mint)
    },
  }
}

/** Takes the next of a list that may change between two takings, from the start again after its end. */
function createTurn() {
  let next = 0
  return (mints: readonly MintToPrice[], requests: number): readonly MintToPrice[] => {
    if (next >= mints.length) next = 0
    const some = mints.slice(next, next + requests * mintsPerPriceRequest)
    next += some.length
    return some
  }
}
