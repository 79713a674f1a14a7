import type { PerpMarketWire } from '~/contracts/perp'
import type { UnixSeconds } from '~/domain/time'

/** When the next funding of any market is due; undefined = none says so. */
export function nextFundingAt(
  markets: readonly Pick<PerpMarketWire, 'nextFundingTime'>[],
): UnixSeconds | undefined {
  const times = markets.flatMap(({ nextFundingTime }) => (nextFundingTime === null ? [] : [nextFundingTime]))
  return times.length === 0 ? undefined : Math.min(...times)
}

/** What all users are long ÷ what they are short, in USD at the oracle prices; null where one side is empty. Markets without a price are left out. */
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
