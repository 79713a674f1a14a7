import type { FundingRules } from '../venue'

/**
 * Divisor of the oracle price. The program adds 1/3333 of the oracle price to the premium. The hourly rate is
 * 1/24 of the sum.
 */
const offsetDivisor = 3333n
/** Dead zone: a smaller spread between mark and oracle TWAP has no premium. Ten-thousandths of the oracle price. */
const clampBps = 5n
const bpsPerUnit = 10_000n
const hoursPerDay = 24n
const rateToPrice = 1000n

/**
 * Velocity's funding. The spread between mark and oracle TWAP, less the dead zone, is the premium. A rate in
 * units of 125 is a whole number of price units per day, so that rates follow from the TWAPs without rounding.
 */
export const velocityFunding: FundingRules = {
  rateUnitRaw: 125n,
  markTwapOf(rateRaw, oracleTwapRaw) {
    const premium = (rateRaw * hoursPerDay) / rateToPrice - oracleTwapRaw / offsetDivisor
    const clamp = (oracleTwapRaw * clampBps) / bpsPerUnit
    if (premium === 0n) return oracleTwapRaw
    return oracleTwapRaw + premium + (premium > 0n ? clamp : -clamp)
  },
}
