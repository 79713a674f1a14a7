import { delay } from './delay'
import type { TokenBucket } from './token-bucket'

/** A request queue for a token budget, with a second queue of low priority. */
export interface Turnstile {
  /**
   * Resolves when all earlier requests are served and `tokens` have been taken, however long that takes.
   * Resolves immediately once the signal has aborted.
   */
  pass(tokens: number): Promise<void>
  /** Takes `tokens` with low priority: one at a time, and each only while no `pass` is waiting. */
  passPatiently(tokens: number): Promise<void>
}

/**
 * Creates a queue that serves requests in order of arrival. Without it, requests for one token would always
 * overtake requests for many.
 */
export function createTurnstile(budget: TokenBucket, signal: AbortSignal): Turnstile {
  let last: Promise<void> = Promise.resolve()
  let lastPatient: Promise<void> = Promise.resolve()
  let inLine = 0

  async function take(tokens: number): Promise<void> {
    for (let taken = 0; taken < tokens && !signal.aborted; ) {
      if (budget.tryTake()) taken += 1
      else await delay(budget.waitMs(), signal)
    }
    inLine -= 1
  }

  async function takePatiently(tokens: number): Promise<void> {
    for (let taken = 0; taken < tokens && !signal.aborted; ) {
      if (inLine > 0) await last
      else if (budget.tryTake()) taken += 1
      else await delay(budget.waitMs(), signal)
    }
  }

  return {
    pass(tokens) {
      inLine += 1
      last = last.then(() => take(tokens))
      return last
    },
    passPatiently(tokens) {
      lastPatient = lastPatient.then(() => takePatiently(tokens))
      return lastPatient
    },
  }
}
