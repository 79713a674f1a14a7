import { expect, test } from './journey'

test('the status page lists each source, refreshes automatically, and is linked from every page', async ({
  page,
}) => {
  await page.goto('/tokens')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status')
  const feeds = page.getByRole('region', { name: 'Feeds' }).first()
  await expect(feeds.getByRole('rowheader', { name: 'Solana node' })).toBeVisible()
  const response = await page.waitForResponse('**/status.data*')
  expect(response.ok()).toBe(true)
  // The routes around the page, such as the root, are not loaded again.
  expect(new URL(response.url()).searchParams.get('_routes')).toBe('features/status/route')
  await expect(page.getByRole('link', { name: 'View as JSON' })).toHaveAttribute('href', '/api/status')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the status page has its figures, sources and incidents', async ({ page }) => {
    await page.goto('/status')
    await expect(page.getByRole('status').filter({ hasText: /live|delayed/ })).toBeVisible()
    await expect(page.getByText('per second, over a minute')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Jupiter DCA: fills' })).toBeVisible()
  })
})
