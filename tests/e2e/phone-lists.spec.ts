import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const phone = { width: 390, height: 844 }
const orders = (page: Page) => page.getByRole('region', { name: 'DCA Orders', exact: true })
const opener = (page: Page) =>
  orders(page).getByRole('button', { name: /^Sort and (search|filter) DCA Orders/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Sort and (search|filter) DCA Orders/ })
const rows = (page: Page) => orders(page).locator('tbody tr').filter({ visible: true })
const pages = (page: Page) => orders(page).getByRole('navigation', { name: 'Pages of DCA Orders' })
const sortedBy = (page: Page) => new URL(page.url()).searchParams.get('dca.sort')

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('sorts a list in its sheet and returns the focus', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    await expect(sheet(page)).toBeVisible()
    for (const choice of await sheet(page).getByRole('link').all())
      expect(Math.round((await choice.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await sheet(page)
      .getByRole('link', { name: /Amount/ })
      .click()
    await expect.poll(() => sortedBy(page)).toBe('amountUsd')
    await expect(sheet(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(sheet(page).locator('[aria-current]')).toContainText('Descending')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('searches a list in its sheet, and clears the search', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    await sheet(page).getByRole('searchbox', { name: 'Search DCA Orders' }).fill('no such token')
    await page.keyboard.press('Enter')
    await expect(orders(page)).toContainText('No match for “no such token”')
    await expect(sheet(page)).toBeHidden()
    await opener(page).click()
    await sheet(page).getByRole('link', { name: 'Clear search' }).click()
    await expect(rows(page)).toHaveCount(5)
  })

  test('the sheet of a list without filters leads to the filters', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    await sheet(page).getByRole('link', { name: 'Filter on the dashboard' }).click()
    await expect(page).toHaveURL('/jupiter/dashboard#dca')
    await expect(opener(page)).toHaveAccessibleName('Sort and filter DCA Orders')
  })

  test('pages a list by five, with arrows and swipes', async ({ page }) => {
    await page.goto('/')
    await expect(rows(page)).toHaveCount(5)
    await expect(pages(page)).toContainText(/Page 1 of /)
    await pages(page).getByRole('link', { name: 'Next page' }).click()
    await expect(pages(page)).toContainText(/Page 2 of /)
    await expect(page).toHaveURL(/dca\.byFive=1/)
    await expect(rows(page)).toHaveCount(5)
    await swipe(page, -200)
    await expect(pages(page)).toContainText(/Page 3 of /)
    await swipe(page, 200)
    await expect(pages(page)).toContainText(/Page 2 of /)
    await pages(page).getByRole('link', { name: 'Previous page' }).click()
    await expect(pages(page)).toContainText(/Page 1 of /)
    await expect(page).not.toHaveURL(/dca\./)
  })

  test('filters and pages the trades of a perp market', async ({ page }) => {
    await page.goto('/drift/dashboard/orders/SOL')
    const trades = page.getByRole('region', { name: 'Trades', exact: true })
    const shown = trades.locator('tbody tr').filter({ visible: true })
    await expect(shown).toHaveCount(5)
    await trades.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/trades\.page=2&trades\.byFive=1/)
    await expect(shown).toHaveCount(5)
    await trades.getByRole('button', { name: 'Filter Trades' }).click()
    const filters = page.getByRole('dialog', { name: 'Filter Trades' })
    await filters.getByRole('link', { name: 'Sell', exact: true }).click()
    await expect(page).toHaveURL(/[?&]side=sell/)
    await expect(page).not.toHaveURL(/trades\./)
    await expect(filters.getByRole('link', { name: 'Sell', exact: true })).toHaveAttribute('aria-current')
    await filters.getByRole('button', { name: 'Show Trades' }).click()
    await expect(filters).toBeHidden()
    await expect(shown.first()).toContainText('SELL')
  })

  test('names the active filters of a list at its head, and removes them one by one', async ({ page }) => {
    await page.goto('/jupiter/dashboard?dca.side=buy&dca.min=10000')
    const active = orders(page).getByRole('navigation', { name: 'Active filters of DCA Orders' })
    await expect(opener(page)).toHaveAccessibleName('Sort and filter DCA Orders, 2 filters active')
    await active.getByRole('link', { name: 'Remove filter: Buy' }).click()
    await expect(page).toHaveURL('/jupiter/dashboard?dca.min=10000')
    await active.getByRole('link', { name: 'Remove filter: ≥ $10K' }).click()
    await expect(page).toHaveURL('/jupiter/dashboard')
    await expect(active).toHaveCount(0)
    await expect(opener(page)).toHaveAccessibleName('Sort and filter DCA Orders')
  })

  test('the sheet stays open while filters are combined, and closes after a change of the order', async ({
    page,
  }) => {
    await page.goto('/jupiter/dashboard')
    await opener(page).click()
    await sheet(page).getByRole('link', { name: 'Buy', exact: true }).click()
    await expect(page).toHaveURL(/dca\.side=buy/)
    await sheet(page).getByRole('link', { name: '≥ $10K', exact: true }).click()
    await expect(page).toHaveURL(/dca\.side=buy.*dca\.min=10000/)
    await expect(sheet(page).getByRole('link', { name: '≥ $10K', exact: true })).toHaveAttribute(
      'aria-current',
    )
    await expect(opener(page)).toHaveAccessibleName('Sort and filter DCA Orders, 2 filters active')
    // Submitted by the button before the pause after which a typed minimum applies.
    await sheet(page)
      .getByRole('textbox', { name: /Minimum/ })
      .fill('25000')
    await sheet(page).getByRole('button', { name: 'Show DCA Orders' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(/dca\.side=buy.*dca\.min=25000/)
    await opener(page).click()
    await sheet(page).getByRole('searchbox').fill('SOL')
    await sheet(page).getByRole('button', { name: 'Show DCA Orders' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(/dca\.search=SOL/)
    await expect(page).toHaveURL(/dca\.min=25000/)
    await opener(page).click()
    await sheet(page)
      .getByRole('link', { name: /Amount/ })
      .click()
    await expect.poll(() => sortedBy(page)).toBe('amountUsd')
    await expect(sheet(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('searches the leaderboard of traders in its sheet, and opens a trader by a tap on the row', async ({
    page,
  }) => {
    await page.goto('/kamino/traders')
    await page.getByRole('button', { name: /^Filter / }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Day', exact: true }).click()
    await expect(page).toHaveURL(/window=day/)
    await page.getByRole('dialog').getByRole('searchbox').fill('no such trader')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/no.such.trader/)
    await page.getByRole('button', { name: /^Filter / }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show / })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveURL(/no.such.trader/)
    await page.locator('tbody tr').first().locator('td').last().click()
    await expect(page).toHaveURL(/\/jupiter\/dca\/\w+/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('removes an active filter of a list', async ({ page }) => {
      await page.goto('/trades?trades.side=sell')
      const trades = page.getByRole('region', { name: 'Trades of all venues' })
      await expect(trades.locator('summary')).toHaveAccessibleName(/, 1 filter active$/)
      await trades.getByRole('link', { name: 'Remove filter: Sell' }).click()
      await expect(page).toHaveURL('/trades')
    })

    test('shows all filters of a list without rows', async ({ page }) => {
      await page.goto('/trades?trades.min=99999999999')
      const trades = page.getByRole('region', { name: 'Trades of all venues' })
      await trades.locator('summary').click()
      // A press on what the card cuts off fails.
      await trades.locator('details').getByRole('link', { name: 'Velocity', exact: true }).click()
      await expect(page).toHaveURL(/venue=velocity/)
    })

    test('sorts and pages a list', async ({ page }) => {
      await page.goto('/')
      await orders(page).locator('summary').click()
      await orders(page)
        .locator('details')
        .getByRole('link', { name: /Amount/ })
        .click()
      await expect.poll(() => sortedBy(page)).toBe('amountUsd')
      await pages(page).getByRole('link', { name: 'Next page' }).click()
      await expect(pages(page)).toContainText(/Page 2 of /)
      await expect(rows(page)).toHaveCount(5)
    })
  })
})

test('wide screens keep their page size and have no sheet', async ({ page }) => {
  await page.goto('/')
  await expect(rows(page)).toHaveCount(18)
  await expect(opener(page)).toBeHidden()
})

/** Moves one finger over the rows. */
async function swipe(page: Page, byPx: number): Promise<void> {
  await rows(page)
    .first()
    .evaluate((row, by) => {
      const { left, top, width } = row.getBoundingClientRect()
      const touchAt = (x: number) =>
        new Touch({ identifier: 1, target: row, clientX: x, clientY: top + 5, pageX: x, pageY: top + 5 })
      const middle = left + width / 2
      const options = { bubbles: true, cancelable: true }
      row.dispatchEvent(new TouchEvent('touchstart', { ...options, touches: [touchAt(middle)] }))
      row.dispatchEvent(new TouchEvent('touchend', { ...options, changedTouches: [touchAt(middle + by)] }))
    }, byPx)
}
