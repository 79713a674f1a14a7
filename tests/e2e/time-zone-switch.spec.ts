import type { Page } from '@playwright/test'
import { expect, test } from './journey'

test.use({ timezoneId: 'America/New_York' })

const footer = (page: Page) => page.getByRole('contentinfo')

test('shows times in UTC when the visitor chooses it, on every page and after a reload', async ({ page }) => {
  await page.goto('/')
  await expect(footer(page)).toContainText(/Times in GMT-[45]/)
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Times in UTC' }).click()
  await expect(footer(page)).toContainText('Times in UTC')
  await page.keyboard.press('Escape')
  await page.goto('/status')
  await expect(footer(page)).toContainText('Times in UTC')
  await expect(page.locator('html')).toHaveClass(/utc/)
  // The clock has run in the browser when its seconds change.
  const clock = page.locator('main time').first()
  const first = await clock.textContent()
  await expect(clock).not.toHaveText(first ?? '')
  await expect(footer(page)).toContainText('Times in UTC')
})

test('shows the exact time of an age in the chosen zone', async ({ page }) => {
  await page.goto('/')
  const age = page.getByRole('region', { name: 'DCA Orders', exact: true }).locator('tbody time').first()
  await expect(age).toHaveAttribute('title', /GMT-[45]$/)
  await page.evaluate(() => localStorage.setItem('look', 'utc'))
  await page.reload()
  await expect(age).toHaveAttribute('title', /UTC$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('offers the zone in the menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page.getByRole('switch', { name: 'Times in UTC' }).click()
    await expect(page.getByRole('switch', { name: 'Times in UTC' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(footer(page)).toContainText('Times in UTC')
  })
})
