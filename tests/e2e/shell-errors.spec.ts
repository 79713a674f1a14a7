// React logs every error that an error boundary catches, so this test does not check the console as other
// tests do.
import { expect, test } from '@playwright/test'

test('keeps the frame around a page that fails to load, and offers a retry', async ({ page }) => {
  await page.goto('/profile')
  await page.route('**/_root.data*', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Unavailable')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('list')).toContainText('SOL')
  await page.unroute('**/_root.data*')
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'DCA Orders' })).toBeVisible()
})
