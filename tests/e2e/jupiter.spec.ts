import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'

/** Returns any DCA order together with its trader. */
async function someOrder(request: APIRequestContext): Promise<{ userPublicKey: string; publicKey: string }> {
  const { content } = await (await request.get('/api/dca/all?filter=historical&size=1')).json()
  return content[0]
}

test('the dashboard has its panels in the specified order', async ({ page }) => {
  await page.goto('/jupiter/dashboard')
  await expect(page).toHaveTitle(/^Jupiter Orders Dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jupiter Orders Dashboard')
  await expect(page.getByRole('link', { name: /Trade on Jupiter/ })).toHaveAttribute('rel', /sponsored/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'DCA Orders',
    '30-day DCA volume',
    'Limit Orders',
    'DCA volume',
    'Top filled tokens',
    'Top filled tokens, table',
    'Net volume top tokens 1H',
    'Net volume top tokens 1M',
    'Total volume stables 1D',
    'What is Jupiter DCA?',
    // The panel "DCA pressure" is not part of the specified order. It comes after the others, or beside the
    // chart if there is enough space.
    'DCA pressure',
  ])
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { level: 2, name, exact: true }).boundingBox())?.y
  expect(await topOf('DCA pressure')).toBe(await topOf('DCA volume'))
  await expect(page.getByRole('table', { name: 'DCA Orders' }).locator('tbody tr')).toHaveCount(12)
  await expect(page.getByRole('table', { name: 'Limit Orders' }).locator('tbody tr')).toHaveCount(14)
})

test('draws a chart when it becomes visible, and supports arrow keys, URL options and a table view', async ({
  page,
}) => {
  await page.goto('/jupiter/dashboard')
  const card = page.getByRole('region', { name: 'DCA volume', exact: true })
  await card.scrollIntoViewIfNeeded()
  const chart = card.locator('section[tabindex]')
  await expect(chart.locator('svg')).toBeVisible()
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart.getByRole('status')).toContainText(/\d{1,2} \w{3}, \d\d:\d\d/)
  await page.keyboard.press('Escape')
  await expect(chart.getByRole('status')).toHaveCount(0)
  await card.getByRole('link', { name: 'Week' }).click()
  await expect(page).toHaveURL('/jupiter/dashboard?timeframe=week')
  await expect(card.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'true')
  await card.getByRole('combobox', { name: 'Source' }).selectOption('Total Volume')
  await expect(page).toHaveURL('/jupiter/dashboard?timeframe=week&source=total')
  await card.getByRole('button', { name: 'View as table' }).click()
  await expect(card.getByRole('table').locator('tbody tr').nth(100)).toBeAttached()
})

test('the small one-month chart has a bar for each of its 31 days', async ({ page }) => {
  await page.goto('/jupiter/dashboard')
  const card = page.getByRole('region', { name: 'Net volume top tokens 1M' })
  await card.getByRole('button', { name: 'View as table' }).click()
  await expect(card.getByRole('table').locator('tbody tr')).toHaveCount(31)
})

test('keeps both of two choices made in quick succession', async ({ page }) => {
  await page.goto('/jupiter/dashboard')
  const card = page.getByRole('region', { name: 'DCA volume', exact: true })
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('section[tabindex] svg')).toBeVisible()
  const { hold, release } = holdResponses()
  await page.route('**/jupiter/dashboard.data?**', hold)
  // The next choice is made as soon as the page has drawn that another view is loading.
  const sort = page.getByRole('table', { name: 'DCA Orders' }).getByRole('link', { name: 'Amount $' })
  await card.getByRole('link', { name: 'Week' }).click()
  await expect(sort).toHaveAttribute('href', /timeframe=week/)
  await card.getByRole('combobox', { name: 'Source' }).selectOption('Total Volume')
  await expect(sort).toHaveAttribute('href', /source=total/)
  await sort.click()
  release()
  await expect(page).toHaveURL('/jupiter/dashboard?timeframe=week&source=total&dca.sort=amountUsd')
})

test('a panel that fails to reload keeps its rows', async ({ page, context }) => {
  await page.goto('/jupiter/dashboard')
  const table = page.getByRole('table', { name: 'Top filled tokens, table' })
  await expect(table.locator('tbody tr')).toHaveCount(10)
  await context.route('**/panels/**', (route) => route.fulfill({ body: 'nonsense' }))
  await page.getByRole('button', { name: /Pause live/ }).click()
  const requested = page.waitForResponse('**/panels/jupiter/filled-table**')
  await page.getByRole('button', { name: /Resume live/ }).click()
  await requested
  await expect(table.locator('tbody tr')).toHaveCount(10)
})

