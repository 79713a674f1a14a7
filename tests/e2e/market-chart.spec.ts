import type { Locator, Page } from '@playwright/test'
import { untilHistoryIsRead } from './history'
import { expect, test } from './journey'
import { sol } from './printed'

const market = '/drift/dashboard/orders/SOL'

const tokenChart = (page: Page) => page.getByRole('region', { name: 'SOL / USD', exact: true })
const marketChart = (page: Page) => page.getByRole('region', { name: 'SOL-PERP price', exact: true })
const plot = (chart: Locator) => chart.getByRole('group', { name: /^Price of/ })
/** The time in the legend: that of the bar under the crosshair, or of the latest bar. */
const legend = (chart: Locator) => chart.locator('p').first()

/** Opens a page and waits until its chart is drawn. */
async function open(page: Page, path: string, chart: Locator): Promise<Locator> {
  await page.goto(path)
  await chart.scrollIntoViewIfNeeded()
  await expect(plot(chart).locator('canvas').first()).toBeVisible({ timeout: 20_000 })
  return chart
}

/** Returns the number of loaded bars. */
async function countOf(chart: Locator): Promise<number> {
  return Number(/, (\d+) bars$/.exec((await plot(chart).getAttribute('aria-label')) ?? '')?.[1])
}

/** Returns the time of the bar in the middle of the chart, by moving the pointer there. */
async function middleTime(page: Page, chart: Locator): Promise<number> {
  const box = await plot(chart).boundingBox()
  if (box === null) throw new Error('the chart is not visible')
  await page.mouse.move(box.x + 5, box.y + 60)
  await page.mouse.move(box.x + box.width / 2, box.y + 60)
  await expect(legend(chart)).toContainText(' UTC')
  return timeIn((await legend(chart).textContent()) ?? '')
}

/** Returns the time at the start of a legend. */
function timeIn(text: string): number {
  return Date.parse(`${/^\d+ \w+ \d+, \d\d:\d\d/.exec(text)?.[0]} UTC`)
}

test('the four time frames stay the default, and the URL has the length of bars', async ({ page }) => {
  const chart = await open(page, `/tokens/${sol}`, tokenChart(page))
  await expect(chart.getByRole('radio', { name: '1D', exact: true })).toBeChecked()
  await expect(plot(chart)).toHaveAttribute('aria-label', /^Price of SOL, 1D, \d+ bars$/)
  await chart.getByText('15m', { exact: true }).click()
  await expect(page).toHaveURL(/bars=15m$/)
  await expect(plot(chart)).toHaveAttribute('aria-label', /^Price of SOL, 15m, \d+ bars$/)
  await expect(chart.getByRole('radio', { name: '1D', exact: true })).not.toBeChecked()
  await chart.getByText('1W', { exact: true }).click()
  await expect(page).toHaveURL(/timeframe=1W$/)
  await expect(plot(chart)).toHaveAttribute('aria-label', /^Price of SOL, 1W, \d+ bars$/)
})

