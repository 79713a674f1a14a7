import type { Clock } from '~/lib/clock'

/**
 * What was read, and when it had come, on the monotonic clock: what says how old it is grows older from then on. Not when it
 * was asked for, or a process that is busy while it waits would take what is new for old.
 */
export interface Reading<T> {
  readonly value: T
  readonly readAtMs: number
}

/**
 * Makes of a reading what is true now. `age` gets the whole seconds since it was read; the same reading at the same age gives
 * the same object, so that what is made of it can be kept for as long.
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
