import type { PerpMarketWire } from '~/contracts/perp'
import type { UnixSeconds } from '~/domain/time'

/** Returns the time of the next funding of any market. `undefined`: no market has one. */
export function nextFundingAt(
  markets: readonly Pick<PerpMarketWire, 'nextFundingTime'>[],
): UnixSeconds | undefined {
  const times = markets.flatMap(({ nextFundingTime }) => (nextFundingTime === null ? [] : [nextFundingTime]))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Returns the longs of all users divided by their shorts, in USD at the oracle prices. `null` if one side is
 * empty. Markets without a price are left out.
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
