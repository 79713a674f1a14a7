import type { WriteOf } from './batch'

/**
 * Keeps only the newest state of each account, because one statement can change a row only once. The state
 * with the highest slot wins. If two states have the same slot, the later one in the list wins.
 */
export function newestByKey<State>(
  writes: readonly WriteOf<State>[],
  keyOf: (state: State) => string | number,
): readonly WriteOf<State>[] {
  const newest = new Map<string | number, WriteOf<State>>()
  for (const write of writes) {
    const key = keyOf(write.state)
    const known = newest.get(key)
    if (!known || write.slot >= known.slot) newest.set(key, write)
  }
  return [...newest.values()]
}
