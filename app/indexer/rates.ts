import type { Clock } from '~/lib/clock'

type Counters = Readonly<Record<string, number>>

/**
 * Names of counters that only grow. The rate of each counter is reported under its name with the suffix
 * `PerMinute`.
 */
const paced = ['events', 'updates', 'corrupt', 'failures'] as const

const windowMs = 60_000
const spacingMs = 5_000

interface Sample {
  readonly atMs: number
  readonly counters: Counters
}

/** Growth rates of the counters of each source. */
export interface Rates {
  /**
   * Returns `eventsPerMinute` and similar rates over the last minute. Empty until a source has counted for a
   * minute.
   */
  take(source: string, counters: Counters): Counters
}

export function createRates(clock: Clock): Rates {
  const samples = new Map<string, Sample[]>()
  return {
    take(source, counters) {
      const atMs = clock.monotonicMs()
      const kept = samples.get(source) ?? []
      samples.set(source, kept)
      // Compare with the newest sample that is at least one window old.
      while ((kept[1]?.atMs ?? atMs) <= atMs - windowMs) kept.shift()
      const newest = kept.at(-1)
      // Copy the counters, because sources keep changing the passed object.
      if (newest === undefined || atMs - newest.atMs >= spacingMs)
        kept.push({ atMs, counters: { ...counters } })
      const [base] = kept
      if (base === undefined || atMs - base.atMs < windowMs) return {}
      return pacesBetween(base, { atMs, counters })
    },
  }
}

function pacesBetween(base: Sample, now: Sample): Counters {
  const minutes = (now.atMs - base.atMs) / 60_000
  return Object.fromEntries(
    paced.flatMap((name) => {
      const [before, after] = [base.counters[name], now.counters[name]]
      return before === undefined || after === undefined || after < before
        ? []
        : [[`${name}PerMinute`, (after - before) / minutes]]
    }),
  )
}
