import type { Caller } from './caller.server'

/** Tracks the open streams of each caller. */
export interface StreamSlots {
  /**
   * Takes a stream slot of the caller. The `end` callback ends the stream. Returns a function that releases
   * the slot and may be called more than once. Returns `undefined` if the plan allows no more streams.
   */
  open(caller: Caller, end: () => void): (() => void) | undefined
  /** Returns the number of open streams of a caller. */
  countOf(caller: Caller): number
  /** Returns the callers with open streams. */
  callers(): readonly Caller[]
  endAll(caller: Caller): void
}

interface Held {
  readonly caller: Caller
  /** Functions that end the caller's streams, one function per stream. */
  readonly ends: Set<() => void>
}

export function createStreamSlots(): StreamSlots {
  const held = new Map<string, Held>()
  // A caller without an entry has no open streams.
  const countOf = ({ bucket }: Caller) => held.get(bucket)?.ends.size ?? 0

  return {
    countOf,
    callers: () => Array.from(held.values(), ({ caller }) => caller),
    endAll({ bucket }) {
      for (const end of held.get(bucket)?.ends ?? []) end()
    },
    open(caller, end) {
      if (countOf(caller) >= caller.plan.streams) return undefined
      const { ends } = held.get(caller.bucket) ?? { ends: new Set() }
      const own = () => end()
      held.set(caller.bucket, { caller, ends: ends.add(own) })
      return () => {
        ends.delete(own)
        if (ends.size === 0 && held.get(caller.bucket)?.ends === ends) held.delete(caller.bucket)
      }
    },
  }
}
