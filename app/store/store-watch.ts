import { createBackoff } from '~/lib/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { describeError } from '~/lib/retryable-error'

/**
 * `answers` = the store gave its last sign of life in time; `silent` = it is late, which may be a moment of load; `away` = it
 * can't be reached, or has been silent for seconds.
 */
export type StoreState = 'answers' | 'silent' | 'away'

/** Knows whether the store answers, so that no request has to wait to find out. */
export interface StoreWatch {
  readonly state: StoreState
  /** Calls back after each change of the state. Returns how to end that. */
  onChange(listener: () => void): () => void
  /** A query could not reach the store: it is asked for a sign of life now. */
  noteFailure(): void
  stop(): void
}

export interface StoreWatchOptions {
  /** Goes into the log: a process can have a primary and a replica. */
  readonly name: string
  /** Asks for a sign of life; rejects where there is none. `fresh` = over a new connection. */
  readonly ask: (fresh: boolean) => Promise<void>
  readonly clock: Pick<Clock, 'monotonicMs'>
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly log: Log
}

/** Pause between two signs of life, milliseconds. */
const everyMs = 500

/** A sign of life that takes longer than this makes the store silent, milliseconds. */
const silentAfterMs = 500

/**
 * A store that leaves this many questions in a row unanswered is away. A question waits a second (store-probe.ts), so this is as long as a
 * query of the web waits. Questions are counted, not seconds: a process that was itself busy for seconds has missed one answer at most.
 */
const awayAfterQuestions = 3

/** Pauses while the store is away, milliseconds: it is back within the last one of its return. */
const awayPauses = { firstMs: 250, longestMs: 2_000 }

/** Watches a store by asking it for a sign of life all the time. */
export function createStoreWatch({ name, ask, clock, random, log }: StoreWatchOptions): StoreWatch {
  const listeners = new Set<() => void>()
  const backoff = createBackoff({ ...awayPauses, random })
  let state: StoreState = 'answers'
  /** Questions in a row that were not answered in time. */
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined
  /** What kind of question is under way. */
  let asking: 'usual' | 'fresh' | undefined
  let isFreshWanted = false
  let stopped = false

  function become(next: StoreState, why: string): void {
    if (state === next || stopped) return
    if (next === 'away') log.warn({ store: name, error: why }, 'the store does not answer')
    else if (state === 'away') log.info({ store: name }, 'the store answers again')
    state = next
    for (const listener of [...listeners]) listener()
  }

  /** Late by the clock alone: a process that was busy may have the answer in its socket, so what has arrived is read first. */
  function onLate(): void {
    setImmediate(() => {
      if (asking !== undefined && state !== 'away') become('silent', 'no sign of life')
    })
  }

  async function askOnce(): Promise<number> {
    const startedAtMs = clock.monotonicMs()
    const fresh = isFreshWanted
    isFreshWanted = false
    asking = fresh ? 'fresh' : 'usual'
    const late = setTimeout(onLate, silentAfterMs).unref()
    try {
      await ask(fresh)
      unanswered = 0
      backoff.reset()
      become('answers', '')
      return everyMs
    } catch (error) {
      // A store that refuses at once is away; one that says nothing may be slow. A single connection can break by itself.
      const isRefusal = clock.monotonicMs() - startedAtMs < silentAfterMs
      if (isRefusal && !fresh && state !== 'away') {
        isFreshWanted = true
        return 0
      }
      unanswered += 1
      const isAway = isRefusal || unanswered >= awayAfterQuestions
      if (state !== 'away') become(isAway ? 'away' : 'silent', describeError(error))
      return state === 'away' ? backoff.nextMs() : 0
    } finally {
      asking = undefined
      clearTimeout(late)
    }
  }

  function askNow(): void {
    clearTimeout(timer)
    if (asking !== undefined || stopped) return
    void askOnce().then((pauseMs) => {
      if (!stopped) timer = setTimeout(askNow, isFreshWanted ? 0 : pauseMs).unref()
    })
  }

  askNow()
  return {
    get state() {
      return state
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    noteFailure() {
      // Away is known already, and is asked for at its own pace.
      if (state === 'away' || isFreshWanted || asking === 'fresh') return
      isFreshWanted = true
      askNow()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      listeners.clear()
    },
  }
}

/** The better state of several stores, any of which can answer. */
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
