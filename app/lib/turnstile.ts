import { delay } from './delay'
import type { TokenBucket } from './token-bucket'

/** A line in front of a budget, and a second one of those who let everybody of the first go before. */
export interface Turnstile {
  /** Resolves when it is our turn and so many tokens are taken, however long that takes; at once after the signal aborted. */
  pass(tokens: number): Promise<void>
  /** The same behind everybody who passes or will pass, token by token. */
  passPatiently(tokens: number): Promise<void>
}

/** Whoever came first goes first: without a line, those who want one token would always overtake those who want many. */
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
