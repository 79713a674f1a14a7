import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { barsOf } from './charts/bars'
import { startProduct, untilLive } from './latency/product'
import { median } from './median'
import { userAgent } from './pages/visit'

/**
 * Measures the chart of a perp market with all panes: the work of drawing it on a slow processor, and the frames per
 * second while the visitor drags through 10,000 bars. `CHARTS_AT=http://…` measures a running product.
 */
const mostDrawMs = 200
const leastFramesPerSecond = 50
const cpuSlowdown = 4
const draws = 5
/** Time in which a chosen length has changed the page, and time in which the chart is drawn, milliseconds. */
const settleMs = 2_000
const drawMs = 3_000
const bars = { drawn: 300, panned: 10_000 }
const market = '/drift/dashboard/orders/SOL'

const given = process.env.CHARTS_AT
const passed = given === undefined ? await measureOwnProduct() : await measure(given)
process.exitCode = passed ? 0 : 1

async function measureOwnProduct(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-charts-'))
  const product = await startProduct({ DATA_DIR: folder, BACKFILL_DAYS: '1' })
  try {
    await untilLive(product)
    return await measure(product.url)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(url: string): Promise<boolean> {
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const drawMs = await measureDrawing(browser, url)
    console.info(`chart drawn at ${cpuSlowdown}× CPU: ${Math.round(drawMs)} ms (at most ${mostDrawMs} ms)`)
    const { framesPerSecond, shown } = await measurePanning(browser, url)
    console.info(
      `panning ${shown} bars: ${framesPerSecond.toFixed(1)} frames/s (at least ${leastFramesPerSecond})`,
    )
    return drawMs <= mostDrawMs && framesPerSecond >= leastFramesPerSecond
  } finally {
    await browser.close()
  }
}

declare global {
  /** Functions that release the bars that the page has requested. */
  var heldBars: (() => void)[]
}

/** Opens the market's page, whose chart loads made-up bars. The bench releases them. */
async function openChart(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 1200 }, userAgent })
  ).newPage()
  await page.addInitScript(
    (body) => {
      const { fetch } = window
      globalThis.heldBars = []
      window.fetch = (input, init) => {
        if (!String(input).includes('/panels/bars/')) return fetch(input, init)
        const headers = { 'content-type': 'application/json' }
        return new Promise((resolve) => heldBars.push(() => resolve(new Response(body, { headers }))))
      }
    },
    JSON.stringify(barsOf(count, Date.now())),
  )
  // Rows of the stream would be drawn during the measurement.
  await page.route('**/api/stream*', (route) => route.abort())
  await page.goto(`${url}${market}`)
  await plotOf(page).locator('canvas').first().waitFor()
  return page
}

function plotOf(page: Page): Locator {
  return page.getByRole('group', { name: /^Price of/ })
}

/**
 * Returns the processor time of the main thread from the arrival of the bars until the chart is drawn, milliseconds. The
 * bars wait until the change of the URL is done, because its work is not that of the chart. What the page does meanwhile
 * adds to the result; `idleMs` of the same length is subtracted.
 */
async function measureDrawing(browser: Browser, url: string): Promise<number> {
  const page = await openChart(browser, url, bars.drawn)
  const tools = await page.context().newCDPSession(page)
  // The time of the thread, not of the clock: other processes must not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  for (let round = 0; round < draws; round++) {
    await chooseBars(page, round % 2 === 0 ? '15m' : '5m')
    await page.waitForFunction(() => heldBars.length > 0)
    await page.waitForTimeout(settleMs)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const idle = await taskMsOf(tools, () => page.waitForTimeout(drawMs))
    const drawn = await taskMsOf(tools, async () => {
      await releaseBars(page)
      await page.waitForTimeout(drawMs)
    })
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.getByRole('group', { name: `${bars.drawn} bars` }).waitFor()
    times.push(drawn - idle)
  }
  return median(times)
}

/** Chooses a length of bars without the pointer, whose checks would take time of the page. */
async function chooseBars(page: Page, length: string): Promise<void> {
  await page.evaluate((wanted) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === wanted)
    label?.click()
  }, length)
}

async function releaseBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const release of heldBars.splice(0)) release()
  })
}

async function taskMsOf(tools: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskMs(tools)
  await act()
  return (await taskMs(tools)) - before
}

async function taskMs(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Drags from the newest to the oldest bar and counts the frames. */
async function measurePanning(browser: Browser, url: string) {
  const page = await openChart(browser, url, bars.panned)
  await chooseBars(page, '1m')
  await page.waitForFunction(() => heldBars.length > 0)
  await releaseBars(page)
  await page.getByRole('group', { name: `${bars.panned} bars` }).waitFor()
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Zoom out' }).click()
  const box = await plotOf(page).boundingBox()
  if (box === null) throw new Error('the chart is not visible')
  await page.evaluate(() => {
    const count = { frames: 0, startMs: performance.now() }
    Object.assign(window, { count })
    const next = () => {
      count.frames++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  const [left, right, y] = [box.x + 20, box.x + box.width - 120, box.y + 80]
  for (let drag = 0; drag < 10; drag++) {
    await page.mouse.move(left, y)
    await page.mouse.down()
    await page.mouse.move(right, y, { steps: 40 })
    await page.mouse.up()
  }
  const framesPerSecond = await page.evaluate(() => {
    const { count } = window as unknown as { count: { frames: number; startMs: number } }
    return (1_000 * count.frames) / (performance.now() - count.startMs)
  })
  return { framesPerSecond, shown: bars.panned }
}
