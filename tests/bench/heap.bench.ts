import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { mints } from '~/domain/mints'
import { startProduct, untilLive } from './latency/product'
import { hasten } from './replay/hasten'
import { framesBetween, type Recording, record } from './replay/recording'
import { openStage, type Stage } from './replay/stage'

/**
 * A page that is left open for a working day: eight hours of updates, polls and ticks of its clock in minutes, in a real browser. What a page
 * holds after an hour is all that it may hold after eight. `PAGES_AT=http://…` uses a product that is running already, `PAGES_ONLY` some pages.
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
/** How much faster than life: eight hours in three minutes. */
const factor = 160
/** The page warms up: code, caches and the first pages of all lists. */
const settledAfterHours = 2
const recordSeconds = 30
const stepMs = 50
const looks = 3
const hourSeconds = 3_600
/**
 * The engine goes on making code faster for minutes, and keeps what it has made, up to 1 MB: no matter of hours, but eight hours are minutes here. So
 * each function is compiled once, when it is called first.
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
    `recorded ${recording.frames.length} frames in ${recordSeconds} s; told ${factor} times as fast`,
  )
  const stage = await openStage(url)
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', compiledOnce],
  })
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

/** Tells what happens between two moments, in seconds, as fast as the browser takes it. */
async function replay(stage: Stage, recording: Recording, from: number, to: number): Promise<void> {
  const step = (stepMs / 1_000) * factor
  for (let at = from; at < to; at += step) {
    await stage.say(framesBetween(recording, at, Math.min(at + step, to)))
    await pause(stepMs)
  }
}

/** The least of a few looks: in one of them the page may be in the middle of drawing, with everything there twice. */
async function weigh(tools: CDPSession, afterHours: number): Promise<Held> {
  const seen: Held[] = []
  for (let i = 0; i < looks; i++) seen.push(await look(tools, afterHours))
  return seen.reduce((least, one) => (one.bytes < least.bytes ? one : least))
}

async function look(tools: CDPSession, afterHours: number): Promise<Held> {
  await pause(500)
  // The second time finds what the first one's finalizers let go.
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

/** Bytes an hour of the line that lies closest to all points. */
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
