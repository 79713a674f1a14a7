import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askedPerSecond, copiedPerSecond } from './backfill/floors'
import { createWatch } from './backfill/watch'
import { readTree, type TreeUse } from './latency/process-tree'
import { startProduct } from './latency/product'

/**
 * Starts the whole product for the first time on the simulated cluster with its history. Measures the speed
 * and cost of the backfill, and its effect on live data. `BACKFILL_DAYS` limits the history, 31 by default.
 */
const days = process.env.BACKFILL_DAYS ?? '31'
const recentSeconds = 26 * 3600
const required = { eventsPerSecond: 5_000, recentSeconds: 20, monthSeconds: 360, liveP99Ms: 400 }
const longestSeconds = 3_600

const { passed, perSecond } = await measure()
await reportAskedOnly(perSecond)
process.exitCode = passed ? 0 : 1

interface Result {
  readonly passed: boolean
  /** Number of backfilled events per second, measured from the start of the process. */
  readonly perSecond: number
}

async function measure(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-backfill-'))
  const startedMs = performance.now()
  const product = await startProduct({ DATA_DIR: folder, BACKFILL_DAYS: days })
  const watch = createWatch(product.url)
  try {
    const before = readTree(product.pid, 'web')
    let recentAfter = Number.NaN
    let events = 0
    for (;;) {
      const history = await watch.history()
      const seconds = (performance.now() - startedMs) / 1000
      events = Math.max(events, ...history.map((each) => each.events))
      const isComplete = history.length >= 5 && history.every((each) => each.isComplete)
      const isRecent =
        history.length >= 5 &&
        history.every((each) => each.isComplete || each.since <= each.until - recentSeconds)
      if (isRecent && Number.isNaN(recentAfter)) recentAfter = seconds
      if (isComplete || seconds > longestSeconds) {
        const after = readTree(product.pid, 'web')
        const passed = report({ seconds, events, recentAfter, isComplete, before, after, watch })
        printFloor(
          'rows per second by bare COPY, without indexes',
          await copiedPerSecond(folder),
          events / seconds,
        )
        return { passed, perSecond: events / seconds }
      }
      await pause(250)
    }
  } finally {
    watch.stop()
    await product.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Measured {
  readonly seconds: number
  readonly events: number
  readonly recentAfter: number
  readonly isComplete: boolean
  readonly before: TreeUse
  readonly after: TreeUse
  readonly watch: ReturnType<typeof createWatch>
}

function report({ seconds, events, recentAfter, isComplete, before, after, watch }: Measured): boolean {
  const perSecond = events / seconds
  const live = watch.latencies()
  print(
    `history of ${days} days${isComplete ? '' : ' (not finished)'}`,
    `${whole(events)} events`,
    `${seconds.toFixed(0)} s`,
  )
  print('the last 26 hours, from the start of the process', `${recentAfter.toFixed(1)} s`)
  print('events per second, from the start of the process', whole(perSecond))
  for (const part of ['simulator', 'indexer', 'postgres', 'web'] as const) {
    const microseconds = ((after[part].cpuMs - before[part].cpuMs) * 1000) / Math.max(1, events)
    print(`  ${part}`, `${microseconds.toFixed(0)} µs/event`, `${whole(after[part].bytes / 1024 / 1024)} MB`)
  }
  print(
    'live events meanwhile, from confirmation to stream',
    `p50 ${whole(live.p50Ms)} ms`,
    `p99 ${whole(live.p99Ms)} ms`,
    `${live.count} events`,
  )
  const scaled = required.monthSeconds * (Number(days) / 31)
  const wholeWithin = Math.max(scaled, required.recentSeconds)
  const reached = [
    require(`26 h within ${required.recentSeconds} s`, recentAfter <= required.recentSeconds),
    require(`all ${days} days within ${whole(wholeWithin)} s`, isComplete && seconds <= wholeWithin),
    require(`${whole(required.eventsPerSecond)} events per second`, perSecond >= required.eventsPerSecond),
    require(`live events within ${required.liveP99Ms} ms (p99)`, live.p99Ms <= required.liveP99Ms),
  ]
  return reached.every((each) => each)
}

/** Prints a requirement with its result, and returns whether it is met. */
function require(what: string, isReached: boolean): boolean {
  print(`required: ${what}`, isReached ? 'reached' : 'MISSED')
  return isReached
}

/** Stops the product and measures a reader that neither decodes nor stores anything. */
async function reportAskedOnly(perSecond: number): Promise<void> {
  printFloor('transactions per second, only requested and parsed', await askedPerSecond(), perSecond)
}

function printFloor(label: string, rate: number, perSecond: number): void {
  print(label, whole(rate), `ratio ${(perSecond / rate).toFixed(2)}`)
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(52)} ${values.map((value) => value.padStart(16)).join('')}`)
}
