export interface PollPace {
  /** Time between a response and the next request, milliseconds. */
  readonly everyMs: number
  /** Maximum jitter, milliseconds. Jitter spreads the requests of all viewers over time. */
  readonly jitterMs: number
}

export interface Polling {
  /** Sends a request immediately, even while polling is paused. */
  poll(): Promise<void>
  /** Stops polling and aborts the requests in progress. */
  stop(): void
}

/**
 * Starts to poll repeatedly: the next request waits for the response before it. `request` must not reject.
 * `pace` `undefined`: polling is paused, so only `poll` sends requests. `isDue`: the first request does not wait
 * for the interval.
 */
export function startPolling<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  take: (result: Result) => void,
  pace: PollPace | undefined,
  isDue: boolean,
): Polling {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (pace) timer = setTimeout(poll, pace.everyMs + Math.random() * pace.jitterMs)
  }
  const poll = async () => {
    clearTimeout(timer)
    const result = await request(abort.signal)
    if (abort.signal.aborted) return
    take(result)
    wait()
  }
  if (pace && isDue) void poll()
  else wait()
  return {
    poll,
    stop() {
      abort.abort()
      clearTimeout(timer)
    },
  }
}
