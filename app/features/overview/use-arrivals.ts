import { useState } from 'react'

/** Keys of a list, and the keys that the last change of the list added. */
export interface Arrivals {
  readonly keys: readonly string[]
  readonly arrived: ReadonlySet<string>
  /** Number of changes of the list so far. */
  readonly turn: number
}

/** Compares the keys of a list with its previous state and returns the keys that are new. */
export function nextArrivals(before: Arrivals, keys: readonly string[]): Arrivals {
  const known = new Set(before.keys)
  return { keys, arrived: new Set(keys.filter((key) => !known.has(key))), turn: before.turn + 1 }
}

/** Returns which lines of a list are new since the list last changed. */
export function useArrivals(keys: readonly string[]): Arrivals {
  const [seen, setSeen] = useState<Arrivals>({ keys, arrived: new Set(), turn: 0 })
  if (seen.keys.join() === keys.join()) return seen
  const next = nextArrivals(seen, keys)
  setSeen(next)
  return next
}
