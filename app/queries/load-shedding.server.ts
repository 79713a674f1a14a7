import { SourceUnavailableError } from './source-unavailable.server'

/** Event loop delay above which the process counts as overloaded, milliseconds. */
const slowLoopMs = 200

/**
 * Maximum number of parallel queries while the event loop is late. The largest page needs about fifteen, and
 * three simultaneous visitors must not count as a flood.
 */
const runningWhileSlow = 45

/** Maximum number of parallel queries. Additional queries would wait for seconds. */
const mostRunning = 100

/** Too many parallel queries. Cached results are still served. */
export class TooBusyError extends SourceUnavailableError {
  override readonly retryAfterSeconds = 1
  override readonly detail = 'The server has too many concurrent queries.'
}

/**
 * Throws `TooBusyError` for a new query while the process is overloaded. Cached results cost nothing, so only
 * clients that send different queries each time have to wait.
 */
export function shedLoad(running: number, loopDelayMs: number): void {
  const isBehind = running >= runningWhileSlow && loopDelayMs > slowLoopMs
  if (isBehind || running >= mostRunning) throw new TooBusyError('Too many concurrent database queries.')
}
