import type { WriteOf } from './batch'

/**
 * Keeps one state per account, because a statement can change a row only once. The newest slot wins. Within a
 * slot, the last state of the list wins.
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
