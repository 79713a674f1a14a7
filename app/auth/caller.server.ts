import type { Plan } from '~/domain/plan'

/**
 * A caller, as rate limits identify it: by key, otherwise by address. A signed-in wallet has no bucket,
 * because wallets are free and each new one would raise the limit.
 */
export interface Caller {
  readonly plan: Plan
  /** Name of the bucket that counts the caller's calls and streams. */
  readonly bucket: string
  /** Beginning of the presented key; `undefined`: no key. */
  readonly keyPrefix?: string
}
