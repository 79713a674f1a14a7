import type { WriteOf } from './batch'

/** A statement can change a row only once: of several states of one account the newest counts, and of one slot the last told. */
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