for (const { what, path, chartOf } of [
  { what: 'token', path: `/tokens/${sol}`, chartOf: tokenChart },
  { what: 'perp market', path: market, chartOf: marketChart },
]) {
  test(`the chart of a ${what} moves by keys, buttons, drag and wheel`, async ({ page }) => {
    const chart = await open(page, `${path}?bars=1m`, chartOf(page))
    await expect.poll(() => countOf(chart), { timeout: 30_000 }).toBeGreaterThan(100)
    const start = await middleTime(page, chart)
    await plot(chart).focus()
    await page.keyboard.press('ArrowLeft')
    const left = await middleTime(page, chart)
    expect(left).toBeLessThan(start)
    await page.keyboard.press('End')
    await expect.poll(() => middleTime(page, chart)).toBeGreaterThan(left)
    await chart.getByRole('button', { name: 'Older bars' }).click()
    await expect.poll(() => middleTime(page, chart)).toBeLessThan(start)
    const older = await middleTime(page, chart)
    await chart.getByRole('button', { name: 'Latest' }).click()
    await expect.poll(() => middleTime(page, chart)).toBeGreaterThan(older)

    // Zooming in at the latest bar brings newer bars to the middle; zooming out, older ones.
    const before = await middleTime(page, chart)
    await plot(chart).focus()
    await page.keyboard.press('+')
    await expect.poll(() => middleTime(page, chart)).toBeGreaterThan(before)
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await expect.poll(() => middleTime(page, chart)).toBeLessThan(before)

    const box = await plot(chart).boundingBox()
    if (box === null) throw new Error('the chart is not visible')
    const undragged = await middleTime(page, chart)
    await page.mouse.move(box.x + 200, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 400, box.y + 60, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => middleTime(page, chart)).toBeLessThan(undragged)
    const unzoomed = await middleTime(page, chart)
    await page.mouse.move(box.x + 100, box.y + 60)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => middleTime(page, chart)).not.toBe(unzoomed)
  })

  test(`older bars of a ${what} load without gaps or duplicates`, async ({ page }) => {
    await untilHistoryIsRead(page, `/tokens/${sol}`)
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.searchParams.has('end')) asked.push(url.pathname + url.search)
    })
    const chart = await open(page, `${path}?bars=1m`, chartOf(page))
    await expect.poll(() => countOf(chart), { timeout: 30_000 }).toBeGreaterThan(100)
    const first = await countOf(chart)
    await plot(chart).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => countOf(chart), { timeout: 20_000 }).toBeGreaterThan(first)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(asked.length)
    await chart.getByRole('button', { name: 'View as table' }).click()
    const times = await chart
      .locator('tbody td:first-child')
      .evaluateAll((cells) => cells.map((cell) => Date.parse(cell.textContent?.replace(',', '') ?? '')))
    const steps = times.slice(1).map((time, index) => (times[index] ?? Number.NaN) - time)
    expect(new Set(steps)).toEqual(new Set([60_000]))
  })
}

test('the history ends with the plan that reads further back, or with longer bars', async ({ page }) => {
  const chart = await open(page, `/tokens/${sol}?bars=1d`, tokenChart(page))
  await expect(chart.getByText('Charts reach back 31 days.')).toBeVisible()
  await expect(chart.getByRole('link', { name: 'Pro and Ultimate' })).toHaveAttribute(
    'href',
    '/api/docs#plans',
  )
})

test('Shift and arrow keys select bars, which the legend and a live region report', async ({ page }) => {
  const chart = await open(page, `/tokens/${sol}?bars=5m`, tokenChart(page))
  await plot(chart).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const status = chart.getByRole('status').filter({ hasText: 'Open' })
  await expect(status).toContainText(/Open .*, High .*, Low .*, Close /)
  const time = /^[^,]+, \d\d:\d\d/.exec((await status.textContent()) ?? '')?.[0] ?? 'no time'
  await expect(legend(chart)).toContainText(time)
})

test('a perp market has open interest, funding and long/short in synchronised panes', async ({ page }) => {
  const chart = await open(page, market, marketChart(page))
  await expect(plot(chart)).toHaveAttribute('aria-label', /^Price of SOL-PERP, 1D, \d+ bars$/)
  for (const letter of ['O', 'H', 'L', 'C', 'V', 'OI', 'Funding', 'L/S']) {
    await expect(legend(chart).getByText(letter, { exact: true })).toBeVisible()
  }
  // One table row per pane, with a separator between two panes, and the time axis.
  await expect(plot(chart).locator('tr')).toHaveCount(8)
  await chart.getByRole('button', { name: 'View as table' }).click()
  for (const name of ['Open interest $', 'Funding per hour', 'Long/short ratio']) {
    await expect(chart.getByRole('columnheader', { name })).toBeVisible()
  }
})

test('the chart of a market opens with its newest bars, even if few are stored', async ({ page }) => {
  const chart = await open(page, `${market}?bars=15m`, marketChart(page))
  const latest = timeIn((await legend(chart).textContent()) ?? '')
  const middle = await middleTime(page, chart)
  expect(middle).toBeLessThan(latest)
  expect(middle).toBeGreaterThan(latest - 2 * 86_400_000)
})

