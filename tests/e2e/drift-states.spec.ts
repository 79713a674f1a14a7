import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const tabs = '/drift/dashboard'
const solPerp = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'

const list = (page: Page) => page.getByRole('complementary', { name: 'Markets' })
const waitForScripts = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/stream'))

test('explains an unlisted market, a market without positions and a trader without positions', async ({
  page,
}) => {
  const says: readonly (readonly [string, readonly string[]])[] = [
    ['orders/17', ['RLB-PERP is delisted (Settlement)']],
    ['orders/TRUMP-WIN-2024-BET', ['TRUMP-WIN-2024-BET is delisted (Delisted)']],
    ['orders/DYM', ['DYM-PERP is not trading normally (status ReduceOnly).']],
    ['orders/DBR', ['No open positions in DBR-PERP', 'No open DBR-PERP orders right now.']],
    [
      `orders/SOL/${solPerp}?trades.page=1`,
      ['This trader has no open positions on Drift.', 'This trader has no trades in SOL-PERP.'],
    ],
    ['overview?metric=ratio', ['outlier, |σ| above 2', '1 market with no open interest']],
    ['traders?span=1h&page=900', ['This page is past the end of the list']],
    ['analytics?period=1h&search=no-such-market', ['No market matches “no-such-market”.']],
  ]
  for (const [path, sentences] of says) {
    await page.goto(`${tabs}/${path}`)
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined|null/)
  }
})

test('prefetches a market on hover and on keyboard focus', async ({ page }) => {
  const streaming = waitForScripts(page)
  await page.goto(`${tabs}/orders/SOL`)
  await streaming
  const prefetched = () => page.waitForResponse((response) => /\.data\?.*_routes=/.test(response.url()))
  const link = list(page).locator('tbody a').filter({ hasText: 'ETH' })
  const byMouse = prefetched()
  await link.hover()
  await (await byMouse).finished()
  await link.click()
  await expect(page).toHaveTitle('ETH-PERP Orders · Sextant')
  expect(await page.evaluate(bytesOfLastResponse)).toBe(0)
  const byKeyboard = prefetched()
  await list(page).locator('tbody a').filter({ hasText: 'BTC' }).focus()
  await (await byKeyboard).finished()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('BTC-PERP Orders · Sextant')
  expect(await page.evaluate(bytesOfLastResponse)).toBe(0)
})

/**
 * Runs in the page. Returns the transfer size of the last loaded page data, bytes. The size is 0 if the data
 * came from the cache.
 */
function bytesOfLastResponse(): number {
  const responses = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.data?'))
  const last = responses.at(-1)
  return last instanceof PerformanceResourceTiming ? last.transferSize : Number.NaN
}

test('reads the venue’s notice aloud once, and opens explanations of numbers by keyboard', async ({
  page,
}) => {
  await page.goto(`${tabs}/overview`)
  const notice = page.getByRole('complementary', { name: 'Notice from the operator' })
  await expect(notice).toContainText('Simulated markets: no funds are at risk.')
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(notice).toHaveCount(0)
  const streaming = waitForScripts(page)
  await page.reload()
  await streaming
  await expect(notice).toHaveCount(0)
  const words = page
    .getByRole('region', { name: 'Drift dashboard' })
    .getByRole('link', { name: /^Open interest/ })
  await words.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('One side: the larger')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(words).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('fits each tab into the width of the screen', async ({ page }) => {
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    await page.goto(`${tabs}/overview`)
    const cells = page.locator('a[data-market]')
    await expect(cells.filter({ visible: true })).toHaveCount(24)
    await page.getByRole('link', { name: /^Show all \d+ markets/ }).click()
    await expect(cells.filter({ visible: true })).toHaveCount(await cells.count())
    expect(await fits()).toBe(true)
    await page.getByRole('navigation', { name: 'Drift views' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveTitle('SOL-PERP Orders · Sextant')
    await page.getByRole('button', { name: 'Filter Trades' }).click()
    await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Buy' }).click()
    await expect(page).toHaveURL(/side=buy/)
    await page.getByRole('button', { name: 'Show Trades' }).click()
    await expect(page.getByRole('table', { name: 'Trades' }).locator('tbody tr').first()).toContainText('BUY')
    expect(await fits()).toBe(true)
    await page
      .getByRole('navigation', { name: 'Drift views' })
      .getByRole('link', { name: 'Positions' })
      .click()
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(
      page.getByRole('table', { name: 'Largest positions' }).locator('tbody tr').first(),
    ).toContainText(/long$|short$/)
    expect(await fits()).toBe(true)
    await page
      .getByRole('navigation', { name: 'Drift views' })
      .getByRole('link', { name: 'Analytics' })
      .click()
    await expect(
      page.getByRole('table', { name: 'Market Metrics' }).locator('tbody tr').first(),
    ).toContainText('$')
    await expect(page.getByRole('region', { name: 'Funding by hour' }).last()).toBeVisible()
    expect(await fits()).toBe(true)
  })
})
