import type { Caller } from './caller.server'

/** Streams that are open, by caller. */
export interface StreamSlots {
  /** Takes a slot and answers how to free it, which may be called more than once; undefined = the plan has no more. */
  open(caller: Caller): (() => void) | undefined
  /** Slots that a caller holds. */
  countOf(caller: Caller): number
}

export function createStreamSlots(): StreamSlots {
  const open = new Map<string, number>()
  const countOf = ({ bucket }: Caller) => open.get(bucket) ?? 0 // no entry = none open

  return {
    countOf,
    open(caller) {
      if (countOf(caller) >= caller.plan.streams) return undefined
      open.set(caller.bucket, countOf(caller) + 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        const left = countOf(caller) - 1
        if (left > 0) open.set(caller.bucket, left)
        else open.delete(caller.bucket)
      }
    },
  }
}
