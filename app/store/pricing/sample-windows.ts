import type { UnixSeconds } from '~/domain/base/time'
import type { Client } from '../postgres/pool'
import { trustedFirst } from './price-samples'

/** A time range in which samples of one mint are read. The range includes its start and end. */
export interface SampleWindow {
  readonly mint: string
  readonly from: UnixSeconds
  readonly until: UnixSeconds
}

/** A stored sample. */
export interface KnownSample {
  readonly at: UnixSeconds
  /** Price in USD per unscaled unit. */
  readonly price_usd: number
  readonly source: string
}

/**
 * Price samples by mint, oldest first. Samples of the same second are sorted by trust, with the most trusted
 * source first.
 */
export type SamplesByMint = ReadonlyMap<string, readonly KnownSample[]>

/**
 * Reads the stored price samples in the given time ranges. If time ranges overlap, the common part is read
 * only once.
 */
export async function readSamples(client: Client, windows: readonly SampleWindow[]): Promise<SamplesByMint> {
  const joined = joinWindows(windows)
  const byMint = new Map<string, KnownSample[]>()
  if (joined.length === 0) return byMint
  const { rows } = await client.query<KnownSample & { mint: string }>({
    name: 'samples-in-windows',
    text: `select s.* from unnest($1::text[], $2::int8[], $3::int8[]) w(mint, from_at, until_at) cross join lateral (
        select mint, at, price_usd, source from price_sample known
        where known.mint = w.mint and known.at between w.from_at and w.until_at and known.at between (select $4::int8) and (select $5::int8) offset 0) s
      order by mint, at, ${trustedFirst}`,
    values: [
      joined.map(({ mint }) => mint),
      joined.map(({ from }) => from),
      joined.map(({ until }) => until),
      Math.min(...joined.map(({ from }) => from)),
      Math.max(...joined.map(({ until }) => until)),
    ],
  })
  for (const { mint, ...sample } of rows) {
    const known = byMint.get(mint)
    if (known === undefined) byMint.set(mint, [sample])
    else known.push(sample)
  }
  return byMint
}

/** Merges overlapping time ranges of the same mint. */
function joinWindows(windows: readonly SampleWindow[]): readonly SampleWindow[] {
  const byMint = new Map<string, SampleWindow[]>()
  for (const window of windows) {
    const known = byMint.get(window.mint)
    if (known === undefined) byMint.set(window.mint, [window])
    else known.push(window)
  }
  return [...byMint.values()].flatMap((ofMint) => joinTimes(ofMint))
}

/** Merges overlapping time ranges. */
export function joinTimes<Range extends Pick<SampleWindow, 'from' | 'until'>>(
  windows: readonly Range[],
): readonly Range[] {
  const joined: Range[] = []
  for (const window of [...windows].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last === undefined || window.from > last.until) joined.push(window)
    else if (window.until > last.until) joined[joined.length - 1] = { ...last, until: window.until }
  }
  return joined
}

/** Returns the index of the first sample that is later than a time. */
export function firstAfter(samples: readonly KnownSample[], at: UnixSeconds): number {
  let [low, high] = [0, samples.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const sample = samples[middle]
    if (sample !== undefined && sample.at <= at) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns the newest sample at or before a time, regardless of the sample's age. If several samples have the
 * same second, the first one in the list wins.
 */
export function newestUntil(samples: readonly KnownSample[], at: UnixSeconds): KnownSample | undefined {
  let index = firstAfter(samples, at) - 1
  const newest = samples[index]
  if (newest === undefined) return undefined
  while (samples[index - 1]?.at === newest.at) index -= 1
  return samples[index]
}
