import type { Slot } from '~/domain/time'
import { RandomStream, seedOf } from '../random'
import { slotsPerDay } from '../world-time'
import type { PerpUser } from './users'

const quotePerUnit = 1e6

/**
 * What a user put in, took out and made. The profit wanders with time instead of adding up what stories brought: the sum over a
 * user's whole past could only be had by living it.
 */
export function purseOf(seed: number, user: PerpUser, slot: Slot) {
  const random = new RandomStream(seedOf(seed, 'purse'), user.number)
  const deposits = random.logNormal(9000, 1.3) * user.weight
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
