import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const base = '/drift/dashboard'
const solOfDrift = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'

const venues = (page: Page) => page.getByRole('navigation', { name: 'Venue' })
const list = (page: Page) => page.getByRole('complementary', { name: 'Markets' })
const tabs = (page: Page, venue: string) => page.getByRole('navigation', { name: `${venue} views` })
const waitForStream = (page: Page, topic: string) =>
  page.waitForResponse((response) => response.url().includes('/api/stream') && response.url().includes(topic))

/** Returns the number of markets that the API lists for a venue. */
async function countOf(page: Page, venue: string): Promise<number> {
  const response = await page.request.get(`/api/perps/markets?venue=${venue}&size=250`)
  return (await response.json()).totalElements
}

test('chooses a venue by keyboard, keeps it on every tab, and remembers it', async ({ page }) => {
  const streaming = waitForStream(page, 'market_stats')
  await page.goto(`${base}/overview`)
  await streaming
  await expect(venues(page).getByRole('link', { name: 'Drift' })).toHaveAttribute('aria-current', 'true')
  const following = waitForStream(page, 'perps.markets')
  await venues(page).getByRole('link', { name: 'Velocity' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${base}/overview?venue=velocity`)
  await following
  await expect(venues(page).getByRole('link', { name: 'Velocity' })).toHaveAttribute('aria-current', 'true')
  const count = await countOf(page, 'velocity')
  await expect(list(page).getByRole('link', { name: `${count} markets` })).toBeVisible()
  await expect(page).toHaveTitle(/^Velocity Market Heatmap/)
  for (const [tab, path] of [
    ['Top Positions', 'traders'],
    ['Analytics', 'analytics'],
    ['Market Heatmap', 'overview'],
  ] as const) {
    await tabs(page, 'Velocity').getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(`${base}/${path}?venue=velocity`)
  }
  await list(page).locator('tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\?venue=velocity$/)
  await page.goto(`${base}/analytics`)
  await expect(page).toHaveTitle(/^Velocity Analytics/)
  await expect(tabs(page, 'Velocity').getByRole('link', { name: 'Top Positions' })).toHaveAttribute(
    'href',
    `${base}/traders?venue=velocity`,
  )
  await venues(page).getByRole('link', { name: 'Drift' }).click()
  await expect(page).toHaveTitle(/^Drift Analytics/)
  await page.goto(`${base}/traders`)
  await expect(page).toHaveTitle(/^Drift Top Positions/)
})

test('lists the trades of Velocity, of one market and of all, as its API does', async ({ page }) => {
  await page.goto(`${base}/orders/SOL-PERP?venue=velocity`)
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\?venue=velocity$/)
  expect(page.url()).not.toContain(solOfDrift)
  const rows = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await expect(page.getByTitle('Prices and amounts are in USDT, shown as USD')).toBeVisible()
  await page.getByRole('link', { name: 'All markets', exact: true }).click()
  await expect(page).toHaveURL(`${base}/trades?venue=velocity`)
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('link', { name: 'Export CSV: trades' })).toHaveAttribute(
    'href',
    '/api/perps/trades?format=csv&size=250&venue=velocity&bom=1',
  )
  await rows.first().getByTitle('Only this trader').first().click()
  await expect(page).toHaveURL(/\/trades\/\w{32,44}\?venue=velocity$/)
  await expect(page.getByRole('region', { name: /^Positions of/ })).toBeVisible()
})

test('shows the market with the same name at the other venue', async ({ page }) => {
  await page.goto(`${base}/orders/${solOfDrift}`)
  await venues(page).getByRole('link', { name: 'Velocity' }).click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\?venue=velocity$/)
  await expect(page.getByRole('heading', { name: 'SOL-PERP Orders' })).toBeVisible()
  // A key belongs to one venue, which is shown even if another one is remembered.
  await page.goto(`${base}/orders/${solOfDrift}`)
  await expect(page).toHaveURL(`${base}/orders/${solOfDrift}?venue=drift`)
})

test('keeps the trader when the venue changes', async ({ page }) => {
  await page.goto(`${base}/orders/SOL-PERP?venue=velocity`)
  const rows = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
  await rows.first().getByTitle('Only this trader').first().click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\/\w{32,44}\?venue=velocity$/)
  // The address changes before the links of the page do.
  const drift = venues(page).getByRole('link', { name: 'Drift' })
  await expect(drift).toHaveAttribute('href', /&trader=\w{32,44}$/)
  await drift.click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\/\w{32,44}\?venue=drift$/)
  expect(page.url()).toContain(`/orders/${solOfDrift}/`)
})

test('every link of a page leads to the shown venue, whatever another tab chooses', async ({ page }) => {
  await page.goto(`${base}/analytics`)
  await page
    .context()
    .addCookies([{ name: 'perps-venue', value: 'velocity', url: new URL(base, page.url()).href }])
  const hrefs = await page
    .locator(`main a[href*="${base}/"], main a[href^="?"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const others = hrefs.filter((href) => !/[?&]venue=drift(&|$)/.test(href))
  // The switch alone leads to another venue.
  expect(others.sort()).toEqual([`${base}/analytics?venue=all`, `${base}/analytics?venue=velocity`])
  await page.getByRole('link', { name: '7d', exact: true }).click()
  await expect(page).toHaveURL(`${base}/analytics?venue=drift&period=7d`)
  await expect(page).toHaveTitle(/^Drift Analytics/)
})

for (const width of [1440, 1024, 390])
  test(`cuts no symbol if all venues are shown, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['overview?venue=all', 'analytics?venue=all']) {
      await page.goto(`${base}/${path}`)
      await expect(page.locator('main b').filter({ visible: true }).first()).toBeVisible()
      const cut = await page.locator('main b').evaluateAll((symbols) => {
        const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1
        return symbols
          .filter((one) => one.getClientRects().length > 0 && /^[A-Z0-9]{3,}$/.test(one.textContent ?? ''))
          .filter((one) => isCut(one) || (one.parentElement !== null && isCut(one.parentElement)))
          .map((one) => one.textContent)
      })
      expect([path, [...new Set(cut)]]).toEqual([path, []])
    }
  })

test('marks the venue of each market if all venues are shown, and totals them', async ({ page }) => {
  await page.goto(`${base}/overview?venue=all`)
  const [all, drift, velocity] = await Promise.all(
    ['all', 'drift', 'velocity'].map((venue) => countOf(page, venue)),
  )
  expect(all).toBe(Number(drift) + Number(velocity))
  const rows = list(page).locator('tbody tr')
  await expect(rows).toHaveCount(Number(all))
  await expect(rows.filter({ has: page.getByTitle('Velocity') })).toHaveCount(Number(velocity))
  await expect(rows.filter({ has: page.getByTitle('Drift', { exact: true }) })).toHaveCount(Number(drift))
  await expect(page.locator('a[data-market]').filter({ has: page.getByTitle('Velocity') })).toHaveCount(
    Number(velocity),
  )
  await page.goto(`${base}/traders?venue=all`)
  const marked = page.getByRole('table', { name: 'Largest positions' }).locator('tbody tr abbr[title]')
  await expect(marked.filter({ hasText: /^(Drift|Velo)$/ })).toHaveCount(20)
  await page.goto(`${base}/analytics?venue=all&sort=uniqueTraders`)
  await expect(
    page.getByRole('table', { name: 'Market Metrics' }).getByTitle('Velocity').first(),
  ).toBeVisible()
})

test('opens an order of Velocity over the page', async ({ page }) => {
  await page.goto(`${base}/orders/SOL-PERP?venue=velocity`)
  const first = page.getByRole('table', { name: 'Orders' }).locator('tbody tr').first()
  await first.getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText('Velocity Order')
  await expect(page.getByRole('dialog')).toContainText('USDT')
})

test('ignores an unknown venue', async ({ page }) => {
  await page.goto(`${base}/overview?venue=nowhere`)
  await expect(venues(page).getByRole('link', { name: 'Drift' })).toHaveAttribute('aria-current', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chooses a venue by links, which keep it in the search of the market list, too', async ({ page }) => {
    await page.goto(`${base}/analytics`)
    await venues(page).getByRole('link', { name: 'Velocity' }).click()
    await expect(page).toHaveURL(`${base}/analytics?venue=velocity`)
    await expect(page.getByRole('table', { name: 'Market Metrics' }).locator('tbody tr')).toHaveCount(
      await countOf(page, 'velocity'),
    )
    await tabs(page, 'Velocity').getByRole('link', { name: 'Trades and Orders' }).click()
    await expect(page).toHaveURL(/\/orders\/\w{32,44}\?venue=velocity$/)
    await list(page).getByRole('searchbox').fill('btc')
    await list(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/venue=velocity/)
    await expect(list(page).locator('tbody tr')).toHaveCount(1)
  })
})
