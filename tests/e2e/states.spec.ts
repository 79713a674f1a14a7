import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const bodyRows = (table: Locator) => table.locator('tbody tr')

/** From now on, reloads of the page fail, panels receive invalid data, and the event stream sends nothing. */
async function breakSources(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) => route.abort())
  await page.route('**/panels/**', (route) => route.fulfill({ body: 'nonsense' }))
  await page.route('**/api/dashboard/prices', (route) => route.abort())
  await page.route('**/api/stream*', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
}

/** Returns the effective opacity of an element, including its ancestors; 1 is opaque. */
const solidityOf = (what: Locator) =>
  what.first().evaluate((element) => {
    let solid = 1
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      solid *= Number(getComputedStyle(each).opacity)
    }
    return solid
  })
const solidity = (table: Locator) => solidityOf(bodyRows(table))

const outages = [
  { path: '/', panels: ['DCA Orders', 'Limit Orders', 'Kamino limit orders'] },
  { path: '/jupiter/dashboard', panels: ['DCA Orders', 'Limit Orders'] },
  { path: '/kamino/dashboard', panels: ['Limit Orders', 'SOL/USDC order book'] },
  { path: `/tokens/${sol}`, panels: ['DCA Orders', 'Limit Orders'] },
]

test.use({ cutsOff: true })

for (const { path, panels } of outages) {
  test(`${path} keeps, dims and marks its data during an outage, and recovers automatically`, async ({
    page,
  }) => {
    await page.clock.install()
    await breakSources(page)
    await page.goto(path)
    const [first = ''] = panels
    await expect(panel(page, first).getByText('Live', { exact: true })).toBeVisible()
    const counts = await Promise.all(panels.map((title) => bodyRows(panel(page, title)).count()))
    await page.clock.fastForward(25_000)
    for (const title of panels) {
      await expect(panel(page, title).getByText('Delayed', { exact: true })).toBeVisible()
      expect(await solidity(panel(page, title))).toBe(1)
    }
    await page.clock.fastForward(60_000)
    for (const [index, title] of panels.entries()) {
      await expect(panel(page, title).getByText('Offline', { exact: true })).toBeVisible()
      expect(await solidity(panel(page, title))).toBeLessThan(0.8)
      expect(await bodyRows(panel(page, title)).count()).toBe(counts[index])
    }
    const prices = page.getByTitle('Offline').filter({ hasText: 'SOL' })
    await expect(prices).toHaveCSS('opacity', '0.6')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // Set the browser's clock to the server's time again.
    await page.clock.setSystemTime(Date.now())
    for (const title of panels) {
      await expect(panel(page, title).getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
      expect(await solidity(panel(page, title))).toBe(1)
    }
    await expect(prices).toHaveCount(0)
  })
}

test('dims the price chart of a token after an outage of four chart intervals, and reports it', async ({
  page,
}) => {
  await page.clock.install()
  await breakSources(page)
  await page.goto(`/tokens/${sol}`)
  const chart = panel(page, 'SOL / USD')
  const drawing = chart.getByRole('group', { name: /SOL/ })
  await expect(chart.getByText('Live', { exact: true })).toBeVisible()
  await expect(drawing).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(chart.getByText('Delayed', { exact: true })).toBeVisible()
  expect(await solidityOf(drawing)).toBe(1)
  await page.clock.fastForward(120_000)
  await expect(chart.getByText('Offline', { exact: true })).toBeVisible()
  await expect.poll(() => solidityOf(drawing)).toBeLessThan(0.8)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.clock.setSystemTime(Date.now())
  await expect(chart.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await solidityOf(drawing)).toBe(1)
})

/** The most prominent figure of each page, identified by its label. */
const largest = [
  { path: `/tokens/${sol}`, figure: 'Market cap' },
  { path: '/jupiter/dashboard', figure: 'Active DCA orders' },
  { path: `/jupiter/dca/${sol}`, figure: 'Active orders' },
  { path: '/kamino/dashboard', figure: 'Active orders' },
  { path: '/kamino/traders', figure: 'Traders' },
]

for (const { path, figure } of largest) {
  test(`${path} keeps and dims its largest figures during an outage`, async ({ page }) => {
    await page.clock.install()
    await breakSources(page)
    await page.goto(path)
    const figures = page.getByRole('main').locator('dl').first()
    await expect(figures).toContainText(figure)
    const shown = await figures.locator('dt').count()
    expect(await solidityOf(figures)).toBe(1)
    await page.clock.fastForward(150_000)
    await expect.poll(() => solidityOf(figures)).toBeLessThan(0.8)
    expect(await figures.locator('dt').count()).toBe(shown)
  })
}

test('the head of a token dims an old price, and the ticker is dimmed', async ({ page }) => {
  await page.clock.install()
  await breakSources(page)
  await page.goto(`/tokens/${sol}`)
  const head = panel(page, 'Token')
  const price = head.getByText(/^\$\d/).first()
  await expect(panel(page, 'SOL / USD').getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause live' })).toBeEnabled()
  expect(await solidityOf(price)).toBe(1)
  const { height } = (await head.boundingBox()) ?? { height: 0 }
  await page.clock.fastForward(150_000)
  await expect.poll(() => solidityOf(price)).toBeLessThan(0.8)
  expect((await head.boundingBox())?.height).toBe(height)
  await page.goto('/')
  const trades = panel(page, 'Largest trades of the last 24 hours').getByRole('list')
  expect(await solidityOf(trades)).toBe(1)
  await page.clock.fastForward(1_300_000)
  await expect.poll(() => solidityOf(trades)).toBeLessThan(0.8)
})

test('a notice about all sources appears once on the page and as marks in its panels, and disappears automatically', async ({
  page,
}) => {
  const notice = 'The store is on holiday.'
  const meta = { source: 'simulated', dataTime: Math.floor(Date.now() / 1_000), dataSlot: 1, notice }
  const topics = ['prices', 'dca', 'limit', 'kamino', 'drift.trades', 'market_stats']
  const frame = JSON.stringify(Object.fromEntries(topics.map((topic) => [topic, meta])))
  const body = `event: freshness\ndata: ${frame}\n\n`
  const stream = '**/api/stream*'
  await page.route(stream, (route) => route.fulfill({ contentType: 'text/event-stream', body }))
  // Block page data, because it would report that every source is healthy.
  await page.route('**/*.data*', (route) => route.abort())
  await page.goto('/')
  const mark = (title: string) => panel(page, title).getByTitle(notice)
  await expect(page.getByRole('status').filter({ hasText: notice })).toHaveCount(1)
  for (const title of ['DCA Orders', 'Limit Orders', 'Kamino limit orders', 'Drift trades']) {
    await expect(mark(title)).toBeVisible()
    await expect(mark(title)).toHaveText(notice)
    await expect(panel(page, title).getByRole('status')).toHaveCount(0)
  }
  await expect(page.locator('p').filter({ hasText: notice })).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByTitle(notice)).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByRole('status').filter({ hasText: notice })).toHaveCount(0)
})
