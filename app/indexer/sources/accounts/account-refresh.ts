import type { Clock } from '~/lib/clock'
import type { DueAccounts } from './due-accounts'
import type { KnownAccounts } from './known-accounts'

/** Maximum number of keys per `getMultipleAccounts` call. */
export const keysPerCheck = 100

interface RefreshOptions {
  readonly known: Pick<KnownAccounts, 'next'>
  readonly due: Pick<DueAccounts, 'add'>
  readonly clock: Clock
  /** Pause between two rounds of reading all known accounts, milliseconds. */
  readonly everyMs: number
}

/** Schedules reads of known accounts whose changes may have been lost. */
interface AccountRefresh {
  /** Reads some accounts of this account family soon. */
  family(index: number): void
  /** Starts a round of reading for these account families, unless the last round was too recent. */
  round(families: readonly number[]): void
}

/**
 * Reads all known accounts again, a few at a time. This finds changes that neither a subscription nor a
 * transaction reported.
 */
export function createAccountRefresh({ known, due, clock, everyMs }: RefreshOptions): AccountRefresh {
  let lastRoundMs = Number.NEGATIVE_INFINITY

  function family(index: number): void {
    for (const key of known.next(index, keysPerCheck)) due.add(key, 0)
  }

  return {
    family,
    round(families) {
      if (families.length === 0 || clock.monotonicMs() - lastRoundMs < everyMs) return
      lastRoundMs = clock.monotonicMs()
      families.forEach(family)
    },
  }
}
