import type { Locator } from '@playwright/test'
import { expect, test } from './journey'

test('the trades of a venue on the overview lead to those in all its markets', async ({ page }) => {
  await page.goto('/')
  const feed = page.getByRole('region', { name: 'Drift trades' })
  await feed.getByRole('link', { name: 'All trades' }).click()
  await expect(page).toHaveURL('/drift/dashboard/trades?venue=drift')
})

test('the navigation leads to the trades of all venues, whose filters are in the URL', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Trades', exact: true }).first().click()
  await expect(page).toHaveURL('/trades')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trades')
  const list = page.getByRole('region', { name: 'Trades of all venues' })
  await expect(list.locator('tbody tr').first()).toBeVisible()
  // Pairs and markets begin at the same place.
  const startOf = async (name: Locator) => (await name.first().boundingBox())?.x
  const pair = await startOf(list.locator('tbody').getByTitle(/ → /))
  expect(await startOf(list.locator('tbody').getByTitle(/-PERP$/))).toBe(pair)
  await list.getByRole('link', { name: 'Drift', exact: true }).click()
  await expect(page).toHaveURL('/trades?venue=drift_perp')
  await list.getByRole('link', { name: 'Sell', exact: true }).press('Enter')
  await expect(page).toHaveURL('/trades?venue=drift_perp&trades.side=sell')
  await expect(list.locator('tbody tr').first()).toContainText('SELL')
})

interface LayoutShift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

test('new trades move the rows of a phone without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trades')
  const rows = page.getByRole('region', { name: 'Trades of all venues' }).locator('tbody tr')
  // Only shifts of rows count. The notice that history is being read may disappear above them.
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as readonly LayoutShift[])
        if (sources.some(({ node }) => node instanceof Element && node.closest('tbody')))
          Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
    }).observe({ type: 'layout-shift' })
  })
  // With a mouse over the rows, Chromium looks for shifts before it draws a frame.
  await page.mouse.move(100, 400)
  const newest = () => rows.first().getByRole('link').first().getAttribute('href')
  for (let changes = 0; changes < 2; changes++) {
    const before = await newest()
    // The simulated traders may pause for longer than the usual limit.
    await expect.poll(newest, { timeout: 45_000 }).not.toBe(before)
  }
  // A movement takes a fifth of a second.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.02)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a minimum value is a form, and older trades are a link', async ({ page }) => {
    await page.goto('/trades?venue=jupiter_recurring')
    await page.getByRole('textbox', { name: 'Minimum value of Trades, USD' }).fill('100')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/trades?venue=jupiter_recurring&trades.min=100')
    await page.goto('/trades')
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page).toHaveURL(/\/trades\?after=[\w-]+$/)
    await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible()
  })

  test('fills of an order have a minimum value, and the timeline of a trader has a side', async ({
    page,
    request,
  }) => {
    const list = await request.get('/api/dca/all?sortField=progress&size=1')
    const [order] = (await list.json()).content
    await page.goto(`/orders/${order.publicKey}`)
    const fills = page.getByRole('search', { name: 'Filters of fills of this order' })
    await fills.getByRole('textbox').fill('99999999')
    await fills.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(`/orders/${order.publicKey}?fills.min=99999999`)
    await expect(page.getByRole('main')).toContainText('No fills match the filter.')
    await page.goto(`/jupiter/dca/${order.userPublicKey}`)
    const timeline = page.getByRole('search', { name: 'Filters of Timeline' })
    await timeline.getByRole('link', { name: order.buy ? 'Sell' : 'Buy', exact: true }).click()
    await expect(page).toHaveURL(/\?events\.side=(buy|sell)$/)
  })

  test('a list of orders has one side', async ({ page }) => {
    await page.goto('/jupiter/dashboard')
    const orders = page.getByRole('region', { name: 'DCA Orders' })
    await orders.getByRole('link', { name: 'Buy', exact: true }).click()
    await expect(page).toHaveURL('/jupiter/dashboard?dca.side=buy')
    await expect(orders.getByRole('link', { name: 'Buy', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each trade has its price', async ({ page }) => {
    await page.goto('/trades')
    const trades = page.getByRole('region', { name: 'Trades of all venues' }).locator('tbody tr')
    await expect(trades.first()).toBeVisible()
    for (const text of await trades.allInnerTexts()) expect(text).toMatch(/at (?:[\d.,]+|—)/)
  })

  test('each trade is a card within the width of the screen', async ({ page }) => {
    await page.goto('/trades')
    await expect(
      page.getByRole('region', { name: 'Trades of all venues' }).locator('tbody tr').first(),
    ).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
