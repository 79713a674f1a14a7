export interface AheadLimit {
  /**
   * Records accounts that were passed on to the store. Resolves when the source may decode more: at once, or when
   * the store has written the accounts before the last few thousand. Also resolves when the signal aborts.
   */
  passed(accounts: number, signal: AbortSignal): Promise<void>
}

/** Number of accounts that are decoded while as many are written. Twice the rows of a batch. */
const accountsPerTurn = 4_000

/**
 * Limits how far a source decodes ahead of the store. A write consists of some 25 statements one after the other,
 * and each of them waits behind the decoding of a whole slot in this process. If everything that has arrived is
 * decoded first, the database idles meanwhile.
 */
export function createAheadLimit(committed: () => Promise<void>): AheadLimit {
  let accountsOfTurn = 0
  let previousTurn: Promise<void> = Promise.resolve()
  return {
    async passed(accounts, signal) {
      accountsOfTurn += accounts
      if (accountsOfTurn < accountsPerTurn) return
      accountsOfTurn = 0
      const written = previousTurn
      previousTurn = committed()
      await unlessAborted(written, signal)
    },
  }
}

async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  let stop = (): void => {}
  const aborted = new Promise<void>((resolve) => {
    stop = resolve
    signal.addEventListener('abort', stop)
  })
  await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop))
}
