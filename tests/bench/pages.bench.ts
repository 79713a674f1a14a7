import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { startProduct, untilLive } from './latency/product'
import { type Visit, visit } from './pages/visit'

/** The overview as a first-time visitor with a slow phone or a slow notebook gets it: soon, and without anything moving. */
const most = { largestPaintMs: 1_800, shift: 0.02 }
const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
]
const visits = 5
const settleMs = 15_000

const folder = mkdtempSync(join(tmpdir(), 'sextant-pages-'))
const results: boolean[] = []
const product = await startProduct({ DATA_DIR: folder, BACKFILL_DAYS: '1' })
try {
  await untilLive(product)
  await pause(settleMs)
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    for (const screen of screens) await measure(browser, screen)
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = results.every(Boolean) ? 0 : 1

async function measure(browser: Browser, { name, width, height }: (typeof screens)[number]): Promise<void> {
  const seen: Visit[] = []
  for (let i = 0; i < visits; i++) seen.push(await visit(browser, `${product.url}/`, width, height))
  const largestMs = median(seen.map(({ largestPaintMs }) => largestPaintMs))
  const shift = Math.max(...seen.map((each) => each.shift))
  print(`${name}: first paint, median of ${visits}`, ms(median(seen.map((each) => each.firstPaintMs))))
  print(
    `${name}: largest paint, median and worst`,
    ms(largestMs),
    ms(Math.max(...seen.map((each) => each.largestPaintMs))),
  )
  print(`${name}: it is`, seen.at(-1)?.largest ?? '')
  print(`${name}: layout shift, worst`, shift.toFixed(4))
  for (const moved of new Set(seen.flatMap(({ shifted }) => shifted))) print(`${name}: moved`, moved)
  judge(`${name}: largest paint ≤ ${ms(most.largestPaintMs)}`, largestMs <= most.largestPaintMs)
  judge(`${name}: layout shift ≤ ${most.shift}`, shift <= most.shift)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}

function judge(what: string, reached: boolean): void {
  results.push(reached)
  print(`required: ${what}`, reached ? 'reached' : 'MISSED')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(48)} ${values.map((value) => value.padStart(12)).join('')}`)
}
