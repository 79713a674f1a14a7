import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const solPerp = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'
const base = '/drift/dashboard'

const list = (page: Page) => page.getByRole('complementary', { name: 'Markets' })
const cells = (page: Page) => page.locator('a[data-market]')
const waitForScripts = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/stream'))

test('every URL of the Drift dashboard leads to one of its pages', async ({ page }) => {
  const leads: readonly (readonly [string, string])[] = [
    ['', '/overview'],
    ['/overview/SOL-PERP', '/overview'],
    ['/analytics/0', '/analytics'],
    ['/traders/SOL', '/traders'],
    ['/no/such?view=table', '/overview?view=table'],
    ['/orders', `/orders/${solPerp}`],
    ['/orders/sol', `/orders/${solPerp}`],
    ['/orders/0', `/orders/${solPerp}`],
    ['/orders/Sol-Perp/nobody', `/orders/${solPerp}`],
    [`/orders/SOL-PERP/${solPerp}`, `/orders/${solPerp}/${solPerp}`],
  ]
  for (const [from, to] of leads) {
    const response = await page.request.get(base + from, { maxRedirects: 0 })
    expect([from, response.status(), response.headers().location]).toEqual([from, 302, base + to])
  }
  const missing = await page.goto(`${base}/orders/no-such-market`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('No such market')).toBeVisible()
  await list(page)
    .getByRole('link', { name: /^SO SOL|^SOL/ })
    .first()
    .click()
  await expect(page).toHaveTitle('SOL-PERP Orders · Sextant')
})

test('colours every market in the heatmap by one of five numbers, and links each cell to its market', async ({
  page,
}) => {
  const streaming = waitForScripts(page)
  await page.goto(`${base}/overview`)
  expect((await streaming).url()).toContain('market_stats')
  const count = await cells(page).count()
  await expect(list(page).getByRole('link', { name: `${count} markets` })).toBeVisible()
  await page.getByRole('combobox', { name: 'Coloured by' }).selectOption('Funding Rate')
  await expect(page).toHaveURL(/\?venue=drift&metric=funding$/)
  await expect(cells(page).first()).toHaveText(/^SOL.*[+−]?[\d,]+\.\d{4}%$/)
  await cells(page).first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Long / short')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  const rows = page.getByRole('table', { name: 'Market Heatmap' }).locator('tbody tr')
  await expect(rows).toHaveCount(count)
  await expect(rows.first()).toContainText('Active')
  await page.goBack()
  await cells(page).first().click()
  await expect(page).toHaveURL(`${base}/orders/${solPerp}?venue=drift`)
})

test('searches and sorts the market list, and resets the sort by its badge', async ({ page }) => {
  const streaming = waitForScripts(page)
  await page.goto(`${base}/orders/${solPerp}/${solPerp}`)
  await streaming
  const rows = list(page).locator('tbody tr')
  await list(page).getByRole('searchbox').fill('bTc')
  await expect(rows).toHaveCount(1)
  await list(page).getByRole('searchbox').fill('')
  const volume = list(page).getByRole('columnheader', { name: /Volume/ })
  await volume.getByRole('link').click()
  await expect(volume).toHaveAttribute('aria-sort', 'descending')
  await volume.getByRole('link').click()
  await expect(volume).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/markets\.sort=volume&markets\.order=asc$/)
  await list(page)
    .getByRole('link', { name: /markets$/ })
    .click()
  await expect(volume).toHaveAttribute('aria-sort', 'none')
  await rows.nth(1).getByRole('link').click()
  // The URL names the other market, but no trader.
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\?venue=drift$/)
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('aria-current', 'page')
})

test('switching tabs adds no history entries, and the orders tab keeps the market', async ({ page }) => {
  await page.goto('/tokens')
  await page.goto(`${base}/orders/${solPerp}`)
  const tabs = page.getByRole('navigation', { name: 'Drift views' })
  await tabs.getByRole('link', { name: 'Top Positions' }).click()
  await expect(page).toHaveURL(`${base}/traders?venue=drift`)
  await tabs.getByRole('link', { name: 'Market Heatmap' }).click()
  await expect(tabs.getByRole('link', { name: 'Market Heatmap' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/tokens')
})

test('the lists below the heatmap show both extremes, and explain what is risky', async ({ page }) => {
  await page.goto(`${base}/overview`)
  const funding = page.getByRole('region', { name: 'Highest Funding Rates' })
  await expect(funding.getByRole('listitem')).toHaveCount(8)
  await expect(funding.getByRole('listitem').first()).toContainText(/-PERP\+[\d,]+\.\d{4}%/)
  await funding.getByRole('link', { name: 'Lowest' }).click()
  const lowest = page.getByRole('region', { name: 'Lowest Funding Rates' })
  await expect(lowest.getByRole('listitem').first()).toContainText('−')
  const largest = page.getByRole('table', { name: 'Highest open interest' }).locator('tbody tr')
  await expect(largest).toHaveCount(10)
  await page.getByRole('link', { name: 'Bottom 10' }).click()
  await expect(page.getByRole('table', { name: 'Lowest open interest' }).locator('tbody tr')).toHaveCount(10)
  const risky = page.getByRole('table', { name: 'Risk markets' }).locator('tbody tr')
  await expect(risky.first()).toContainText(
    /L\/S above 3|L\/S below 0.33|Funding above 200%|Funding below −200%/,
  )
  // Phones have the reasons below the name, wide screens in a column, and no screen has both.
  const reasons = risky.first().getByText(/^(L\/S|Funding) (above|below)/)
  const shown = await reasons.filter({ visible: true }).allInnerTexts()
  expect(shown).not.toHaveLength(0)
  expect(shown).toEqual([...new Set(shown)])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows the market list as a drawer that closes when a market is chosen', async ({ page }) => {
    const streaming = waitForScripts(page)
    await page.goto(`${base}/overview`)
    await streaming
    await page.getByRole('button', { name: /^Markets/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Markets' })
    await drawer.getByRole('searchbox').fill('btc')
    await drawer.locator('tbody').getByRole('link').click()
    await expect(page).toHaveTitle('BTC-PERP Orders · Sextant')
    await expect(drawer).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the overview shows every view and every market', async ({ page }) => {
    await page.goto(`${base}/overview`)
    await page
      .getByRole('navigation', { name: 'Coloured by' })
      .getByRole('link', { name: 'L/S Ratio' })
      .click()
    await expect(cells(page).first()).toHaveText(/^SOL.*\d\.\d{2}$/)
    await page.goto(`${base}/overview?view=table&markets.find=btc`)
    await expect(list(page).locator('tbody tr')).toHaveCount(1)
    await expect(
      page.getByRole('table', { name: 'Market Heatmap' }).locator('tbody tr').first(),
    ).toContainText('SOL')
    await list(page).locator('tbody a').click()
    await expect(page).toHaveTitle('BTC-PERP Orders · Sextant')
  })
})
