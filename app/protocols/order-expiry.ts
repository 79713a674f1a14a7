import { lastUnixSeconds, toUnixSeconds, type UnixSeconds } from '~/domain/base/time'
import { corrupt, type Decoded, ok } from './protocol'

/**
 * Reads the expiry of a limit order. The maker may choose any value. The order never expires if there is no
 * expiry, or if the time is after the year 9999 (some makers write milliseconds). A time before 1970 is
 * `corrupt`, because the program cannot have accepted it.
 */
export function readExpiry(expiredAt: bigint | undefined): Decoded<UnixSeconds | undefined> {
  if (expiredAt === undefined || expiredAt > BigInt(lastUnixSeconds)) return ok(undefined)
  const expiresAt = toUnixSeconds(expiredAt)
  return expiresAt === undefined ? corrupt(`expiredAt is ${expiredAt}`) : ok(expiresAt)
}
