import type { Page } from '@playwright/test'
import type { TraderTotalsWire } from '~/contracts/trader'
import { formatCount } from '~/domain/format/format'
import { expect, test } from './journey'

const asPage = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

async function read<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path, asPage)
  expect(response.status()).toBe(200)
  return (await response.json()) as Body
}

/** Returns the wallet of the largest position at a venue. */
async function someTrader(page: Page, venue: string): Promise<string> {
  const [largest] = await read<{ authority: string }[]>(page, `/api/perps/positions/top/1?venue=${venue}`)
  if (largest === undefined) throw new Error(`no position at ${venue}`)
  return largest.authority
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Venues' })

for (const [venue, name] of [
  ['drift', 'Drift'],
  ['velocity', 'Velocity'],
] as const) {
  test(`shows a trader’s positions, orders and fills at ${name}, and links to the market`, async ({
    page,
  }) => {
    const trader = await someTrader(page, venue)
    await page.goto(`/jupiter/dca/${trader}`)
    await expect(page).toHaveTitle(new RegExp(`^Trader.*${trader.slice(0, 4)}`))
    await tabs(page)
      .getByRole('link', { name: /^Perps/ })
      .click()
    await expect(page).toHaveURL(`/jupiter/dca/${trader}?tab=perps`)
    const positions = page.getByRole('table', { name: 'Perp positions' }).locator('tbody tr')
    await expect(positions.filter({ hasText: name }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Open perp orders' })).toBeVisible()
    const fills = page.getByRole('table', { name: 'Latest perp fills' }).locator('tbody tr')
    await expect(fills.first().getByText(/^(Taker|Maker)$/)).toBeVisible()
    const market = positions.filter({ hasText: name }).first().getByRole('link')
    await expect(market).toHaveAttribute(
      'href',
      new RegExp(`^/drift/dashboard/orders/[^/]+/${trader}\\?venue=${venue}$`),
    )
  })
}

test('shows the totals of the API', async ({ page }) => {
  const trader = await someTrader(page, 'drift')
  const totals = await read<TraderTotalsWire>(page, `/api/traders/${trader}`)
  await page.goto(`/jupiter/dca/${trader}?tab=perps`)
  const positions = totals.venues.reduce((sum, { openPositions }) => sum + (openPositions ?? 0), 0)
  const tile = page.locator('dl > div', { has: page.getByText('Open positions', { exact: true }) })
  await expect(tile).toContainText(formatCount(positions))
  await expect(tile).toContainText('Drift')
  await expect(tile).toContainText('Velocity')
  await expect(page.getByText('Open, all venues', { exact: true })).toBeVisible()
})

test('the page of a perp account names its owner and the account', async ({ page }) => {
  const { content } = await read<{ content: { trader: string }[] }>(
    page,
    '/api/trades?venue=drift_perp&size=1',
  )
  const account = content[0]?.trader ?? ''
  await page.goto(`/jupiter/dca/${account}`)
  await expect(page.getByText('Owner of the perp account')).toContainText(account.slice(0, 4))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(account.slice(0, 4))
})

test('stars a trader with the keyboard, and finds the star in the search', async ({ page }) => {
  const trader = await someTrader(page, 'drift')
  await page.goto(`/jupiter/dca/${trader}`)
  const star = page.getByRole('main').getByRole('button', { name: /^Favourite/ })
  await expect(async () => {
    await star.focus()
    await page.keyboard.press('Enter')
    await expect(star).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('/')
  const favourites = page.getByRole('dialog').getByRole('navigation', { name: 'Favourites' })
  await expect(favourites.getByRole('link')).toHaveAttribute('href', `/jupiter/dca/${trader}`)
})

test('opens the first tab that is not empty, and any tab that was chosen', async ({ page }) => {
  const trader = await someTrader(page, 'drift')
  await page.goto(`/jupiter/dca/${trader}`)
  const labels = await tabs(page).getByRole('link').allTextContents()
  const first = labels.findIndex((label) => !label.endsWith(' 0'))
  expect(first).toBeGreaterThanOrEqual(0)
  await expect(tabs(page).getByRole('link').nth(first)).toHaveAttribute('aria-current', 'page')
  for (const [index, tab] of ['dca', 'limit', 'kamino', 'perps'].entries()) {
    await tabs(page).getByRole('link').nth(index).click()
    await expect(page).toHaveURL(`/jupiter/dca/${trader}?tab=${tab}`)
    await expect(tabs(page).getByRole('link').nth(index)).toHaveAttribute('aria-current', 'page')
  }
})

test('an old link to the tab Drift opens the tab of all perps venues', async ({ page }) => {
  const trader = await someTrader(page, 'drift')
  await page.goto(`/jupiter/dca/${trader}?tab=drift`)
  await expect(tabs(page).getByRole('link', { name: /^Perps/ })).toHaveAttribute('aria-current', 'page')
})

test('a perp order links to its market, its token and its trader', async ({ page }) => {
  const { content } = await read<{ content: { id: string; userPublicKey: string; marketKey: string }[] }>(
    page,
    '/api/drift/markets/all/orders?size=1',
  )
  const [order] = content
  if (order === undefined) throw new Error('no perp order is open')
  await page.goto(`/orders/${encodeURIComponent(order.id)}`)
  const main = page.getByRole('main')
  await expect(main.locator(`a[href="/jupiter/dca/${order.userPublicKey}"]`)).toBeVisible()
  await expect(
    main.locator(`a[href="/drift/dashboard/orders/${order.marketKey}/${order.userPublicKey}?venue=drift"]`),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('names the venue on each position, and does not scroll sideways', async ({ page }) => {
    const trader = await someTrader(page, 'velocity')
    await page.goto(`/jupiter/dca/${trader}?tab=perps`)
    await expect(
      page.getByRole('table', { name: 'Perp positions' }).getByText('Velocity').first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('works without JavaScript', async ({ browser, baseURL, page }) => {
  const trader = await someTrader(page, 'velocity')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(`/jupiter/dca/${trader}`)
  await tabs(plain)
    .getByRole('link', { name: /^Perps/ })
    .click()
  await expect(
    plain
      .getByRole('table', { name: 'Perp positions' })
      .getByRole('row')
      .filter({ hasText: 'Velocity' })
      .first(),
  ).toBeVisible()
  await plain.goto('/search?q=jup')
  await expect(plain.getByRole('link', { name: /^JUP-PERP/ }).first()).toBeVisible()
  await expect(
    plain.getByRole('navigation', { name: 'Result type' }).getByRole('link', { name: /^Markets/ }),
  ).toBeVisible()
  await context.close()
})
