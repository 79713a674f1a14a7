import type { Clock } from '~/lib/clock'

/** State of a WebSocket connection. */
export interface SocketView {
  /** Why the connection is not open, as a sentence. `undefined`: it is open. */
  problem(): string | undefined
  /** `connections`: the number of times that the connection was opened. */
  counters(): Readonly<Record<string, number>>
}

const socketCheckMs = 1_000
const socketDownMs = 30_000

interface SocketWatch {
  readonly socket: SocketView
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly onDown: (problem: string) => void
}

/**
 * Calls `onDown` if the WebSocket can't be opened for half a minute. A connection that opens and is lost
 * again counts as available.
 */
export function watchSocket({ socket, clock, signal, onDown }: SocketWatch): void {
  let connections = -1
  let downSinceMs = clock.monotonicMs()
  const timer = setInterval(() => {
    const nowMs = clock.monotonicMs()
    const problem = socket.problem()
    const opened = socket.counters().connections ?? 0
    if (problem === undefined || opened !== connections) downSinceMs = nowMs
    connections = opened
    if (problem === undefined || nowMs - downSinceMs < socketDownMs) return
    downSinceMs = nowMs
    onDown(problem)
  }, socketCheckMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
