import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import type { DcaOrderWire } from '~/contracts/orders/order'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { startProduct, untilLive } from './latency/product'
import { median } from './median'
import { observe, seenIn } from './pages/observe'
import { buildRowsPage } from './rows/build'
import { speakBare } from './rows/floor'
import { speak } from './rows/speaker'

/**
 * Measures the cost of a stream frame for a page with 250 rows. The cost is the script time from the text of
 * the frame to the changed visible rows, milliseconds. Also measures the later cost of the hidden rows, and
 * layout shift. Then measures all of this in a window as tall as the list, which no real screen is. A frame
 * contains at most 100 rows; if more rows change, the page reloads the list. `PAGES_AT=http://…` takes the
 * orders from a running product.
 */
const most = { scriptMs: 4, shift: 0 }
const rows = 250
const updates = 20
const origin = 'http://rows.example'
/**
 * Number of animation frames to wait, because updates are rendered in slices, a few of them between two
 * animation frames.
 */
const drawnWithinFrames = 8
/**
 * Waiting time in milliseconds, long enough for hidden rows to be updated and for visible rows to flash
 * again.
 */
const caughtUpAfterMs = 1_500
const screen = { width: 1440, height: 900 }
const tallAsTheList = { width: 1440, height: 10_000 }

const given = process.env.PAGES_AT
process.exitCode = (await measure(given === undefined ? await ordersOfOwnProduct() : await ordersOf(given)))
  ? 0
  : 1

async function ordersOfOwnProduct(): Promise<DcaOrderWire[]> {
  const product = await startProduct({})
  try {
    await untilLive(product)
    return await ordersOf(product.url)
  } finally {
    await product.stop()
  }
}

async function ordersOf(url: string): Promise<DcaOrderWire[]> {
  const { content } = await (await fetch(`${url}/api/dca/all?filter=historical&size=${rows}`)).json()
  if (content.length < rows) throw new Error(`only ${content.length} orders so far`)
  return content
}

async function measure(orders: readonly DcaOrderWire[]): Promise<boolean> {
  const folder = await buildRowsPage()
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: screen })
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      // Logos are not part of the measurement, so block them. The page shows letters instead.
      if (pathname.startsWith('/img/')) return route.fulfill({ status: 404 })
      return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) })
    })
    await page.addInitScript(observe)
    await page.addInitScript(speak, orders)
    await page.goto(origin)
    await page
      .locator('tbody tr')
      .nth(rows - 1)
      .waitFor()
    const tools = await page.context().newCDPSession(page)
    // Measure thread time, which excludes waiting for a core of a busy machine.
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate(speakBare)
    const each: boolean[] = []
    for (const changed of [10, 100, rows]) each.push(judge(await measureUpdates(page, tools, changed)))
    await page.setViewportSize(tallAsTheList)
    console.log('in a window as tall as the list:')
    await measureUpdates(page, tools, rows)
    return each.every(Boolean)
  } finally {
    await browser.close()
  }
}

function judge({ scriptMs, shift }: { readonly scriptMs: number; readonly shift: number }): boolean {
  const isReached = scriptMs <= most.scriptMs && shift <= most.shift
  console.log(`  required: script ≤ ${most.scriptMs} ms, no shift: ${isReached ? 'reached' : 'MISSED'}`)
  return isReached
}

async function measureUpdates(page: Page, tools: CDPSession, changed: number) {
  const costs: Cost[] = []
  const floors: number[] = []
  const later: number[] = []
  for (let i = 0; i < updates; i++) {
    costs.push(await costOf(page, tools, changed, 'say'))
    const before = await metricsOf(tools)
    await pause(caughtUpAfterMs)
    later.push(spentMs(before, await metricsOf(tools)).scriptMs)
    floors.push((await costOf(page, tools, changed, 'sayBare')).scriptMs)
  }
  const { shift, shifted } = await seenIn(page)
  for (const moved of shifted.slice(-5)) console.log(`  moved: ${moved}`)
  const scriptMs = median(costs.map((cost) => cost.scriptMs))
  const floorMs = median(floors)
  const others = `${median(later).toFixed(2)} ms when there is time, style ${median(costs.map(({ styleMs }) => styleMs)).toFixed(2)} ms, layout ${median(costs.map(({ layoutMs }) => layoutMs)).toFixed(2)} ms`
  console.log(
    `${changed} of ${rows} rows change: script ${scriptMs.toFixed(2)} ms, ${others}, shift ${shift}`,
  )
  console.log(
    `  read and written by a bare loop: script ${floorMs.toFixed(2)} ms; ours ${(scriptMs / floorMs).toFixed(2)} ×`,
  )
  return { scriptMs, shift }
}

interface Cost {
  readonly scriptMs: number
  readonly styleMs: number
  readonly layoutMs: number
}

async function costOf(page: Page, tools: CDPSession, changed: number, how: 'say' | 'sayBare'): Promise<Cost> {
  await page.evaluate((count) => Reflect.get(window, 'prepare')(count), changed)
  const before = await metricsOf(tools)
  await page.evaluate(
    async ([say, frames]) => {
      // Send the frame as a message, because scripts that run within `evaluate` itself are not counted.
      await new Promise<void>((said, failed) => {
        setTimeout(() => {
          try {
            Reflect.get(window, say)()
            said()
          } catch (error) {
            failed(error)
          }
        })
      })
      for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame)
    },
    [how, drawnWithinFrames] as const,
  )
  return spentMs(before, await metricsOf(tools))
}

type Metrics = ReadonlyMap<string, number>

function spentMs(before: Metrics, after: Metrics): Cost {
  const of = (name: string) => ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)) * 1_000
  return {
    scriptMs: of('ScriptDuration'),
    styleMs: of('RecalcStyleDuration'),
    layoutMs: of('LayoutDuration'),
  }
}

async function metricsOf(tools: CDPSession): Promise<Metrics> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}
