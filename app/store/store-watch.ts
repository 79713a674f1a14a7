import { createBackoff } from '~/lib/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { describeError } from '~/lib/retryable-error'

/**
 * `answers`: the last check succeeded in time. `silent`: the check is late, possibly because of load. `away`:
 * the store can't be reached, or several checks in a row have failed.
 */
export type StoreState = 'answers' | 'silent' | 'away'

/** Monitors whether the store responds, so that no request has to wait to find out. */
export interface StoreWatch {
  readonly state: StoreState
  /** Calls `listener` after each change of the state. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void
  /** Reports that a query could not reach the store. Triggers a check immediately. */
  noteFailure(): void
  stop(): void
}

export interface StoreWatchOptions {
  /** Name for the log: a process can have a primary and a replica. */
  readonly name: string
  /** Checks the store; rejects if it does not respond. `fresh`: over a new connection. */
  readonly probe: (fresh: boolean) => Promise<void>
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  readonly log: Log
}

/** Pause between two checks, milliseconds. */
const everyMs = 500

/** Duration of a check above which the store is `silent`, milliseconds. */
const silentAfterMs = 500

/**
 * Number of consecutive failed checks after which a store is `away`. A check waits one second
 * (store-probe.ts), so together they take as long as a web query waits. Checks are counted, not seconds: a
 * process that was busy for seconds has missed at most one.
 */
const awayAfterProbes = 3

/**
 * Pauses between checks while the store is away, milliseconds. A recovered store is detected within the
 * longest one.
 */
const awayPauses = { firstMs: 250, longestMs: 2_000 }

/** Creates a watch that checks the store continuously. */
export function createStoreWatch({ name, probe, clock, random, log }: StoreWatchOptions): StoreWatch {
  const listeners = new Set<() => void>()
  const backoff = createBackoff({ ...awayPauses, random })
  let state: StoreState = 'answers'
  /** Number of failed checks in a row. */
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined
  /** Kind of the check in progress; `undefined` between checks. */
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
   * Runs when the check is late by the clock. A busy process may already have the response in its socket, so
   * pending input is read first.
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
      // A store that refuses immediately is away. One that does not respond may just be slow. A single
      // connection can break without an outage, so a refusal is confirmed over a new connection.
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
      // While the store is away it is already checked, with its own pauses.
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

/** Combines several stores, any of which can serve reads. The state is the best of their states. */
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
