// React prints the error that a boundary has caught, so this journey does not listen to the console as the others do.
import { expect, test } from '@playwright/test'

test('a page that cannot be read leaves the frame in place, and can be tried again', async ({ page }) => {
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
