import { RetryableError } from '~/lib/async/retryable-error'
import { kindOfFailure } from '../rpc/rpc-error'
import { ScanBroken } from './scan-failure'

/** Time without data after which a scan counts as failed, milliseconds. */
const stallMs = 60_000

/**
 * Rejects if `onProgress` was not called for a minute. Time in which the server waits for our sink is not
 * counted.
 */
export function withStallLimit<T>(
  run: (onProgress: (isWaitingForUs: boolean) => void) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let hasBegun = false
    let isOver = false

    function finish(settle: () => void): void {
      isOver = true
      clearTimeout(timer)
      settle()
    }

    function restart(isWaitingForUs: boolean): void {
      clearTimeout(timer)
      if (isWaitingForUs || isOver) return
      const problem = `The Solana RPC has sent no data of getProgramAccounts for ${stallMs / 1000} s.`
      timer = setTimeout(() => finish(() => reject(new ScanBroken(problem))), stallMs)
    }

    restart(false)
    run((isWaitingForUs) => {
      hasBegun = true
      restart(isWaitingForUs)
    }).then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(hasBegun ? cutOffBy(error) : error)),
    )
  })
}

/**
 * Converts the failure of a response that had already begun. If the node sent no error, the response counts
 * as cut off.
 */
function cutOffBy(error: unknown): unknown {
  const isWorded = !(error instanceof RetryableError) || kindOfFailure(error) !== undefined
  return isWorded || error instanceof ScanBroken
    ? error
    : new ScanBroken(error.message, error.retryAfterMs, error)
}
