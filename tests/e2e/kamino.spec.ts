import { expect, test } from './journey'

test('the Kamino dashboard has orders, the book with its spread, and three rankings by day or week', async ({
  page,
}) => {
  await page.goto('/kamino/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamino dashboard')
  await expect(page.getByRole('link', { name: 'Trade on Kamino' })).toHaveAttribute(
    'rel',
    'noopener noreferrer sponsored',
  )
  await expect(page.getByRole('table', { name: 'Limit Orders' }).locator('tbody tr')).toHaveCount(14)
  const book = page.getByRole('table', { name: 'SOL/USDC order book' })
  await expect(book.getByRole('rowheader', { name: 'Asks: SOL for sale' })).toBeVisible()
  await expect(book.getByRole('rowheader', { name: 'Bids: SOL wanted' })).toBeVisible()
  await expect(book.locator('a[href^="/jupiter/dca/"]').first()).toBeVisible()

  const depth = page.getByRole('region', { name: 'SOL/USDC depth' })
  await depth.getByRole('button', { name: 'View as table' }).click()
  await expect(depth.getByRole('table').locator('tbody tr').first()).toContainText(/^Ask/)

  const tokens = page.getByRole('region', { name: 'Top tokens traded' })
  await tokens.getByRole('link', { name: 'Day' }).click()
  await expect(page).toHaveURL(/\?tokens=day$/)
  await expect(tokens.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'true')
  await tokens.getByRole('link', { name: 'Week' }).click()
  await expect(page).toHaveURL(/\/kamino\/dashboard$/)
})

test('heads of narrow cards hold their title and their buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/kamino/dashboard')
  for (const name of ['Top traders by volume', 'Top filled trades', 'Top tokens traded']) {
    const card = page.getByRole('region', { name })
    await expect(card.getByText('Live')).toBeVisible()
    const [outer, button] = await Promise.all([
      card.boundingBox(),
      card.getByRole('link', { name: /^Export CSV/ }).boundingBox(),
    ])
    expect(button!.x + button!.width).toBeLessThanOrEqual(outer!.x + outer!.width - 4)
    const heading = card.getByRole('heading', { name })
    expect(await heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0)
  }
})

test('a mark beside a number says how it is computed, and leads to its place among all methods', async ({
  page,
}) => {
  await page.goto('/kamino/dashboard', { waitUntil: 'networkidle' })
  const card = page.getByRole('dialog', { name: 'SOL/USDC order book' })
  await page
    .getByRole('region', { name: 'SOL/USDC order book' })
    .getByRole('link', { name: 'How this is computed' })
    .first()
    .click()
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.goto('/methodology#kaminoBook')
  await expect(page.locator('#kaminoBook')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the leaderboard is searched and paged by links, and a phone gets all levels of the book', async ({
    page,
  }) => {
    await page.goto('/kamino/traders?window=day')
    const rows = page.getByRole('table', { name: 'Leaderboard' }).locator('tbody tr')
    const trader = rows.first().locator('a[href^="/jupiter/dca/"]')
    const key = ((await trader.getAttribute('href')) ?? '').slice('/jupiter/dca/'.length)
    await page.goto(`/kamino/traders?window=day&search=${key.slice(4, 14).toLowerCase()}`)
    await expect(rows).toHaveCount(1)
    await expect(trader).toHaveAttribute('href', `/jupiter/dca/${key}`)
    await page.goto('/kamino/traders?search=nobody0')
    await page.getByRole('link', { name: 'Show everybody' }).click()
    await expect(page).toHaveURL(/\/kamino\/traders$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kamino/dashboard')
    await page.getByRole('link', { name: 'Show 20 levels' }).click()
    await expect(page).toHaveURL(/levels=1/)
    await expect(page.getByRole('link', { name: 'Show 8 levels' })).toBeVisible()
  })
})

test('about says its claims exactly, with what is measured beside them', async ({ page }) => {
  await page.goto('/about')
  const claims = page.getByRole('region', { name: 'Claims, measured' })
  for (const claim of ['500+ tokens', '20+ APIs', '4 protocols', '99.9% uptime']) {
    await expect(claims.getByText(claim, { exact: true })).toBeVisible()
  }
  await expect(claims.getByText('4 feeds', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our Product' }).locator('tbody tr')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Bug Bounty' })).toBeVisible()
  await expect(page.getByText('10 basis points')).toBeVisible()
})
