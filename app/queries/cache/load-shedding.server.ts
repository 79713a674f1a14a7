import { SourceUnavailableError } from './source-unavailable.server'

/** Event loop delay above which the process counts as overloaded, milliseconds. */
const slowLoopMs = 200

/**
 * Maximum number of parallel queries while the event loop is late. The largest page needs about fifteen
 * queries, and three simultaneous visitors must not be rejected.
 */
const runningWhileSlow = 45

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
 * because they cost almost nothing. Only clients that send different queries each time are rejected.
 */
export function shedLoad(running: number, loopDelayMs: number): void {
  const isBehind = running >= runningWhileSlow && loopDelayMs > slowLoopMs
  if (isBehind || running >= mostRunning) throw new TooBusyError('Too many concurrent database queries.')
}
