import type { ServerResponse } from 'node:http'

/**
 * Ends a response when all requests of this turn of the event loop have been handled, so that the responses of the
 * turn are written directly one after the other. A write has to wake a receiver on the same machine that sleeps,
 * which costs as much as the write itself. A receiver that is still busy with the previous response is awake.
 */
export function endAfterTurn(target: ServerResponse, body?: Buffer): void {
  setImmediate(() => target.end(body))
}
