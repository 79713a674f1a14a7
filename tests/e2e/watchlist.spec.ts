import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'

test('a starred token and market appear on the watchlist with their prices', async ({ page }) => {
  await page.goto('/watchlist')
  await expect(page.getByText('No starred items yet')).toBeVisible()
  await page.goto(`/tokens/${sol}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Favourite: SOL' }).click()
  await page.goto('/drift/dashboard/orders/SOL?venue=velocity')
  await page.waitForLoadState('networkidle')
  const star = page.getByRole('main').getByRole('button', { name: 'Favourite: SOL-PERP' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  // The same market in the search has the same star.
  await page.goto('/search?q=sol-perp&type=market')
  const starred = page.getByRole('row').filter({ has: page.locator('[aria-pressed="true"]') })
  await expect(starred).toHaveCount(1)
  await expect(starred).toContainText('Velocity')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Watchlist' }).click()
  for (const kind of ['Tokens', 'Perp markets']) {
    const row = page.getByRole('region', { name: kind }).locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell').nth(1)).toHaveText(/\d+\.\d\d/)
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: Perp markets' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('watchlist-markets.csv')
  await page
    .getByRole('region', { name: 'Tokens' })
    .getByRole('button', { name: 'Favourite: SOL' })
    .press('Enter')
  await expect(page.getByRole('region', { name: 'Tokens' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Perp markets' })).toBeVisible()
})

test('ignores stored text that it has not written', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favourites', '{"kind":"token"'))
  await page.goto('/watchlist')
  await expect(page.getByText('No starred items yet')).toBeVisible()
})

test('keeps the list when its prices cannot be requested', async ({ page }) => {
  await page.addInitScript(
    (key) => localStorage.setItem('favourites', JSON.stringify([{ kind: 'token', key, symbol: 'SOL' }])),
    sol,
  )
  await page.route('**/panels/watchlist?**', (route) =>
    route.fulfill({ contentType: 'application/json', body: 'null' }),
  )
  await page.goto('/watchlist')
  const failure = page.getByRole('alert').filter({ hasText: 'Error fetching prices of the watchlist' })
  await expect(failure.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tokens' }).locator('tbody tr')).toContainText('SOL')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says that the watchlist needs it, and the placeholder links to it', async ({ page }) => {
    await page.goto('/favorites')
    await page.getByRole('link', { name: 'Open the watchlist' }).click()
    // Playwright finds no text within a noscript element.
    const line = page.getByRole('main').locator('noscript p')
    await expect(line).toBeVisible()
    await expect(line).toHaveText('The watchlist is saved in your browser and needs JavaScript.')
  })
})
