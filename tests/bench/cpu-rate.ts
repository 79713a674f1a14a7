import { median } from './median'

/** Code to measure. Processes all inputs once and returns the number of inputs. */
export interface Candidate {
  readonly name: string
  readonly pass: () => number
}

export interface Rate {
  readonly name: string
  /** Number of inputs per second of CPU time. It is the median of all rounds. */
  readonly perCpuSecond: number
}

const rounds = 5
const warmUpMs = 250
const roundMs = 200

/**
 * Measures candidates in CPU time, since the machine may be busy. Candidates take turns in each round, so
 * that a slow period affects all of them.
 */
export function measureCpuRates(candidates: readonly Candidate[]): readonly Rate[] {
  for (const { pass } of candidates) runFor(pass, warmUpMs)
  const samples = candidates.map(() => [] as number[])
  for (let round = 0; round < rounds; round++) {
    for (const [i, { pass }] of candidates.entries()) {
      globalThis.gc?.()
      samples[i]?.push(runFor(pass, roundMs))
    }
  }
  return candidates.map(({ name }, i) => ({ name, perCpuSecond: median(samples[i] ?? []) }))
}

function runFor(pass: () => number, milliseconds: number): number {
  const start = process.cpuUsage()
  let done = 0
  let spentMs = 0
  while (spentMs < milliseconds) {
    done += pass()
    const { user, system } = process.cpuUsage(start)
    spentMs = (user + system) / 1000
  }
  return (done * 1000) / spentMs
}
