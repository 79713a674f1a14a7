import type { Locator, Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

/**
 * Time limit for waiting for live data, milliseconds. The simulated world has an event about every two
 * seconds at speed 1, with longer gaps between bursts.
 */
const patience = { timeout: 75_000 }

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const dca = (page: Page) => panel(page, 'DCA Orders')
const bodyRows = (table: Locator) => table.locator('tbody tr')

interface Row {
  readonly opened: string
  readonly amountUsd: string
}

/**
 * Returns the opening time (to the second) and the value (to the cent) of each order in a table. Together
 * they identify an order.
 */
function shownRows(table: Locator): Promise<Row[]> {
  return bodyRows(table).evaluateAll((rows) =>
    rows.map((row) => ({
      opened: row.querySelector('time')?.dateTime ?? '',
      amountUsd: row.querySelector('td:nth-child(3) abbr')?.getAttribute('title') ?? '—',
    })),
  )
}

async function listedRows(page: Page, path: string): Promise<Row[]> {
  const response = await page.request.get(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  const { content } = (await response.json()) as {
    content: { createdAt: number; amountUsd: number | null }[]
  }
  const usd = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return content.map(({ createdAt, amountUsd }) => ({
    opened: new Date(createdAt * 1000).toISOString(),
    amountUsd: amountUsd === null ? '—' : usd.format(amountUsd),
  }))
}

test('the page names the source of its data', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Simulated data', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Trading overview · Sextant')
})

test('the panels are in the specified order and have rows', async ({ page }) => {
  await page.goto('/')
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toEqual([
    'Drift trades',
    'DCA Orders',
    'Top tokens, DCA',
    'Top tokens, limit',
    'Build on the same feed',
    'Limit Orders',
    'Tokens by DCA flow',
    'Kamino limit orders',
    'Drift positions',
  ])
  await expect(page.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/api/docs#plans')
  await expect(panel(page, 'Drift trades').getByRole('listitem')).toHaveCount(6)
  await expect(bodyRows(dca(page))).toHaveCount(18)
  await expect(bodyRows(panel(page, 'Limit Orders'))).toHaveCount(10)
  await expect(bodyRows(panel(page, 'Kamino limit orders'))).toHaveCount(12)
})

test('the page and the API have the same orders', async ({ page }) => {
  // The data changes between the two responses. Retry until both show the same state.
  await expect(async () => {
    await page.goto('/')
    const [shown, listed] = [
      await shownRows(dca(page)),
      await listedRows(page, '/api/dca/all?filter=active&size=18'),
    ]
    expect(shown).toEqual(listed)
  }).toPass({ timeout: 30_000 })
})

test('trades arrive without a reload', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  const newest = panel(page, 'Drift trades').getByRole('listitem').first().locator('time')
  const before = await newest.getAttribute('datetime')
  await expect(newest).not.toHaveAttribute('datetime', before ?? '', patience)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
})

test('orders change without a reload', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  const paces = () => dca(page).locator('tbody td:nth-child(-n+5)').allTextContents()
  const before = await paces()
  await expect.poll(paces, patience).not.toEqual(before)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
})

test('the prices of the header change', async ({ page }) => {
  await page.goto('/')
  const prices = page.getByRole('banner').getByRole('list')
  const before = await prices.textContent()
  await expect(prices).not.toHaveText(before ?? '', patience)
})

test('each panel shows how fresh it is', async ({ page }) => {
  await page.goto('/')
  for (const title of ['Drift trades', 'DCA Orders', 'Limit Orders', 'Kamino limit orders']) {
    await expect(panel(page, title).getByTitle('Time since the last update')).toHaveText(/^Live\d+ s ago$/)
  }
})

test('each table has page links of its own, which leave the other tables unchanged', async ({ page }) => {
  await page.goto('/?limit.page=2')
  await dca(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/?limit.page=2&dca.page=2')
  await expect(dca(page).getByText(/^19–36 of [\d,]+ active orders$/)).toBeVisible()
  await expect(panel(page, 'Limit Orders').getByText(/^11–20 of /)).toBeVisible()
})

test('a header sorts descending first, then ascending, and announces it', async ({ page }) => {
  await page.goto('/')
  const header = dca(page).getByRole('columnheader', { name: 'Amount $' })
  await header.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL('/?dca.sort=amountUsd')
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL('/?dca.sort=amountUsd&dca.order=asc')
})

test('a URL with invalid values shows the default view', async ({ page }) => {
  const response = await page.goto('/?dca.page=-1&dca.sort=drop&dca.filter=x&limit.page=abc')
  expect(response?.status()).toBe(200)
  await expect(dca(page).getByText(/^1–18 of /)).toBeVisible()
})

test('shows the not-found page inside the frame of the product', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(bodyRows(dca(page))).toHaveCount(18)
})

test('live updates can be paused and resumed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause live' }).click()
  const prices = page.getByRole('banner').getByRole('list')
  const paused = await prices.textContent()
  await page.waitForTimeout(6000)
  await expect(prices).toHaveText(paused ?? '')
  await expect(dca(page).getByText(/^Paused \d+ s ago$/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume live' }).click()
  await expect(dca(page).getByText('Live', { exact: true })).toBeVisible()
})

test('a navigation happens once, even if the page being left wants to reload meanwhile', async ({ page }) => {
  await page.goto('/')
  const { hold, release } = holdResponses()
  const steps: string[] = []
  await page.route('**/kamino/dashboard.data*', (route) => {
    if (route.request().resourceType() === 'fetch') steps.push(route.request().url())
    return hold(route)
  })
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Kamino' })
    .click()
  await expect.poll(() => steps.length).toBe(1)
  await page.getByRole('button', { name: 'Pause live' }).click()
  await page.getByRole('button', { name: 'Resume live' }).click()
  await expect(page.getByRole('button', { name: 'Pause live' })).toBeVisible()
  // Wait longer than the delay after which the page checks a postponed reload again.
  await page.waitForTimeout(2_500)
  expect(steps).toHaveLength(1)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamino dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages, sorts and filters tables by links', async ({ page }) => {
    await page.goto('/')
    await dca(page).getByRole('link', { name: '2', exact: true }).click()
    await expect(dca(page).getByText(/^19–36 of /)).toBeVisible()
    await dca(page).getByRole('link', { name: 'Amount $' }).click()
    await expect(page).toHaveURL('/?dca.sort=amountUsd')
    const amounts = (await shownRows(dca(page))).map((row) => Number(row.amountUsd.replaceAll(',', '')))
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    await dca(page).getByRole('link', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL('/?dca.filter=historical&dca.sort=amountUsd')
    await expect(dca(page).getByText(/^1–18 of [\d,]+ orders$/)).toBeVisible()
  })

  test('labels times as UTC', async ({ page }) => {
    await page.goto('/')
    await expect(dca(page).getByText(/^as of \d\d:\d\d:\d\d UTC$/)).toBeVisible()
    await expect(page.getByText('Times in UTC')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows rows as cards, nothing scrolls sideways, and arrows are large enough to touch', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText('Simulated data, not the market')).toBeVisible()
    await expect(dca(page).getByRole('columnheader')).toHaveCount(0)
    const card = await bodyRows(dca(page)).first().boundingBox()
    expect(card?.height).toBeGreaterThanOrEqual(64)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const arrow = await dca(page).getByRole('link', { name: 'Next page' }).boundingBox()
    expect([arrow?.width, arrow?.height]).toEqual([44, 44])
  })
})
