import type { Locator, Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const pageData = /\.data(\?|$)/

/** Makes every data request of the page fail from now on. */
async function cutOff(page: Page): Promise<void> {
  await page.route(pageData, (route) => route.abort())
  await page.route('**/panels/**', (route) => route.abort())
}

const recover = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

/**
 * Opens a page and waits until the status chip of a panel shows `Live`, which it does only after hydration.
 */
async function open(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path)
  const opened = panel(page, title)
  await expect(opened.getByText('Live', { exact: true })).toBeVisible()
  return opened
}

test.use({ cutsOff: true })

test.describe('a view that fails to load', () => {
  test('reports it in the token database, keeps the search, and loads automatically later', async ({
    page,
  }) => {
    const tokens = await open(page, '/tokens', 'Tokens')
    await cutOff(page)
    await page.getByRole('searchbox', { name: 'Search by name, symbol or mint' }).fill('bonk')
    await expect(tokens.getByRole('alert')).toContainText('Error fetching tokens: Service Unavailable')
    await expect(page).toHaveURL(/\?search=bonk$/)
    await expect(tokens.getByRole('table')).toHaveCount(0)
    await expect(tokens.getByText('Live', { exact: true })).toHaveCount(0)
    await recover(page)
    await expect(tokens.getByRole('table').locator('tbody tr').first()).toContainText('Bonk', {
      timeout: 20_000,
    })
  })

  test('is retried on demand, and going back shows the previous view', async ({ page }) => {
    const tokens = await open(page, '/tokens', 'Tokens')
    await cutOff(page)
    await tokens.getByRole('link', { name: 'Price $' }).click()
    await expect(tokens.getByRole('alert')).toContainText('Error fetching tokens: Service Unavailable')
    await page.goBack()
    await expect(tokens.getByRole('columnheader', { name: 'Fully Diluted' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.goForward()
    await expect(tokens.getByRole('alert')).toBeVisible()
    await recover(page)
    await tokens.getByRole('link', { name: 'Retry' }).click()
    await expect(tokens.getByRole('columnheader', { name: 'Price $' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  test('reports it in the chart of the Jupiter dashboard, and leaves the other panels unchanged', async ({
    page,
  }) => {
    await page.goto('/jupiter/dashboard')
    const orders = panel(page, 'DCA Orders')
    await expect(orders.getByText('Live', { exact: true })).toBeVisible()
    await cutOff(page)
    const timeframes = page.getByRole('navigation', { name: 'Timeframe' })
    await timeframes.getByRole('link', { name: 'Week' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load chart data' })
    await expect(failure).toHaveCount(1)
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(timeframes.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'true')
    await expect(timeframes.getByRole('link', { name: 'Day' })).not.toHaveAttribute('aria-current')
    await expect(orders.getByRole('table').locator('tbody tr').first()).toBeVisible()
    await recover(page)
    await expect(failure).toHaveCount(0, { timeout: 20_000 })
    await expect(timeframes.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'true')
  })

  test('reports it in the orders of a token', async ({ page }) => {
    const orders = await open(page, `/jupiter/dca/${sol}`, 'DCA Orders')
    await cutOff(page)
    const filter = page.getByRole('navigation', { name: 'Filter DCA Orders' })
    await filter.getByRole('link', { name: 'Active' }).click()
    await expect(orders.getByRole('alert')).toContainText('Error fetching DCA orders: Service Unavailable')
    await expect(filter.getByRole('link', { name: 'Active' })).toHaveAttribute('aria-current', 'true')
    await recover(page)
    await expect(orders.getByRole('table').locator('tbody tr').first()).toBeVisible({ timeout: 20_000 })
  })

  test('reports it in a card of the Kamino dashboard', async ({ page }) => {
    const card = await open(page, '/kamino/dashboard', 'Top tokens traded')
    await cutOff(page)
    await card.getByRole('link', { name: 'Day' }).click()
    await expect(card.getByRole('alert')).toContainText(
      'Error fetching Top tokens traded: Service Unavailable',
    )
    await expect(card.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'true')
    await expect(panel(page, 'Top traders by volume').locator('tbody tr').first()).toBeVisible()
    await recover(page)
    await expect(card.getByRole('alert')).toHaveCount(0, { timeout: 20_000 })
  })

  test.describe('because another server responds', () => {
    test.use({ refusals: ['/tokens.data', '/_root.data'] })

    test('reports the status of that response', async ({ page }) => {
      const tokens = await open(page, '/tokens', 'Tokens')
      await page.route(pageData, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
      await tokens.getByRole('link', { name: 'Price $' }).click()
      await expect(tokens.getByRole('alert')).toContainText('Error fetching tokens: Bad Gateway')
      await go(page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bad Gateway')
      await recover(page)
      await page.getByRole('main').getByRole('link', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trading overview')
    })
  })

  const pages = [
    { path: `/tokens/${sol}`, says: 'Error fetching token details: Service Unavailable' },
    { path: `/jupiter/dca/${sol}`, says: 'Error fetching DCA orders: Service Unavailable' },
    { path: '/kamino/traders', says: 'Error fetching traders: Service Unavailable' },
    { path: '/', says: 'Couldn’t load this page.' },
  ]
  for (const { path, says } of pages) {
    test(`reports it when navigating to ${path}`, async ({ page }) => {
      await open(page, '/tokens', 'Tokens')
      await cutOff(page)
      await go(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('alert')).toContainText(says)
      await expect(page).toHaveURL(path)
      await expect(page).not.toHaveTitle(/Solana Token Database/)
      await recover(page)
      await expect(main.getByRole('alert')).toHaveCount(0, { timeout: 20_000 })
      await expect(main.getByRole('table').first()).toBeVisible()
    })
  }
})

/** Navigates to another page as a link on the page does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.__remixRouter?.navigate(to), path)
}

/** Returns the position of an element on the page, independent of scrolling. */
function placeOf(element: Locator): Promise<number[]> {
  return element.evaluate((at) => {
    const { left, top, width, height } = at.getBoundingClientRect()
    return [left + window.scrollX, top + window.scrollY, width, height].map(Math.round)
  })
}

/**
 * Returns the width of each column label including its sort mark, px. A column must not be narrower than its
 * label.
 */
function labelWidths(table: Locator): Promise<number[]> {
  return table.locator('thead th').evaluateAll((heads) =>
    heads.map((head) => {
      const label = document.createRange()
      label.selectNodeContents(head)
      return Math.round(label.getBoundingClientRect().width)
    }),
  )
}

test.describe('a view that loads slowly', () => {
  const slow = [
    {
      path: '/tokens',
      title: 'Tokens',
      ask: (page: Page) =>
        page.getByRole('searchbox', { name: 'Search by name, symbol or mint' }).fill('bonk'),
    },
    {
      path: `/jupiter/dca/${sol}`,
      title: 'DCA Orders',
      ask: (page: Page) =>
        page
          .getByRole('navigation', { name: 'Filter DCA Orders' })
          .getByRole('link', { name: 'Active' })
          .click(),
    },
    {
      path: '/kamino/traders',
      title: 'Leaderboard',
      ask: (page: Page) => panel(page, 'Leaderboard').getByRole('link', { name: 'Day' }).click(),
    },
    {
      path: '/kamino/dashboard',
      title: 'Top tokens traded',
      ask: (page: Page) => panel(page, 'Top tokens traded').getByRole('link', { name: 'Day' }).click(),
    },
  ]
  for (const { path, title, ask } of slow) {
    test(`is announced on ${path} without a layout shift`, async ({ page }) => {
      const region = await open(page, path, title)
      const { hold, release } = holdResponses()
      await page.route(pageData, hold)
      const table = region.getByRole('table')
      const before = await placeOf(table)
      const labels = await labelWidths(table)
      await ask(page)
      const busy = region.locator('[aria-busy="true"]')
      await expect(busy).toHaveCSS('opacity', '0.6')
      await expect(region.getByRole('status').filter({ hasText: /^Loading / })).toHaveCount(1)
      expect(await placeOf(table)).toEqual(before)
      expect(await labelWidths(table)).toEqual(labels)
      await recover(page)
      release()
      await expect(busy).toHaveCount(0)
    })
  }
})

const slowAnswer = 'This is taking longer than usual.'

/**
 * Delays the next request for page data until the returned function is called. Later requests are not
 * delayed.
 */
async function holdNext(page: Page): Promise<() => void> {
  const { hold, release } = holdResponses()
  await page.route(pageData, hold, { times: 1 })
  return release
}

test.describe('a response that does not arrive', () => {
  test('is reported after a while, leaves the page unchanged, and can be requested again', async ({
    page,
  }) => {
    const orders = await open(page, `/tokens/${sol}`, 'DCA Orders')
    const release = await holdNext(page)
    const requested = page.waitForRequest(pageData)
    // The delayed page must be of the same kind as the current one. Otherwise Chromium would report
    // stylesheets that were preloaded but not used.
    await page.evaluate((to) => void window.__remixRouter?.navigate(to), `/tokens/${usdc}`)
    await requested
    const wait = page.getByRole('status').filter({ hasText: slowAnswer })
    await expect(wait).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(`/tokens/${sol}`)
    await expect(orders.getByRole('table').locator('tbody tr').first()).toBeVisible()
    const again = page.waitForRequest(pageData)
    await wait.getByRole('button', { name: 'Retry' }).click()
    await again
    await expect(page).toHaveURL(`/tokens/${usdc}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('USDC')
    await expect(wait).toHaveCount(0)
    release()
  })

  test('is requested again in place, and adds one history entry after the previous view', async ({
    page,
  }) => {
    const tokens = await open(page, '/tokens', 'Tokens')
    const release = await holdNext(page)
    await tokens.getByRole('link', { name: 'Price $' }).click()
    const wait = page.getByRole('status').filter({ hasText: slowAnswer })
    await expect(wait).toBeVisible({ timeout: 15_000 })
    await wait.getByRole('button', { name: 'Retry' }).click()
    const price = tokens.getByRole('columnheader', { name: 'Price $' })
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await expect(wait).toHaveCount(0)
    release()
    await page.goBack()
    await expect(price).not.toHaveAttribute('aria-sort')
  })
})

test.describe('offline', () => {
  // Chromium logs each request that the page makes while it is offline.
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('reloads the page and its panels immediately when the network is back', async ({ page, context }) => {
    await open(page, '/kamino/dashboard', 'Limit Orders')
    await context.setOffline(true)
    await page.waitForTimeout(500)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await context.setOffline(false)
    await expect
      .poll(
        () =>
          ['/kamino/dashboard.data', '/panels/kamino-book', '/api/stream'].filter((path) =>
            requested.includes(path),
          ),
        { timeout: 3_000 },
      )
      .toHaveLength(3)
  })
})
