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
 * Starts to poll repeatedly: the next request waits for the response before it. Only a request on demand can
 * run beside another one. A response that arrives after the response of a later request is dropped, because
 * it is older. `request` must not reject. `pace` `undefined`: polling is paused, so only `poll` sends
 * requests. `isDue`: the first request does not wait for the interval.
 */
export function startPolling<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  take: (result: Result) => void,
  pace: PollPace | undefined,
  isDue: boolean,
): Polling {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of requests sent, and the number of the latest request whose response was taken. */
  let sent = 0
  let taken = 0
  const wait = () => {
    clearTimeout(timer)
    if (pace) timer = setTimeout(poll, pace.everyMs + Math.random() * pace.jitterMs)
  }
  const poll = async () => {
    clearTimeout(timer)
    const number = ++sent
    // The requests before it continue. With a slow server, frequent requests would otherwise all be aborted.
    const result = await request(abort.signal)
    if (abort.signal.aborted || number < taken) return
    taken = number
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
