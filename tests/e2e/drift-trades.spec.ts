import type { Page } from '@playwright/test'
import type { PerpTradeWire } from '~/contracts/perps/perp'
import { expect, test } from './journey'

const all = '/drift/dashboard/trades'
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('the page of a market leads to the trades of all markets, with filters', async ({ page }) => {
      await page.goto('/drift/dashboard/orders/SOL-PERP')
      await page.getByRole('link', { name: 'All markets', exact: true }).click()
      await expect(page).toHaveURL(`${all}?venue=drift`)
      const trades = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
      await expect(trades).toHaveCount(20)
      const markets = await trades.locator('a[href*="/drift/dashboard/orders/"]').allTextContents()
      expect(new Set(markets).size).toBeGreaterThan(1)
      await chooseSide(page, 'Sell', name === 'phone')
      await expect(page).toHaveURL(/side=sell/)
      await expect(trades.filter({ hasText: 'BUY' })).toHaveCount(0)
    })

    test('a followed maker is shown with their own side, their role and the counterparty', async ({
      page,
    }) => {
      const { content } = await (await page.request.get('/api/drift/trades?market=SOL-PERP&size=250')).json()
      const made = content.find((trade: PerpTradeWire) => trade.maker !== null && trade.taker !== null)
      await page.goto(`/drift/dashboard/orders/SOL-PERP/${made.maker}`)
      const row = page
        .getByRole('table', { name: 'Trades' })
        .locator('tbody tr')
        .filter({ has: page.locator(`a[href*="${made.taker}"]`) })
        .filter({ hasText: 'Maker' })
      await expect(row.first()).toContainText(/BUY|SELL/)
      await chooseSide(page, 'Buy', name === 'phone')
      await expect(page).toHaveURL(/side=buy/)
      const shown = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
      await expect(shown.filter({ hasText: 'SELL' })).toHaveCount(0)
    })
  })
}

/** Chooses a side of the trades. Phones have the choice in the sheet of the list. */
async function chooseSide(page: Page, side: 'Buy' | 'Sell', onPhone: boolean): Promise<void> {
  if (onPhone) await page.getByRole('button', { name: 'Filter Trades' }).click()
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: side }).click()
  if (onPhone) await page.getByRole('button', { name: 'Show Trades' }).click()
}

test('shows a maker as the opposite side of the taker', async ({ page }) => {
  const { content } = await (await page.request.get('/api/drift/trades?market=SOL-PERP&size=250')).json()
  const made: PerpTradeWire = content.find((trade: PerpTradeWire) => trade.maker !== null)
  await page.goto(`/drift/dashboard/orders/SOL-PERP/${made.maker}`)
  const row = page
    .getByRole('table', { name: 'Trades' })
    .locator('tbody tr')
    .filter({ has: page.locator(`a[href*="${made.signature}"]`) })
    .filter({ hasText: 'Maker' })
  await expect(row.first()).toContainText(made.side === 'buy' ? 'SELL' : 'BUY')
})

test('choosing a trader keeps the filter, and the trader leads to their page', async ({ page }) => {
  await page.goto('/drift/dashboard/orders/SOL-PERP?min=10')
  const trades = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
  await trades.first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/orders\/\w{32,44}\/\w{32,44}\?min=10&venue=drift$/)
  await expect(page.getByRole('textbox', { name: 'Minimum size, USD' })).toHaveValue('10')
  await page.getByTitle('All orders of this trader').click()
  await expect(page).toHaveURL(/\/jupiter\/dca\/\w{32,44}(?:\?tab=\w+)?$/)
})

for (const { name, viewport, path, list } of [
  {
    name: 'a market on a phone',
    viewport: sizes.phone,
    path: '/drift/dashboard/orders/SOL-PERP',
    list: 'Trades',
  },
  { name: 'a market', viewport: sizes.desktop, path: '/drift/dashboard/orders/SOL-PERP', list: 'Trades' },
  {
    name: 'all venues',
    viewport: sizes.desktop,
    path: '/trades?venue=drift_perp',
    list: 'Trades of all venues',
  },
]) {
  test(`a perp trade of ${name} opens its transaction, by a click on its row or by Enter`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await context.route(/\/tx\//, (route) => route.fulfill({ body: 'transaction' }))
    await page.goto(path)
    const row = page.getByRole('table', { name: list }).locator('tbody tr').first()
    await row.hover()
    const opened = context.waitForEvent('page')
    await row.getByText(/BUY|SELL/).click()
    const transaction = await opened
    await expect(transaction).toHaveURL(/\/tx\/\w{64,88}/)
    await transaction.close()
    const again = context.waitForEvent('page')
    await row.locator('[data-row-link]').press('Enter')
    await expect(await again).toHaveURL(/\/tx\/\w{64,88}/)
  })
}

test('the trades of all venues lead to the live trades of a perps venue', async ({ page }) => {
  await page.goto('/trades?venue=velocity_perp')
  await page.getByRole('link', { name: 'Live trades on Velocity' }).click()
  await expect(page).toHaveURL(`${all}?venue=velocity`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters the trades of all markets', async ({ page }) => {
    await page.goto(`${all}?side=buy&min=10`)
    const trades = page.getByRole('table', { name: 'Trades' }).locator('tbody tr')
    await expect(trades.first()).toContainText('BUY')
    await expect(trades.filter({ hasText: 'SELL' })).toHaveCount(0)
  })
})
