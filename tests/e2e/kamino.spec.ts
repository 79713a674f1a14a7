import type { Locator } from '@playwright/test'
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
  await expect(book.getByRole('rowheader', { name: 'Asks' })).toBeVisible()
  await expect(book.getByRole('rowheader', { name: 'Bids' })).toBeVisible()
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

test('searches the limit orders in place, by URL and without JavaScript', async ({ page, browser }) => {
  await page.goto('/kamino/dashboard?tokens=day')
  const orders = page.getByRole('region', { name: 'Limit Orders', exact: true })
  await orders.getByRole('link', { name: 'Search Limit Orders' }).click()
  await orders.getByRole('searchbox', { name: 'Search Limit Orders' }).fill('jitosol')
  await expect(page).toHaveURL(/tokens=day&kamino\.find=1&kamino\.search=jitosol$/)
  const pairs = orders.locator('tbody tr td:first-child')
  await expect(pairs.filter({ hasNotText: 'JitoSOL' })).toHaveCount(0)
  await expect(pairs.first()).toContainText('JitoSOL')
  await orders.getByRole('link', { name: 'Close search of Limit Orders' }).click()
  await expect(page).toHaveURL('/kamino/dashboard?tokens=day')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto('/kamino/dashboard?kamino.find=1')
  await bare.getByRole('searchbox', { name: 'Search Limit Orders' }).fill('jitosol')
  await bare.keyboard.press('Enter')
  await expect(bare).toHaveURL(/kamino\.search=jitosol/)
  const found = bare.getByRole('table', { name: 'Limit Orders' }).locator('tbody tr')
  await expect(found.first()).toContainText('JitoSOL')
  await plain.close()
})

test('headers of narrow cards have space for title and buttons', async ({ page }) => {
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
    // The age must be beside the word `Live`, because a second line would be cut off.
    const [word, age] = await Promise.all([
      card.getByText('Live').boundingBox(),
      card.getByText(/ ago$/).boundingBox(),
    ])
    expect(Math.abs(age!.y - word!.y)).toBeLessThan(4)
    await expect(card.locator('th[aria-sort="descending"]')).toHaveCount(1)
  }
})

test('a large trader’s volume has the colour of its tier’s dots', async ({ page }) => {
  await page.goto('/kamino/traders?window=month')
  const colorOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color)
  const volume = page.getByTitle(/^More than \$/).first()
  expect(await colorOf(volume.locator('abbr'))).toBe(await colorOf(volume.locator('[aria-hidden]')))
})

test('shows each order’s status in the list of all Kamino orders', async ({ page }) => {
  await page.goto('/kamino/dashboard?kamino.filter=historical')
  const orders = page.getByRole('table', { name: 'Limit Orders' })
  await expect(orders.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await expect(orders.getByRole('columnheader', { name: 'Remaining $' })).toHaveCount(0)
  await expect(orders.locator('tbody tr').getByText(/^(Open|Partial|Complete|Cancelled)$/)).toHaveCount(14)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Kamino’s rankings show five rows below untruncated titles until expanded', async ({ page }) => {
    await page.goto('/kamino/dashboard')
    for (const name of ['Top traders by volume', 'Top filled trades', 'Top tokens traded']) {
      const card = page.getByRole('region', { name })
      await card.scrollIntoViewIfNeeded()
      const rows = card.locator('tbody tr').filter({ visible: true })
      await expect(rows).toHaveCount(5)
      await card.getByRole('button', { name: /^Show all \d/ }).click()
      expect(await rows.count()).toBeGreaterThan(5)
      const heading = card.getByRole('heading', { name })
      expect(await heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0)
    }
  })

  test('a trader’s row starts with the rank on the first line and ends with the sparkline on the second', async ({
    page,
  }) => {
    await page.goto('/kamino/traders')
    const row = page.getByRole('table', { name: 'Leaderboard' }).locator('tbody tr').first()
    const placeOf = async (part: Locator) => (await part.filter({ visible: true }).first().boundingBox())!
    const [outer, rank, swaps, course] = [
      (await row.boundingBox())!,
      await placeOf(row.getByText('1', { exact: true })),
      await placeOf(row.getByText(/ swaps?$/)),
      await placeOf(row.getByRole('img', { name: /^Volume of the last/ })),
    ]
    expect(rank.x - outer.x).toBeLessThan(16)
    expect(rank.y).toBeLessThan(swaps.y)
    expect(Math.abs(course.y + course.height / 2 - swaps.y - swaps.height / 2)).toBeLessThan(8)
  })

  test('places the link to the venue beside the title', async ({ page }) => {
    for (const path of ['/kamino/traders', '/jupiter/dashboard']) {
      await page.goto(path)
      const head = page.getByRole('main').locator('header').first()
      const [title, trade] = await Promise.all([
        head.getByRole('heading', { level: 1 }).boundingBox(),
        head.getByRole('link', { name: 'Trade' }).boundingBox(),
      ])
      expect(trade!.x).toBeGreaterThan(title!.x + title!.width)
      expect(trade!.y).toBeLessThan(title!.y + title!.height)
    }
  })
})

test('an info mark explains how a number is computed, and links to its section in the methodology', async ({
  page,
}) => {
  await page.goto('/kamino/dashboard', { waitUntil: 'networkidle' })
  const card = page.getByRole('dialog', { name: 'SOL/USDC order book' })
  await page
    .getByRole('region', { name: 'SOL/USDC order book' })
    .getByRole('link', { name: 'How this is calculated' })
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

  test('searches and pages the leaderboard by links, and a phone gets all levels of the book', async ({
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
    await page.getByRole('link', { name: 'Show all traders' }).click()
    await expect(page).toHaveURL(/\/kamino\/traders$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kamino/dashboard')
    await page.getByRole('link', { name: 'Show 20 levels' }).click()
    await expect(page).toHaveURL(/levels=1/)
    await expect(page.getByRole('link', { name: 'Show 8 levels' })).toBeVisible()
  })
})

test('the about page shows its claims verbatim, with the measured values beside them', async ({ page }) => {
  await page.goto('/about')
  const claims = page.getByRole('region', { name: 'Claimed vs. measured' })
  for (const claim of ['500+ tokens', '20+ APIs', '4 protocols', '99.9% uptime']) {
    await expect(claims.getByText(claim, { exact: true })).toBeVisible()
  }
  await expect(claims.getByText('4 feeds', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our Product' }).locator('tbody tr')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Bug Bounty' })).toBeVisible()
  await expect(page.getByText('10 basis points')).toBeVisible()
})
