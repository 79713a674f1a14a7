import type { Plan } from '~/domain/service/plan'

/**
 * A caller as rate limits identify it: by its key, or by its address if it sends no key. A signed-in wallet
 * does not have its own limit. Wallets are free, so each new wallet would raise the limit.
 */
export interface Caller {
  readonly plan: Plan
  /** Name of the rate limit bucket that counts the caller's calls and streams. */
  readonly bucket: string
  /** Visible first characters of the caller's key; `undefined`: the caller sent no key. */
  readonly keyPrefix?: string
}
