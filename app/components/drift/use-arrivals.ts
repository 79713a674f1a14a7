import { useState } from 'react'

/** What is new in a list since it was last drawn differently. */
export interface Arrivals {
  readonly keys: readonly string[]
  readonly arrived: ReadonlySet<string>
  /** Counts the changes of the list. */
  readonly turn: number
}

/** The list as it is now, seen from how it was. */
export function nextArrivals(before: Arrivals, keys: readonly string[]): Arrivals {
  const known = new Set(before.keys)
  return { keys, arrived: new Set(keys.filter((key) => !known.has(key))), turn: before.turn + 1 }
}

/** Which lines of a feed have come with its latest change. */
export function useArrivals(keys: readonly string[]): Arrivals {
  const [seen, setSeen] = useState<Arrivals>({ keys, arrived: new Set(), turn: 0 })
  if (seen.keys.join() === keys.join()) return seen
  const next = nextArrivals(seen, keys)
  setSeen(next)
  return next
}