test('Export CSV saves all pages of a list as one file', async ({ page, request }) => {
  const { totalElements } = await (await request.get('/api/dca/all?filter=active&size=1')).json()
  expect(totalElements).toBeGreaterThan(250)
  await page.goto('/jupiter/dashboard', { waitUntil: 'networkidle' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: DCA Orders' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^dca-all-active-createdAt-\d{4}-\d{2}-\d{2}\.csv$/)
  const [names, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(names).toMatch(/^\ufeffpublicKey,/)
  expect(new Set(rows.map((row) => row.split(',', 1)[0])).size).toBe(rows.length)
  // The number of rows may differ slightly, because orders open and close while the pages are read.
  expect(Math.abs(rows.length - totalElements)).toBeLessThan(20)
})

test('limit orders have no page of their own', async ({ request }) => {
  for (const path of ['/jupiter/limit', `/jupiter/limit/${sol}`]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe('/jupiter/dashboard')
  }
})

test('redirects the bare name of a venue to its dashboard', async ({ request }) => {
  for (const venue of ['/drift', '/jupiter', '/kamino', '/kamino/']) {
    const response = await request.get(venue, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    const dashboard = `${venue.replace(/\/$/, '')}/dashboard`
    expect(response.headers().location).toBe(dashboard)
    const shared = await request.get(`${venue}?look=light`, { maxRedirects: 0 })
    expect(shared.headers().location).toBe(`${dashboard}?look=light`)
  }
})

test('a trader, a token and an order each have a page with a way back to the DCA orders', async ({
  page,
  request,
}) => {
  const { userPublicKey, publicKey } = await someOrder(request)
  await page.goto(`/jupiter/dca/${publicKey}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DCA Order Details for')
  await page.goto(`/jupiter/dca/${sol}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Token Details for')
  await page.goto(`/jupiter/dca/${sol}?as=trader`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trader Details for')
  // The button must be focusable although it is disabled, so that it can explain why it is disabled.
  await page.getByRole('button', { name: 'Export CSV: DCA Orders' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('No data available to export.')).toBeVisible()
  await page.goto(`/jupiter/dca/${sol}?as=trader&tab=kamino`)
  await expect(page.getByText('No matching orders')).toBeVisible()
  await page.goto(`/jupiter/dca/${userPublicKey}`)
  const planned = page.getByRole('region', { name: 'Planned spend, next 24 h' })
  await planned.getByRole('button', { name: 'View as table' }).click()
  await expect(planned.getByRole('columnheader').first()).toHaveText('Time')
  const events = page.getByRole('table', { name: 'Timeline' }).locator('tbody tr')
  await expect(
    events
      .filter({ hasText: 'open' })
      .or(events.filter({ hasText: 'cycle' }))
      .first(),
  ).toBeVisible()
  await page
    .getByRole('link', { name: /^Perps/ })
    .last()
    .click()
  await expect(page).toHaveURL(`/jupiter/dca/${userPublicKey}?tab=perps`)
  // Each list of the tab is a CSV file.
  const main = page.getByRole('main')
  await expect(main.getByLabel(/^Export CSV/)).toHaveCount(4)
  await expect(main.getByLabel('Export CSV: Perp fills', { exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to DCA Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'DCA Orders' })).toBeFocused()
})

/** Returns an active order with some executed cycles. Its next cycle is not due during the test. */
async function someQuietOrder(request: APIRequestContext) {
  const { content } = await (
    await request.get('/api/dca/all?filter=active&sortField=progress&size=250')
  ).json()
  const soon = Date.now() / 1000 + 120
  const quiet = content.filter((order: { nextCycleAt: number }) => order.nextCycleAt > soon)
  for (const { publicKey } of quiet.slice(0, 4)) {
    const fills = await (await request.get(`/api/orders/${publicKey}/fills?size=100`)).json()
    const amounts: (number | null)[] = fills.content.map(
      (fill: { amountUsd: number | null }) => fill.amountUsd,
    )
    if (amounts.length > 0 && amounts.length === fills.totalElements && !amounts.includes(null)) {
      return {
        publicKey,
        cycles: amounts.length,
        usd: amounts.reduce<number>((sum, usd) => sum + (usd ?? 0), 0),
      }
    }
  }
  throw new Error('no active order has all of its fills with a value')
}

test('the filled amount of an order over 30 days is the sum of its fills', async ({ page, request }) => {
  const { publicKey, cycles, usd } = await someQuietOrder(request)
  await page.goto(`/jupiter/dca/${publicKey}`)
  const tile = page.locator('dl > div').filter({ hasText: 'Filled, 30 days' })
  await expect(tile).toContainText(cycles === 1 ? '1 fill' : `${cycles} fills`)
  const shown = (await tile.locator('dd').first().textContent()) ?? ''
  const [, digits = '', unit] = shown.match(/^\$([\d,.]+)([KM]?)$/) ?? []
  const scale = unit === 'M' ? 1e6 : unit === 'K' ? 1e3 : 1
  expect(Math.abs(Number(digits.replaceAll(',', '')) * scale - usd)).toBeLessThanOrEqual(0.00501 * scale)
})

test('selects columns of the wide table, and rejects an invalid id with a message', async ({ page }) => {
  await page.goto(`/jupiter/dca/${sol}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('columnheader', { name: 'Side' })).toBeVisible()
  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Side' }).click()
  await expect(page.getByRole('columnheader', { name: 'Side' })).toHaveCount(0)
  const missing = await page.goto('/jupiter/dca/not-an-id')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown id')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows charts as tables and choices as links', async ({ page }) => {
    await page.goto('/jupiter/dashboard')
    const daily = page.getByRole('table', { name: '30-day DCA volume' })
    await expect(daily.locator('tbody tr')).toHaveCount(30)
    await page.getByRole('link', { name: 'Total Volume', exact: true }).click()
    await expect(page).toHaveURL('/jupiter/dashboard?source=total')
  })
})
