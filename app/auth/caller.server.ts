import type { Plan } from '~/domain/plan'

/** Who calls, as far as limits are concerned. */
export interface Caller {
  readonly plan: Plan
  /** Name of the bucket that the caller's calls and streams are counted in. */
  readonly bucket: string
  /** Beginning of the key that was shown; undefined = none was. */
  readonly keyPrefix?: string
}
