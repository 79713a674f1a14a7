import { delay } from '~/lib/delay'

/** Interval of renewals, milliseconds. */
const renewMs = 1_500

export interface LeaseKeeping {
  /**
   * Renews the lease. Returns false if another process has taken it over. Throws if the server does not
   * respond in time.
   */
  readonly renew: () => Promise<boolean>
  /** Aborts when the connection is unusable or the process stops. A running renewal then fails too. */
  readonly ended: AbortSignal
}

/**
 * Renews the lease until it is lost. Returns the reason. Nothing of a renewal remains after its response,
 * because a connection works for weeks: a `Promise.race` with its end would keep an entry per renewal.
 */
export async function keepLease({ renew, ended }: LeaseKeeping): Promise<string> {
  while (true) {
    await delay(renewMs, ended)
    if (ended.aborted) return 'database connection lost'
    const isRenewed = await renew().catch(() => undefined)
    if (isRenewed === undefined) return ended.aborted ? 'database connection lost' : 'renewal failed'
    if (!isRenewed) return 'another indexer has taken over'
  }
}
