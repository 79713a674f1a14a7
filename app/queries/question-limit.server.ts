import { SourceUnavailableError } from './source-unavailable.server'

/** A loop that is later than this makes everybody wait (security.md G8). */
const slowLoopMs = 200

/** Questions to the store that may be under way while the loop is late: the largest page asks about fifteen, and three visitors at once are no flood. */
const runningWhileSlow = 45

/** Questions that may be under way at all; whoever came last would wait for seconds. */
const mostRunning = 100

/** Too many questions at once. What has been asked before is still answered. */
export class TooBusyError extends SourceUnavailableError {
  override readonly retryAfterSeconds = 1
  override readonly detail = 'This server has too many questions at once.'
}

/**
 * Refuses a question that nobody has asked before while the process is behind: answers that are kept cost nothing, so those who ask what others
 * ask notice nothing, and whoever asks something new each time waits.
 */
export function refuseWhenBusy(running: number, loopDelayMs: number): void {
  const isBehind = running >= runningWhileSlow && loopDelayMs > slowLoopMs
  if (isBehind || running >= mostRunning) throw new TooBusyError('Too many questions to the store at once.')
}
