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

/** Opens the market's page, whose chart loads made-up bars. */
async function openChart(browser: Browser, url: string, count: number): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 1200 }, userAgent })
  ).newPage()
  await page.route('**/panels/bars/**', (route) => route.fulfill({ json: barsOf(count, Date.now()) }))
  await page.goto(`${url}${market}?bars=1h`)
  await plotOf(page).locator('canvas').first().waitFor()
  return page
}

function plotOf(page: Page): Locator {
  return page.getByRole('group', { name: /^Price of/ })
}

/**
 * Returns the time of all tasks of the main thread while a chart with other bars replaces the chart, milliseconds. Its
 * code and its bars are loaded before. The rest of the page adds to it, so the result is an upper limit.
 */
async function measureDrawing(browser: Browser, url: string): Promise<number> {
  const page = await openChart(browser, url, bars.drawn)
  const tools = await page.context().newCDPSession(page)
  await page.getByRole('button', { name: 'Pause live' }).first().click()
  await tools.send('Performance.enable')
  const times: number[] = []
  for (let round = 0; round < draws; round++) {
    await page.waitForTimeout(1_000)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const before = await taskMs(tools)
    await page.locator('label', { hasText: round % 2 === 0 ? /^15m$/ : /^5m$/ }).click()
    await page.waitForTimeout(1_500)
    times.push((await taskMs(tools)) - before)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return median(times)
}

async function taskMs(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Drags from the newest to the oldest bar and counts the frames. */
async function measurePanning(browser: Browser, url: string) {
  const page = await openChart(browser, url, bars.panned)
  await page.locator('label', { hasText: /^1m$/ }).click()
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
