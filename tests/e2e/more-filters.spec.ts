import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming DCA executions' })
const book = (page: Page) => page.getByRole('region', { name: 'SOL/USDC order book' })
const params = (page: Page) => new URL(page.url()).searchParams

test('upcoming executions are filtered by side and minimum value, and so is their file', async ({ page }) => {
  await page.goto(`/tokens/${sol}?upcoming.page=2`)
  await upcoming(page).getByRole('link', { name: 'Sell', exact: true }).click()
  await expect(page).toHaveURL(`/tokens/${sol}?upcoming.side=sell`)
  const sides = upcoming(page)
    .locator('tbody tr')
    .getByText(/^.?(BUY|SELL)/)
  await expect(sides.first()).toBeVisible()
  await expect
    .poll(() => sides.allTextContents().then((all) => all.some((text) => /BUY/.test(text))))
    .toBe(false)
  await upcoming(page).getByRole('textbox').fill('99999999')
  await expect(upcoming(page)).toContainText('No planned execution matches the filters.')
  await expect.poll(() => params(page).get('upcoming.min')).toBe('99999999')
  await upcoming(page).getByRole('link', { name: 'Any $' }).click()
  await expect(sides.first()).toBeVisible()
  await expect(upcoming(page).getByRole('link', { name: /^Export CSV/ })).toHaveAttribute('href', /side=sell/)
})

test('the order book is filtered by side and minimum value', async ({ page }) => {
  await page.goto('/kamino/dashboard')
  const levels = book(page).getByRole('link', { name: /^\d+\.\d\d/ })
  const all = await levels.count()
  await book(page).getByRole('link', { name: 'Buy', exact: true }).click()
  await expect(page).toHaveURL('/kamino/dashboard?book.side=buy')
  await expect(book(page).getByRole('rowheader', { name: 'Bids' })).toBeVisible()
  await expect(book(page).getByRole('rowheader', { name: 'Asks' })).toHaveCount(0)
  expect(await levels.count()).toBeLessThan(all)
  await book(page).getByRole('textbox').fill('99999999')
  await expect(book(page).getByRole('rowheader', { name: 'No bids of this value' })).toBeVisible()
})

test('the lists of the overview lead to their filters', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Limit Orders with filters', exact: true }).click()
  await expect(page).toHaveURL('/jupiter/dashboard#limit')
  await expect(page.getByRole('search', { name: 'Filters of Limit Orders' })).toBeInViewport()
})

test('the filters of a market are between its chart and its lists', async ({ page }) => {
  await page.goto('/drift/dashboard/orders/SOL')
  const top = async (of: ReturnType<Page['getByRole']>) => (await of.boundingBox())?.y ?? Number.NaN
  const filters = await top(page.getByRole('navigation', { name: 'Side', exact: true }))
  expect(filters).toBeGreaterThan(await top(page.getByRole('region', { name: 'SOL-PERP price' })))
  expect(filters).toBeLessThan(await top(page.getByRole('region', { name: 'Trades', exact: true })))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sheets of upcoming executions and of the order book have their filters', async ({ page }) => {
    await page.goto(`/tokens/${sol}`, { waitUntil: 'networkidle' })
    await upcoming(page).getByRole('button', { name: 'Filter Upcoming DCA executions' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Buy', exact: true }).tap()
    await expect(page).toHaveURL(`/tokens/${sol}?upcoming.side=buy`)
    await page.getByRole('dialog').getByRole('button', { name: 'Show Upcoming DCA executions' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await upcoming(page).getByRole('link', { name: 'Remove filter: Buy' }).tap()
    await expect(page).toHaveURL(`/tokens/${sol}`)
    await page.goto('/kamino/dashboard', { waitUntil: 'networkidle' })
    await book(page).getByRole('button', { name: 'Filter SOL/USDC order book' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Sell', exact: true }).tap()
    await expect(page).toHaveURL('/kamino/dashboard?book.side=sell')
    await expect(book(page).getByRole('rowheader', { name: 'Bids' })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a side is a link and a minimum value a form', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    await upcoming(page).getByRole('link', { name: 'Buy', exact: true }).click()
    await upcoming(page).getByRole('textbox').fill('99999999')
    await upcoming(page).getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(`/tokens/${sol}?upcoming.side=buy&upcoming.min=99999999`)
    await expect(upcoming(page)).toContainText('No planned execution matches the filters.')
    await page.goto('/kamino/dashboard?book.side=sell&book.min=99999999')
    await expect(book(page).getByRole('rowheader', { name: 'No asks of this value' })).toBeVisible()
  })

  test('tables in place of charts name their number of rows', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    await expect(page.getByText(/^\d+ rows, scroll for all$/).first()).toBeVisible()
  })
})
