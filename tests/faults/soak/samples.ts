import { readFileSync } from 'node:fs'

/** What a process used at a time. `probe.mjs` writes it. */
export interface Sample {
  readonly pid: number
  readonly atMs: number
  /** Resident memory, bytes. */
  readonly rss: number
  readonly heapUsed: number
  /** Number of timers, sockets and other resources that keep the process alive. */
  readonly handles: number
  /** 99th percentile of the event loop delay since the sample before, milliseconds. */
  readonly delayMs: number
}

export interface Usage {
  readonly name: string
  /** Resident memory at the end, megabytes. */
  readonly megabytes: number
  /** Growth of the resident memory after the warm-up, megabytes per minute. */
  readonly megabytesPerMinute: number
  /** Median number of handles in the first and in the last third after the warm-up. */
  readonly handles: readonly [number, number]
  /** Median of the 99th percentiles of the event loop delay, milliseconds. */
  readonly delayMs: number
}

export function readSamples(file: string): readonly Sample[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Sample)
}

/** Returns the usage of a process from its samples after the warm-up. */
export function usageOf(name: string, samples: readonly Sample[]): Usage {
  const third = Math.floor(samples.length / 3)
  const handlesOf = (some: readonly Sample[]) => median(some.map(({ handles }) => handles))
  return {
    name,
    megabytes: (samples.at(-1)?.rss ?? 0) / 2 ** 20,
    megabytesPerMinute: slopeOf(minutely(samples)),
    handles: [handlesOf(samples.slice(0, third)), handlesOf(samples.slice(-third))],
    delayMs: median(samples.map(({ delayMs }) => delayMs)),
  }
}

/** Returns the least memory of each minute: between two garbage collections, memory grows in any process. */
function minutely(samples: readonly Sample[]): readonly (readonly [minute: number, megabytes: number])[] {
  const least = new Map<number, number>()
  for (const { atMs, rss } of samples) {
    const minute = Math.floor(atMs / 60_000)
    least.set(minute, Math.min(rss / 2 ** 20, least.get(minute) ?? Number.POSITIVE_INFINITY))
  }
  return [...least]
}

/** Returns the median slope between two points, which single outliers do not change. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  return median(
    points.flatMap(([x, y], index) =>
      points.slice(index + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
    ),
  )
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
