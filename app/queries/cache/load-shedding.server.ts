import { SourceUnavailableError } from './source-unavailable.server'

/** Event loop delay above which the process counts as overloaded, milliseconds. */
const slowLoopMs = 200

/** Parallel queries of the largest page. As many run at any delay, so that some pages can still be served. */
const queriesOfPage = 15

/** Maximum number of parallel queries at that delay: three visitors who open the largest page at the same time. */
const runningWhileSlow = 3 * queriesOfPage

/**
 * Maximum number of parallel queries while the event loop is on time. Additional queries would wait for
 * several seconds.
 */
const mostRunning = 100

/**
 * Error for a query that is rejected because too many queries run in parallel. Cached results are still
 * served.
 */
export class TooBusyError extends SourceUnavailableError {
  override readonly retryAfterSeconds = 1
  override readonly detail = 'The server has too many concurrent queries.'
}

/**
 * Throws `TooBusyError` for a new query while the process is overloaded. Cached results are still served,
 * because they cost almost nothing. New queries are rejected, of whichever client.
 */
export function shedLoad(running: number, loopDelayMs: number): void {
  if (running >= mostParallel(loopDelayMs)) throw new TooBusyError('Too many concurrent database queries.')
}

/** A loop that is twice as late gets half the queries, because each cheap request waits behind their results. */
function mostParallel(loopDelayMs: number): number {
  if (loopDelayMs <= slowLoopMs) return mostRunning
  return Math.max(queriesOfPage, Math.floor((runningWhileSlow * slowLoopMs) / loopDelayMs))
}
