import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { type BarInterval, barIntervals } from '~/domain/price/bar-range'
import { siteText } from '~/shared/text/site-text'
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
const draws = 9
/** Time in which a chosen length has changed the page, and time in which the chart is drawn, milliseconds. */
const settleMs = 2_000
const drawMs = 1_000
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
    const drawn = await measureDrawing(browser, url)
    const [medianMs, ...rangeMs] = [median(drawn), Math.min(...drawn), Math.max(...drawn)].map(Math.round)
    console.info(
      `chart drawn at ${cpuSlowdown}× CPU: ${medianMs} (${rangeMs.join('–')}) ms (at most ${mostDrawMs} ms)`,
    )
    const { framesPerSecond, shown } = await measurePanning(browser, url)
    console.info(
      `panning ${shown} bars: ${framesPerSecond.toFixed(1)} frames/s (at least ${leastFramesPerSecond})`,
    )
    return median(drawn) <= mostDrawMs && framesPerSecond >= leastFramesPerSecond
  } finally {
    await browser.close()
  }
}

declare global {
  /** Requests of the page for bars, oldest first, that wait for the bench to respond. */
  var heldBars: { readonly url: string; readonly respond: (body: string) => void }[]
}

/**
 * Opens the market's page, whose requests for bars wait for the bench. Responses to changes of the URL never arrive,
 * because they bring bars as well.
 */
async function openMarket(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 1440, height: 1200 }
  const page = await (await browser.newContext({ viewport, userAgent })).newPage()
  await page.addInitScript(() => {
    const { fetch } = window
    globalThis.heldBars = []
    window.fetch = (input, init) => {
      const url = String(input)
      if (url.includes('.data?')) return new Promise(() => undefined)
      if (!url.includes('/panels/bars/')) return fetch(input, init)
      const headers = { 'content-type': 'application/json' }
      return new Promise((resolve) => {
        heldBars.push({ url, respond: (body) => resolve(new Response(body, { headers })) })
      })
    }
  })
  // Rows of the stream would be drawn during the measurement.
  await page.route('**/api/stream*', (route) => route.abort())
  await page.goto(`${url}${market}`)
  await plotOf(page).locator('canvas').first().waitFor()
  return page
}

function plotOf(page: Page): Locator {
  return page.getByRole('group', { name: /^Price of/ })
}

/** Chooses a length of bars, and waits until the chart has requested them. */
async function requestBars(page: Page, length: BarInterval): Promise<void> {
  // Not with the pointer, whose checks would take time of the page.
  await page.evaluate((wanted) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === wanted)
    label?.click()
  }, length)
  // Requests for older bars have an end.
  await page.waitForFunction((wanted) => heldBars.some(({ url }) => url.endsWith(wanted)), `bars=${length}`)
}

/** Responds to the request for the newest bars of a length, with made-up ones. */
async function sendBars(page: Page, length: BarInterval, count: number): Promise<void> {
  const respond = ({ wanted, body }: { readonly wanted: string; readonly body: string }) => {
    for (const held of heldBars.splice(0)) if (held.url.endsWith(wanted)) held.respond(body)
  }
  const made = barsOf(count, barIntervals[length], Date.now())
  await page.evaluate(respond, { wanted: `bars=${length}`, body: JSON.stringify(made) })
}

/**
 * Returns the processor times of the main thread from the arrival of the bars until the chart is drawn, milliseconds on
 * a processor that is `cpuSlowdown` times slower. The chart is created again each time. What the page does meanwhile adds
 * to the result; `idleMs` of the same length is subtracted. Chromium's own slowdown is not used, because it extends the
 * time of the clock: while other programs have the processor, it would extend their time as well.
 */
async function measureDrawing(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await openMarket(browser, url)
  // Other panels must not poll during the measurement. A paused panel without data still requests it.
  // By keyboard: where a pointer rests, each new layout looks for the element under it, which is no drawing.
  await page.getByRole('button', { name: siteText.pauseLive }).press('Enter')
  const tools = await page.context().newCDPSession(page)
  // The time of the thread, not of the clock: other processes must not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  for (let round = 0; round < draws; round++) {
    const length = round % 2 === 0 ? '15m' : '5m'
    await requestBars(page, length)
    await page.waitForTimeout(settleMs)
    const idleMs = await taskMsOf(tools, () => page.waitForTimeout(drawMs))
    const drawnMs = await taskMsOf(tools, async () => {
      await sendBars(page, length, bars.drawn)
      await page.waitForTimeout(drawMs)
    })
    await page.getByRole('group', { name: `${bars.drawn} bars` }).waitFor()
    times.push(cpuSlowdown * (drawnMs - idleMs))
  }
  return times
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
  const page = await openMarket(browser, url)
  await requestBars(page, '1m')
  await sendBars(page, '1m', bars.panned)
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
