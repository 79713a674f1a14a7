export interface PollPace {
  /** Time between a response and the next request, milliseconds. */
  readonly everyMs: number
  /** Maximum jitter, milliseconds. Jitter spreads the requests of all viewers over time. */
  readonly jitterMs: number
}

interface PollingOptions<Result> {
  /** Sends a request. Must not reject. The signal aborts if the result is no longer wanted. */
  readonly request: (signal: AbortSignal) => Promise<Result>
  readonly take: (result: Result) => void
  /** Interval of the requests. `undefined`: polling is paused, so only `poll` sends requests. */
  readonly pace: PollPace | undefined
  /** Whether the first request is sent immediately instead of after the interval. */
  readonly isDue: boolean
}

export interface Polling {
  /** Sends a request immediately, even while polling is paused. It replaces a request in progress. */
  poll(): void
  /** Stops polling and aborts a request in progress. */
  stop(): void
}

/** Starts to poll repeatedly, one request at a time. */
export function startPolling<Result>({ request, take, pace, isDue }: PollingOptions<Result>): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined
  let abort = new AbortController()
  const stop = () => {
    abort.abort()
    clearTimeout(timer)
  }
  const wait = () => {
    if (pace !== undefined) timer = setTimeout(poll, pace.everyMs + Math.random() * pace.jitterMs)
  }
  const send = async ({ signal }: AbortController) => {
    const result = await request(signal)
    if (signal.aborted) return
    take(result)
    wait()
  }
  const poll = () => {
    stop()
    abort = new AbortController()
    void send(abort)
  }
  if (pace !== undefined && isDue) poll()
  else wait()
  return { poll, stop }
}
