import type { Clock } from '~/lib/clock'

/**
 * A value and the time of its arrival on the monotonic clock. The age of the value is counted from its
 * arrival, not from the time of the request. Otherwise a busy process would treat new data as old.
 */
export interface Reading<T> {
  readonly value: T
  readonly readAtMs: number
}

/**
 * Returns a function that updates the age in a reading. The `age` callback receives the number of whole
 * seconds since the reading arrived. For the same reading and the same age the function returns the same
 * object, so that callers can cache values derived from that object.
 */
export function createAging<T, Aged extends object>(
  clock: Pick<Clock, 'monotonicMs'>,
  age: (value: T, seconds: number) => Aged,
): (reading: Reading<T>) => Aged {
  const newest = new WeakMap<Reading<T>, { readonly seconds: number; readonly aged: Aged }>()
  return (reading) => {
    const seconds = Math.max(0, Math.floor((clock.monotonicMs() - reading.readAtMs) / 1_000))
    const known = newest.get(reading)
    if (known?.seconds === seconds) return known.aged
    const aged = age(reading.value, seconds)
    newest.set(reading, { seconds, aged })
    return aged
  }
}
