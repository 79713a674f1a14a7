import type { Slot } from '~/domain/base/time'
import { RandomStream, seedOf } from '../random'
import { slotsPerDay } from '../world-time'
import type { PerpUser } from './users'
import type { PerpVenueModel } from './venue'

const quotePerUnit = 1e6

/**
 * Returns a user's deposits, withdrawals, settled profit and funding. They are not sums over the user's
 * stories, because such sums would require the user's whole past. The settled profit is a function of time
 * instead.
 */
export function purseOf(seed: number, venue: PerpVenueModel, user: PerpUser, slot: Slot) {
  const random = new RandomStream(seedOf(seed, 'purse'), user.number)
  const deposits = random.logNormal(venue.habits.depositMedianUsd, 1.3) * user.weight
  const drift = random.between(-0.35, 0.5)
  const day = slot / slotsPerDay
  const swing = 0.3 * Math.sin(day / random.between(2, 9) + 6 * random.chance())
  const toRaw = (usd: number) => BigInt(Math.round(usd * quotePerUnit))
  return {
    depositsRaw: toRaw(deposits),
    withdrawsRaw: toRaw(deposits * 0.3 * random.chance()),
    settledPnlRaw: toRaw(deposits * (drift + swing)),
    fundingRaw: toRaw(deposits * random.between(-0.06, 0.03)),
  }
}
