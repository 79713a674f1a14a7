import { lastUnixSeconds, toUnixSeconds, type UnixSeconds } from '~/domain/time'
import { corrupt, type Decoded, ok } from './protocol'

/**
 * Reads the expiry of a limit order, which its maker chooses freely. An absent expiry and a time past the
 * calendar (some makers write milliseconds) both mean never. A time before 1970 is `corrupt`, because the
 * program cannot have accepted it.
 */
export function readExpiry(expiredAt: bigint | undefined): Decoded<UnixSeconds | undefined> {
  if (expiredAt === undefined || expiredAt > BigInt(lastUnixSeconds)) return ok(undefined)
  const expiresAt = toUnixSeconds(expiredAt)
  return expiresAt === undefined ? corrupt(`expiredAt is ${expiredAt}`) : ok(expiresAt)
}
