import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { mints } from '~/domain/token/mints'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { startProduct, untilLive } from './latency/product'
import { hasten } from './replay/hasten'
import { framesBetween, type Recording, record } from './replay/recording'
import { openStage, type Stage } from './replay/stage'

/**
 * Simulates a page left open for a working day in a real browser: eight hours of updates, polls and clock
 * ticks in a few minutes. After eight hours it may not use more memory than after the first hours.
 * `PAGES_AT=http://…` uses a running product, `PAGES_ONLY` selects pages.
 */
const most = { grownBytes: 1_000_000, grownNodes: 500 }
const usual = [
  '/',
  '/drift/dashboard/overview',
  '/jupiter/dashboard',
  '/kamino/dashboard',
  `/tokens/${mints.wSOL}`,
]
const pages = process.env.PAGES_ONLY?.split(',') ?? usual
const hours = 8
/** Factor by which time passes faster: eight hours take three minutes. */
const factor = 160
/** Number of hours for which the page warms up: code, caches and the first pages of all lists are loaded. */
const settledAfterHours = 2
const recordSeconds = 30
const stepMs = 50
const looks = 3
const hourSeconds = 3_600
/**
 * Flag of V8 that compiles each function only once, on its first call. Otherwise V8 optimises code for
 * minutes and retains up to 1 MB of it. That would distort the result, because here eight hours pass in
 * minutes.
 */
const compiledOnce = '--js-flags=--no-opt --no-maglev --always-sparkplug --no-lazy-feedback-allocation'

interface Held {
  readonly hours: number
  readonly bytes: number
  readonly nodes: number
  readonly listeners: number
}

const results: boolean[] = []
const given = process.env.PAGES_AT
if (given === undefined) await measureOwnProduct()
else await measureAll(given)
process.exitCode = results.every(Boolean) ? 0 : 1

async function measureOwnProduct(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-heap-'))
  const product = await startProduct({ DATA_DIR: folder })
  try {
    await untilLive(product)
    await measureAll(product.url)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(url: string): Promise<void> {
  const recording = await record(url, recordSeconds)
  console.log(
    `recorded ${recording.frames.length} frames in ${recordSeconds} s; replayed ${factor} times as fast`,
  )
  const stage = await openStage(url)
  const options = await chromiumOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, compiledOnce] })
  try {
    for (const path of pages) judge(path, await leaveOpen(browser, stage, recording, path))
  } finally {
    await browser.close()
    await stage.close()
  }
}

async function leaveOpen(
  browser: Browser,
  stage: Stage,
  recording: Recording,
  path: string,
): Promise<Held[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(hasten, factor)
    await page.goto(stage.url + path)
    while (stage.listeners() === 0) await pause(stepMs)
    const tools = await context.newCDPSession(page)
    await tools.send('Performance.enable')
    const held: Held[] = []
    for (let hour = 0; hour < hours; hour++) {
      await replay(stage, recording, hour * hourSeconds, (hour + 1) * hourSeconds)
      held.push(await weigh(tools, hour + 1))
    }
    return held
  } finally {
    await context.close()
  }
}

/** Replays the frames between two times, seconds, as fast as the browser accepts them. */
async function replay(stage: Stage, recording: Recording, from: number, to: number): Promise<void> {
  const step = (stepMs / 1_000) * factor
  for (let at = from; at < to; at += step) {
    await stage.say(framesBetween(recording, at, Math.min(at + step, to)))
    await pause(stepMs)
  }
}

/**
 * Returns the smallest of a few measurements of memory. During a single measurement the page may be rendering
 * and hold its elements twice.
 */
async function weigh(tools: CDPSession, afterHours: number): Promise<Held> {
  const seen: Held[] = []
  for (let i = 0; i < looks; i++) seen.push(await look(tools, afterHours))
  return seen.reduce((least, one) => (one.bytes < least.bytes ? one : least))
}

async function look(tools: CDPSession, afterHours: number): Promise<Held> {
  await pause(500)
  // A second garbage collection frees what the finalizers of the first one have released.
  for (let i = 0; i < 2; i++) await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  const { metrics } = await tools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { hours: afterHours, bytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

function judge(path: string, held: readonly Held[]): void {
  console.log(`\n${path}`)
  for (const { hours, bytes, nodes, listeners } of held) {
    console.log(`  ${hours} h ${mb(bytes).padStart(10)} ${nodes} nodes, ${listeners} listeners`)
  }
  const settled = held.filter(({ hours }) => hours >= settledAfterHours)
  const slope = slopeOf(settled)
  const span = hours - settledAfterHours
  const nodes = (settled.at(-1)?.nodes ?? Number.NaN) - (settled[0]?.nodes ?? Number.NaN)
  const reached = slope * span <= most.grownBytes && nodes <= most.grownNodes
  results.push(reached)
  console.log(`  slope from hour ${settledAfterHours} on: ${(slope / 1_000).toFixed(1)} kB an hour`)
  console.log(
    `  required: in ${span} hours at most ${mb(most.grownBytes)} and ${most.grownNodes} nodes more: ${reached ? 'reached' : 'MISSED'}`,
  )
}

/** Returns the slope of the line that fits the measurements best, bytes per hour. */
function slopeOf(held: readonly Held[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const middle = { hours: mean(held.map(({ hours }) => hours)), bytes: mean(held.map(({ bytes }) => bytes)) }
  const part = (of: (one: Held) => number) => held.reduce((sum, one) => sum + of(one), 0)
  return (
    part((one) => (one.hours - middle.hours) * (one.bytes - middle.bytes)) /
    part((one) => (one.hours - middle.hours) ** 2)
  )
}

function mb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`
}
