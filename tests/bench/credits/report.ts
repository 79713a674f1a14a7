import type { Counts } from './counting-node'
import { priceOfCall, priceOfStream, prices, streams } from './prices'

/** What one run has counted. */
export interface Measured {
  readonly title: string
  readonly counts: Counts
  readonly seconds: number
}

const daySeconds = 86_400
const million = 1_000_000

/** Returns the credits per day at the pace of the run. */
export function creditsPerDay({ counts, seconds }: Measured): number {
  return linesOf(counts).reduce((sum, { credits }) => sum + credits, 0) * (daySeconds / seconds)
}

/**
 * Returns the credits per day that a run costs beyond another one, counting only methods and streams that cost
 * more. Methods that cost less, because the traffic makes them unnecessary, are left out.
 */
export function addedCreditsPerDay(run: Measured, idle: Measured): number {
  const before = new Map(linesOf(idle.counts).map((line) => [line.name, line.credits / idle.seconds]))
  const added = linesOf(run.counts).map(
    ({ name, credits }) => credits / run.seconds - (before.get(name) ?? 0),
  )
  return added.filter((each) => each > 0).reduce((sum, each) => sum + each, 0) * daySeconds
}

/** Prints calls, streamed data and credits per day, one line per method. Zero lines are left out. */
export function printTable(measured: Measured): void {
  const { title, counts, seconds } = measured
  const factor = daySeconds / seconds
  console.log(`\n${title} (${Math.round(seconds)} s measured)`)
  print('', 'in the run', 'a day', 'credits a day')
  for (const { name, count, unit, credits } of linesOf(counts))
    print(`  ${name}`, `${whole(count)}${unit}`, `${whole(count * factor)}${unit}`, whole(credits * factor))
  print('  together', '', '', `${inMillions(creditsPerDay(measured))} million`)
}

/** Prints a requirement with the measured value, credits a day, and returns whether it is met. */
export function printRequired(what: string, credits: number, most: number): boolean {
  const isMet = credits <= most
  const value = `${inMillions(credits)} of ${inMillions(most)} million`
  console.log(`required: ${what.padEnd(56)} ${value.padStart(24)}  ${isMet ? 'reached' : 'MISSED'}`)
  return isMet
}

/** Prints what share of each plan a daily cost uses. */
export function printPlans(what: string, credits: number): void {
  const shares = prices.plans.map(({ name, millions }) => {
    return `${name}: ${Math.round((credits * 30 * 100) / (millions * million)).toLocaleString('en-US')} %`
  })
  console.log(`${what}, share of the monthly credits: ${shares.join(', ')}`)
}

export function inMillions(credits: number): string {
  return (credits / million).toFixed(4)
}

interface Line {
  readonly name: string
  readonly count: number
  readonly unit: string
  readonly credits: number
}

function linesOf({ calls, streamed }: Counts): readonly Line[] {
  const called = [...calls].map(([name, count]) => ({
    name,
    count,
    unit: '',
    credits: count * priceOfCall(name),
  }))
  const sent = streams.flatMap((stream) =>
    [...streamed[stream]].map(([name, bytes]) => ({
      name: `${stream} ${name}`,
      count: bytes / 1_000,
      unit: ' kB',
      credits: priceOfStream(stream, bytes),
    })),
  )
  return [...called, ...sent]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.credits - one.credits)
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(36)} ${values.map((value) => value.padStart(16)).join('')}`)
}
