import { createBackoff } from '~/lib/async/backoff'
import { describeError } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'

/**
 * State of the store. `answers` means that the last check succeeded in time. `silent` means that the current
 * check is late, possibly because of load. `away` means that the store is unreachable or that several
 * consecutive checks have failed.
 */
export type StoreState = 'answers' | 'silent' | 'away'

/**
 * Checks continuously whether the store responds, so that no request has to wait for a timeout to find out.
 */
export interface StoreWatch {
  readonly state: StoreState
  /** Calls `listener` after each change of the state. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void
  /** Reports that a query could not reach the store. This starts a check immediately. */
  noteFailure(): void
  stop(): void
}

export interface StoreWatchOptions {
  /** Name of the store in the log. It is needed because a process can have a primary and a replica. */
  readonly name: string
  /**
   * Checks the store and rejects if it does not respond. If `fresh` is true, the check uses a new connection.
   */
  readonly probe: (fresh: boolean) => Promise<void>
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  readonly log: Log
}

/** Pause between two checks, milliseconds. */
const everyMs = 500

/** Duration of a check after which the store counts as `silent`, milliseconds. */
const silentAfterMs = 500

/**
 * Number of consecutive failed checks that make a store `away`. A check waits one second (store-probe.ts), so
 * these checks together take as long as a web query waits. Checks are counted instead of seconds, because a
 * process that was busy for seconds has missed at most one check.
 */
const awayAfterProbes = 3

/**
 * Pauses between checks while the store is away, milliseconds. The longest pause limits the time until a
 * recovered store is detected.
 */
const awayPauses = { firstMs: 250, longestMs: 2_000 }

/** Creates a watch that checks the store continuously. */
export function createStoreWatch({ name, probe, clock, random, log }: StoreWatchOptions): StoreWatch {
  const listeners = new Set<() => void>()
  const backoff = createBackoff({ ...awayPauses, random })
  let state: StoreState = 'answers'
  /** Number of consecutive failed checks. */
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined
  /** Kind of the check that is in progress; `undefined` if none is. */
  let probing: 'usual' | 'fresh' | undefined
  let isFreshWanted = false
  let stopped = false

  function become(next: StoreState, why: string): void {
    if (state === next || stopped) return
    if (next === 'away') log.warn({ store: name, error: why }, 'database: not responding')
    else if (state === 'away') log.info({ store: name }, 'database: responding again')
    state = next
    for (const listener of [...listeners]) listener()
  }

  /**
   * Runs when the response to a check is late by the clock. A busy process may already have the response in
   * its socket, so pending input is read first.
   */
  function onLate(): void {
    setImmediate(() => {
      if (probing !== undefined && state !== 'away') become('silent', 'check timed out')
    })
  }

  async function probeOnce(): Promise<number> {
    const startedAtMs = clock.monotonicMs()
    const fresh = isFreshWanted
    isFreshWanted = false
    probing = fresh ? 'fresh' : 'usual'
    const late = setTimeout(onLate, silentAfterMs).unref()
    try {
      await probe(fresh)
      unanswered = 0
      backoff.reset()
      become('answers', '')
      return everyMs
    } catch (error) {
      // A store that refuses connections is away, and a store that does not respond may just be slow. A
      // refusal is confirmed over a new connection, because a single connection can break without an outage.
      const isRefusal = clock.monotonicMs() - startedAtMs < silentAfterMs
      if (isRefusal && !fresh && state !== 'away') {
        isFreshWanted = true
        return 0
      }
      unanswered += 1
      const isAway = isRefusal || unanswered >= awayAfterProbes
      if (state !== 'away') become(isAway ? 'away' : 'silent', describeError(error))
      return state === 'away' ? backoff.nextMs() : 0
    } finally {
      probing = undefined
      clearTimeout(late)
    }
  }

  function probeNow(): void {
    clearTimeout(timer)
    if (probing !== undefined || stopped) return
    void probeOnce().then((pauseMs) => {
      if (!stopped) timer = setTimeout(probeNow, isFreshWanted ? 0 : pauseMs).unref()
    })
  }

  probeNow()
  return {
    get state() {
      return state
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    noteFailure() {
      // While the store is away, regular checks with their own pauses are already scheduled.
      if (state === 'away' || isFreshWanted || probing === 'fresh') return
      isFreshWanted = true
      probeNow()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      listeners.clear()
    },
  }
}

/**
 * Combines the watches of several stores that can all serve reads. The combined state is the best of their
 * states.
 */
export function watchAny(watches: readonly StoreWatch[]): StoreWatch {
  const order: readonly StoreState[] = ['answers', 'silent', 'away']
  return {
    get state() {
      return order.find((state) => watches.some((watch) => watch.state === state)) ?? 'away'
    },
    onChange(listener) {
      const ends = watches.map((watch) => watch.onChange(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    noteFailure() {
      for (const watch of watches) watch.noteFailure()
    },
    stop() {
      for (const watch of watches) watch.stop()
    },
  }
}
