import type { Caller } from './caller.server'

/** Streams that are open, by caller. */
export interface StreamSlots {
  /** Takes a slot for a stream that `end` ends, and answers how to free it, which may be called more than once; undefined = the plan has no more. */
  open(caller: Caller, end: () => void): (() => void) | undefined
  /** Slots that a caller holds. */
  countOf(caller: Caller): number
  /** Whoever holds slots. */
  callers(): readonly Caller[]
  /** Ends the streams of somebody who may have none any more. */
  endAll(caller: Caller): void
}

interface Held {
  readonly caller: Caller
  /** One of each stream. */
  readonly ends: Set<() => void>
}

export function createStreamSlots(): StreamSlots {
  const held = new Map<string, Held>()
  const countOf = ({ bucket }: Caller) => held.get(bucket)?.ends.size ?? 0 // no entry = none open

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
