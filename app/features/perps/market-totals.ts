import type { PerpMarketWire } from '~/contracts/perps/perp'
import type { UnixSeconds } from '~/domain/base/time'

/** Returns the earliest time of the next funding in any market. `undefined`: no market pays funding. */
export function nextFundingAt(
  markets: readonly Pick<PerpMarketWire, 'nextFundingTime'>[],
): UnixSeconds | undefined {
  const times = markets.flatMap(({ nextFundingTime }) => (nextFundingTime === null ? [] : [nextFundingTime]))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Returns the ratio of all users' longs to all users' shorts, in USD at oracle prices. `null`: there are no
 * longs or no shorts. Markets without a price are left out.
 */
export function totalLongShortRatio(
  markets: readonly Pick<PerpMarketWire, 'longInterest' | 'shortInterest' | 'lastOraclePrice'>[],
): number | null {
  let [long, short] = [0, 0]
  for (const { longInterest, shortInterest, lastOraclePrice } of markets) {
    if (lastOraclePrice === null) continue
    long += longInterest * lastOraclePrice
    short += shortInterest * lastOraclePrice
  }
  return long > 0 && short > 0 ? long / short : null
}