test('marks are off by default, have a switch each, and are in the table', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/panels/marks/')) requests.push(new URL(request.url()).search)
  })
  const chart = await open(page, `/tokens/${sol}?bars=15m`, tokenChart(page))
  for (const name of ['Fills', 'Walls', 'Planned'])
    await expect(chart.getByRole('checkbox', { name })).not.toBeChecked()
  expect(requests).toEqual([])
  await chart.getByText('Walls', { exact: true }).click()
  await expect(page).toHaveURL(/bars=15m&walls=1$/)
  await expect.poll(() => requests).toEqual(['?walls=1'])
  await chart.getByRole('checkbox', { name: 'Fills' }).press('Space')
  await expect(page).toHaveURL(/fills=1000/)
  await chart.getByRole('combobox', { name: 'Minimum value of marked fills' }).selectOption('≥ $10K')
  await expect(page).toHaveURL(/fills=10000/)
  await chart.getByRole('button', { name: 'View as table' }).click()
  const marks = chart.getByRole('table', { name: 'Marks on the chart of SOL' })
  await expect(marks).toContainText(/Limit orders, (buy|sell)/)
})

test('a market marks its fills only', async ({ page }) => {
  const chart = await open(page, `${market}?bars=1m&fills=1000`, marketChart(page))
  await expect(chart.getByRole('checkbox', { name: 'Fills' })).toBeChecked()
  await expect(chart.getByRole('checkbox', { name: 'Walls' })).toHaveCount(0)
  await expect(chart).toContainText('The price above the chart is the oracle’s')
  await chart.getByRole('button', { name: 'View as table' }).click()
  await expect(chart.getByRole('table', { name: /^Marks/ })).toContainText(/Fill, (buy|sell)/)
})

test('another length of bars loads while updates are paused', async ({ page }) => {
  const chart = await open(page, `${market}?bars=1h`, marketChart(page))
  await page.getByRole('button', { name: 'Pause live' }).first().click()
  await chart.getByText('5m', { exact: true }).click()
  await expect(plot(chart)).toHaveAttribute('aria-label', /^Price of SOL-PERP, 5m, \d+ bars$/)
})

/** Moves the crosshair until the legend shows a time. The local days replace those of UTC when they have loaded. */
async function pointAtBar(chart: Locator, time: RegExp): Promise<void> {
  await expect(async () => {
    await plot(chart).press('Shift+ArrowLeft')
    await expect(legend(chart)).toContainText(time, { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('daily bars begin at the first hour of UTC after local midnight', async ({ page }) => {
    const chart = await open(page, `/tokens/${sol}?bars=1d`, tokenChart(page))
    await pointAtBar(chart, /, 00:30 /)
  })
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('daily bars begin at local midnight, or at midnight UTC if UTC is chosen', async ({ page }) => {
    const chart = await open(page, `/tokens/${sol}?bars=1d`, tokenChart(page))
    await pointAtBar(chart, /, 00:00 GMT\+[12]/)
    await page.evaluate(() => document.documentElement.classList.add('utc'))
    await expect(legend(chart)).toContainText(/, 00:00 UTC/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const { path, chartOf } of [
    { path: `/tokens/${sol}`, chartOf: tokenChart },
    { path: market, chartOf: marketChart },
  ]) {
    test(`the chart of ${path} fits, and its buttons move it`, async ({ page }) => {
      const chart = await open(page, `${path}?bars=5m`, chartOf(page))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      for (const name of ['Older bars', 'Newer bars', 'Zoom in', 'Zoom out', 'Latest']) {
        await chart.getByRole('button', { name }).tap()
      }
      await chart.getByText('1h', { exact: true }).tap()
      await expect(page).toHaveURL(/bars=1h$/)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each chart is a table, and its bars are links', async ({ page }) => {
    await page.goto(`${market}?bars=1h`)
    const chart = marketChart(page)
    await expect(chart.getByRole('columnheader', { name: 'Open interest $' })).toBeVisible()
    expect(await chart.locator('tbody tr').count()).toBeGreaterThan(5)
    await chart.getByRole('link', { name: '4h', exact: true }).click()
    await expect(page).toHaveURL(/bars=4h$/)
    await page.goto(`/tokens/${sol}?bars=15m`)
    expect(await tokenChart(page).locator('tbody tr').count()).toBeGreaterThan(10)
  })
})
