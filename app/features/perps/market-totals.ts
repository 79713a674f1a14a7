import type { PerpMarketWire } from '~/contracts/perps/perp'
import type { UnixSeconds } from '~/domain/base/time'

/** Longest time that funding may be overdue and still be expected, seconds. A paused venue pays none. */
const longestDelay = 3600

/**
 * Returns the earliest time of the next funding in any market. Times that are long overdue are ignored, or if there
 * are no others, the latest of them is returned. `undefined`: no market pays funding.
 */
export function nextFundingAt(
  markets: readonly Pick<PerpMarketWire, 'nextFundingTime'>[],
  now: UnixSeconds,
): UnixSeconds | undefined {
  const times = markets.flatMap(({ nextFundingTime }) => (nextFundingTime === null ? [] : [nextFundingTime]))
  if (times.length === 0) return undefined
  const expected = times.filter((time) => time >= now - longestDelay)
  return expected.length === 0 ? Math.max(...times) : Math.min(...expected)
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
