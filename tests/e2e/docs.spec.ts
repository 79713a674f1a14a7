import type { Page } from '@playwright/test'
import { expect, test } from './journey'

/** Responses that are not valid JSON, and the message that the page shows for each. */
const wrongAnswers = [
  { contentType: 'text/html', body: '<h1>Bad gateway</h1>', says: 'Invalid JSON response' },
  { contentType: 'application/json', body: '', says: 'Empty JSON response from server' },
  { contentType: 'text/plain', body: '', says: 'Empty response from server (expected JSON)' },
  { contentType: 'application/json', body: '{"content":[', says: 'Invalid JSON response' },
]

const response = (page: Page) => page.getByRole('region', { name: 'Response' })
const openCard = (page: Page) => page.locator('details[open]')
const tryButton = (page: Page) => openCard(page).getByRole('button', { name: 'Try This Endpoint' })

async function openReference(page: Page, address = '/api/docs'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API documentation')
}

test('opens an endpoint by URL, calls it, and shows status, time, size and quota of the response', async ({
  page,
}) => {
  await openReference(page, '/api/docs#listTokens')
  await expect(tryButton(page)).toHaveCount(1)
  await openCard(page).getByLabel('size').fill('2')
  await expect(response(page).getByText('/api/tokens?page=1&size=2&')).toBeVisible()
  await tryButton(page).click()
  await expect(response(page).getByText('200 OK')).toBeVisible()
  await expect(response(page)).toContainText(/\d+ ms · [\d.]+ k?B/)
  await expect(response(page)).toContainText(/[1-5] of 5 used/)
  await expect(response(page).getByRole('region', { name: 'Body' })).toContainText('"totalElements"')
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('"free";r=')
  await response(page).getByText('cURL', { exact: true }).click()
  await expect(response(page).getByRole('region', { name: 'cURL' })).toContainText(/^curl 'http:.*size=2/)
})

test('opens one card at a time, and names it in the URL', async ({ page }) => {
  await openReference(page)
  await page.getByText('/api/dca/all', { exact: true }).click()
  await expect(page).toHaveURL(/#listDcaOrders$/)
  await page.getByText('/api/limit/depth', { exact: true }).click()
  await expect(page).toHaveURL(/#getLimitDepth$/)
  await expect(openCard(page)).toHaveCount(1)
  await page.getByText('/api/limit/depth', { exact: true }).click()
  await expect(openCard(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/api\/docs$/)
})

test('searches endpoints by text and category, and keeps the filter in the URL', async ({ page }) => {
  await openReference(page)
  const search = page.getByRole('searchbox', { name: 'Search endpoints' })
  await search.fill('nothing like this')
  await expect(page.getByText('No endpoints found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all endpoints' }).click()
  await search.fill('latest candles')
  await expect(page.locator('summary:visible')).toHaveText([/\/api\/ohlc\/tokens/])
  await search.fill('')
  await page.getByLabel('Category').selectOption('Kamino')
  await expect(page).toHaveURL(/\?category=kamino$/)
  await expect(page.locator('summary:visible')).toHaveCount(7)
})

test('marks a missing path parameter as invalid, and confirms a copy for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReference(page, '/api/docs#getToken')
  const mint = openCard(page).getByRole('textbox', { name: 'tokenMint' })
  await mint.fill('')
  await tryButton(page).click()
  await expect(mint).toHaveAttribute('aria-invalid', 'true')
  await expect(response(page).getByText('/api/tokens/{tokenMint}')).toBeVisible()
  await mint.fill("a/b'c")
  const copy = openCard(page).getByRole('button', { name: 'Copy cURL' })
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  await expect(copy).toBeVisible({ timeout: 4_000 })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/api/tokens/a%2Fb'\\''c`)
})

test('reports invalid responses with the specified messages', async ({ page }) => {
  await openReference(page, '/api/docs#getDashboardPrices')
  for (const { says, ...reply } of wrongAnswers) {
    await page.route('**/api/dashboard/prices?*', (route) => route.fulfill(reply), { times: 1 })
    await tryButton(page).click()
    await expect(response(page).getByRole('alert')).toHaveText(says)
  }
})

test.describe('beyond the plan', () => {
  test.use({ refusals: ['/api/drift/markets/stats'] })

  test('shows status and body of a rejected request', async ({ page }) => {
    await openReference(page, '/api/docs#getPerpStats')
    await page.route('**/api/drift/markets/stats?*', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: '{"code":"rate_limited"}',
      }),
    )
    await tryButton(page).click()
    await expect(response(page).getByRole('alert')).toHaveText(
      'HTTP 429: Too Many Requests - {"code":"rate_limited"}',
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the reference, the plans and the guides', async ({ page, request }) => {
    await page.goto('/api/docs#getToken')
    // Playwright finds no texts and roles inside noscript, which has the link here.
    const details = page.locator('#getToken a')
    expect(await details.textContent()).toBe('Parameters and an example')
    await details.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One token')
    await expect(page.getByRole('row', { name: /^tokenMint required Mint address/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Shell' })).toContainText(/^curl 'http:.*\/api\/tokens\//)
    await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"priceChange24Hour"')
    await page.getByRole('link', { name: 'All endpoints' }).first().click()
    await page.getByRole('link', { name: /Yearly/ }).click()
    await expect(page.getByText('$500')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request by e-mail' }).first()).toHaveAttribute(
      'href',
      /^mailto:.*\?subject=Sextant%20API%3A%20Pro%20plan%2C%20yearly$/,
    )
    await page.getByRole('link', { name: 'Rate limits and errors' }).first().click()
    await page.getByRole('link', { name: 'rate_limited', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problem rate_limited')
    const markdown = await request.get('/api/docs/quick-start.md')
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await (await request.get('/llms.txt')).text()).toContain('/api/docs/quick-start.md')
  })
})
