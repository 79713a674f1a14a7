import { expect, test } from './journey'

const tabs = '/drift/dashboard'

test('filters trades and orders of a market by side and size, and writes the filter to the URL', async ({
  page,
}) => {
  await page.goto(`${tabs}/orders/sol`)
  await expect(page).toHaveURL(/\/orders\/8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W$/)
  await expect(page).toHaveTitle(/^SOL-PERP Orders/)
  const trades = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
  await expect(trades).toHaveCount(20)
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Sell' }).click()
  await expect(page).toHaveURL(/side=sell/)
  await expect(trades.filter({ hasText: 'BUY' })).toHaveCount(0)
  const orders = page.getByRole('table', { name: 'Orders' }).locator('tbody tr')
  await expect(orders.filter({ hasText: 'LONG' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Minimum size, USD' }).fill('900,000,000')
  await expect(page.getByText('No match in the latest 5,000 trades.')).toBeVisible()
  await expect(page.getByText('No matching open orders.')).toBeVisible()
  await expect(page).toHaveURL(/min=900000000/)
})

test('opens a separate view for the trader of an order, and opens an order over the page', async ({
  page,
}) => {
  await page.goto(`${tabs}/orders/0`)
  const first = page.getByRole('table', { name: 'Orders' }).locator('tbody tr').first()
  await first.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\/\w{32,44}\?venue=drift$/)
  await expect(page.getByRole('region', { name: /^Positions of/ })).toBeVisible()
  await page.getByRole('link', { name: 'Show all traders' }).click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\?venue=drift$/)
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/order=\w{32,44}%3A\d+/)
  await expect(page.getByRole('dialog')).toContainText('Drift Order')
})

test('marks trades that are large by the visitor’s own limit, stored on this device', async ({ page }) => {
  await page.goto(`${tabs}/orders/SOL-PERP`)
  await page.getByRole('button', { name: 'Large' }).click()
  await page.getByLabel('Threshold, $').fill('1')
  await expect(
    page.getByRole('table', { name: 'Trades' }).getByTitle('Large: $1.00 or more').first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Show only these' }).click()
  await expect(page).toHaveURL(/min=1$/)
  await page.reload()
  await expect(
    page.getByRole('table', { name: 'Trades' }).getByTitle('Large: $1.00 or more').first(),
  ).toBeVisible()
})

test('shows the largest positions as a chart and a ranking, by keyboard, or as a table', async ({ page }) => {
  await page.goto(`${tabs}/traders`)
  const rows = page.getByRole('table', { name: 'Largest positions' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  const links = rows.first().getByRole('link')
  await expect(links.first()).toHaveAttribute('href', /app\.drift\.trade\/\?authority=/)
  await expect(links.filter({ hasText: 'All orders of ' })).toHaveAttribute(
    'href',
    /^\/jupiter\/dca\/\w+\?tab=perps$/,
  )
  await expect(page.getByText('each on their largest market, past 24 hours')).toBeVisible()
  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'View as table' }).click()
  await expect(page.getByRole('table', { name: 'Position sizes of the top 5 traders' })).toBeVisible()
  await page.getByRole('link', { name: '1h', exact: true }).click()
  await expect(page).toHaveURL(/span=1h/)
  await expect(page.getByText('past hour')).toBeVisible()
})

test('sorts, filters and totals market metrics over a period', async ({ page }) => {
  await page.goto(`${tabs}/analytics?period=7d`)
  await expect(page.getByText('traded in the past 7 days')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Market Metrics' }).locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await page.getByRole('columnheader', { name: 'Traders' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=uniqueTraders/)
  await page.getByPlaceholder('Filter markets').fill('sol')
  await expect(page).toHaveURL(/search=sol/)
  await expect(rows.first()).toContainText('SOL-PERP')
  await expect(page.getByRole('table', { name: 'Funding by hour' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows positions, orders and analytics', async ({ page }) => {
    await page.goto(`${tabs}/traders?span=all`)
    await expect(page.getByRole('slider')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Largest positions' }).locator('tbody tr')).toHaveCount(20)
    await page.goto(`${tabs}/orders/SOL?side=buy&min=10`)
    await expect(page.getByRole('table', { name: 'Trades' }).locator('tbody tr').first()).toContainText('BUY')
    await page.goto(`${tabs}/analytics?period=1h&sort=totalPositions`)
    await expect(page.getByRole('table', { name: 'Market Metrics' }).locator('tbody tr')).toHaveCount(20)
  })
})
