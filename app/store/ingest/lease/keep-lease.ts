import { delay } from '~/lib/async/delay'
import type { Log } from '~/lib/log'
import { leaseSeconds } from './writer-lease'

/** Interval of renewals, milliseconds. */
const renewMs = 1_500

export interface LeaseKeeping {
  /**
   * Renews the lease. Returns false if another process has taken it over. Throws if the server does not
   * respond in time.
   */
  readonly renew: () => Promise<boolean>
  /**
   * Aborts when the connection is unusable or the process stops. A renewal that is in progress then fails
   * too.
   */
  readonly ended: AbortSignal
  readonly log: Log
}

/**
 * Renews the lease until it is lost, and returns the reason for the loss. A failed renewal, e.g. because of a
 * full disk, is tried again while the lease is valid. Each renewal releases everything it used, because a
 * connection can last for weeks. A `Promise.race` with the end of the connection would keep an entry for each
 * renewal.
 */
export async function keepLease({ renew, ended, log }: LeaseKeeping): Promise<string> {
  let renewedMs = performance.now()
  while (true) {
    await delay(renewMs, ended)
    if (ended.aborted) return 'database connection lost'
    const askedMs = performance.now()
    try {
      if (!(await renew())) return 'another indexer has taken over'
      renewedMs = askedMs
    } catch (error) {
      if (ended.aborted) return 'database connection lost'
      if (performance.now() - renewedMs >= leaseSeconds * 1_000) return `renewal failed: ${String(error)}`
      log.warn({ error: String(error) }, 'writer lock: renewal failed, retrying')
    }
  }
}
