import type { ServerResponse } from 'node:http'

/**
 * Ends a response once all requests of this turn of the event loop have been handled, so that the responses of the
 * turn are written one directly after the other. Each write wakes a receiver that sleeps, such as a proxy on this
 * machine, and that costs more than the write itself. A receiver that is still busy with the response before needs
 * no waking.
 */
export function endAfterTurn(target: ServerResponse, body?: Buffer): void {
  setImmediate(() => target.end(body))
}
