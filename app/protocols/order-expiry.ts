import { lastUnixSeconds, toUnixSeconds, type UnixSeconds } from '~/domain/time'
import { corrupt, type Decoded, ok } from './protocol'

/**
 * Expiry of a limit order, which its maker chooses freely: none, and a time past the calendar (some write milliseconds),
 * both mean never. A time before 1970 can't have been accepted.
 */
export function readExpiry(expiredAt: bigint | undefined): Decoded<UnixSeconds | undefined> {
  if (expiredAt === undefined || expiredAt > BigInt(lastUnixSeconds)) return ok(undefined)
  const expiresAt = toUnixSeconds(expiredAt)
  return expiresAt === undefined ? corrupt(`expiredAt is ${expiredAt}`) : ok(expiresAt)
}
