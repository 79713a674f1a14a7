import { driftProgramId, driftProtocol } from '~/protocols/drift-perps/layout'
import { namedAddress } from '../../addresses'
import type { FundingRules, PerpVenueModel } from '../venue'
import { driftEncoding } from './drift-encoding'
import { driftPerpMarkets, driftSpotMarkets, marketStatus } from './drift-markets'

/**
 * Divisor of the oracle price. The program adds 1/5000 of the oracle price to the premium. The hourly rate is
 * 1/24 of the sum.
 */
const offsetDivisor = 5000n
const hoursPerDay = 24n
const rateToPrice = 1000n

const funding: FundingRules = {
  rateUnitRaw: 1n,
  markTwapOf: (rateRaw, oracleTwapRaw) =>
    oracleTwapRaw - oracleTwapRaw / offsetDivisor + (rateRaw * hoursPerDay) / rateToPrice,
}

/**
 * Drift v2. Its users have the lowest wallet numbers, so that many of them also trade spot orders. The oracle
 * price of the largest markets is updated about every second, that of the others every eight seconds.
 */
export const driftVenue: PerpVenueModel = {
  protocol: driftProtocol,
  programId: driftProgramId,
  name: 'drift',
  perpMarkets: driftPerpMarkets,
  spotMarkets: driftSpotMarkets,
  quoteIndex: 0,
  solIndex: 1,
  activeStatus: marketStatus.active,
  userCount: 4300,
  firstWallet: 0,
  majorPeriod: 3,
  minorPeriod: 20,
  funding,
  habits: {
    positionsPerHour: 172,
    restingPerHour: 46,
    medianUsd: 2600,
    spreadUsd: 1.55,
    mostUsd: 900_000,
    restingMedianUsd: 4000,
    depositMedianUsd: 9000,
  },
  encoding: driftEncoding,
  perpOracle: (seed, { index }) => namedAddress(seed, 'oracle', index),
  spotOracle: (seed, { index }) => namedAddress(seed, 'spot-oracle', index),
}
