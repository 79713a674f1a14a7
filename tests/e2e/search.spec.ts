import type { Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true })
const field = (page: Page) => dialog(page).getByRole('searchbox')
const rows = (page: Page) => dialog(page).locator('tbody tr')
const firstLink = (page: Page) => rows(page).first().getByRole('link')

const solMint = 'So11111111111111111111111111111111111111112'

/** Collects the URLs of the page's search requests, in order. */
function searchesOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search')
      requested.push(`${url.searchParams.get('type')}:${url.searchParams.get('q')}`)
  })
  return requested
}

/** Opens the search by its keyboard shortcut. Presses the key repeatedly until the page is hydrated. */
async function openSearch(page: Page): Promise<void> {
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 2000 })
  }).toPass()
}

test('finds and opens a token with the keyboard alone', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search tokens, markets, traders...')
  await expect(rows(page)).toHaveCount(20)
  await page.keyboard.type('wrapped sol')
  // The rows that match are shown before the results arrive. Enter opens a row only after that.
  await expect(dialog(page).getByRole('status').first()).toContainText('result')
  await expect(rows(page)).not.toHaveCount(20)
  await expect(firstLink(page)).toHaveAttribute('href', `/tokens/${solMint}`)
  await page.keyboard.press('ArrowDown')
  await expect(firstLink(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/tokens/${solMint}`)
  await expect(dialog(page)).toHaveCount(0)
})

test('finds a token’s perp market without a choice of a tab, and counts each kind', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('jup')
  await expect(
    dialog(page)
      .getByRole('link', { name: /^JUP-PERP/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: /^All \d+$/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Markets [1-9]\d*$/ })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: /^Traders 0$/ })).not.toBeChecked()
})

test('has the specified columns', async ({ page }) => {
  await openSearch(page)
  await expect(rows(page)).toHaveCount(20)
  const heads = await dialog(page).getByRole('columnheader').allTextContents()
  expect(heads).toEqual(['Token Name', '24h Volume', 'Market Cap', 'Token Address', 'Price'])
})

test('sends one request per typed word, and none for blanks', async ({ page }) => {
  const requested = searchesOf(page)
  await openSearch(page)
  await expect(rows(page)).toHaveCount(20)
  // Without pauses, because on a slow machine each pause can be longer than that before a request.
  await page.keyboard.type('jup')
  await expect(dialog(page).getByRole('status').first()).toContainText('result')
  await expect.poll(() => requested).toEqual(['all:', 'all:jup'])
  await field(page).fill('   ')
  await expect(rows(page)).toHaveCount(0)
  await page.waitForTimeout(600)
  expect(requested).toEqual(['all:', 'all:jup'])
})

test('reports a search without results', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('zzqqzzqq')
  await expect(dialog(page).getByText('No results found', { exact: true })).toBeVisible()
})

test('a failing search empties the list without a message', async ({ page }) => {
  await openSearch(page)
  await expect(rows(page)).toHaveCount(20)
  // Make the search fail by an invalid list, because the browser would log an error for a failed request.
  await page.route('**/api/search*', (route) => route.fulfill({ status: 200, body: '{"content":[]}' }))
  await page.keyboard.type('sol')
  await expect(rows(page)).toHaveCount(0)
})

test('links markets to their orders, and finds traders by their address or its beginning', async ({
  page,
}) => {
  await openSearch(page)
  await dialog(page)
    .getByText(/^Markets/)
    .click()
  await expect(page.getByRole('radio', { name: /^Markets/ })).toBeChecked()
  // The first page of all markets has no market of the second venue.
  await field(page).fill('sol-perp')
  await expect(dialog(page).getByRole('link', { name: /^SOL-PERP.*Drift/ })).toHaveAttribute(
    'href',
    '/drift/dashboard/orders/8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W?venue=drift',
  )
  await expect(dialog(page).getByRole('link', { name: /^SOL-PERP.*Velocity/ })).toHaveAttribute(
    'href',
    /^\/drift\/dashboard\/orders\/[^?]+\?venue=velocity$/,
  )
  await field(page).fill('')
  await dialog(page)
    .getByText(/^Traders/)
    .click()
  await expect(page.getByRole('radio', { name: /^Traders/ })).toBeChecked()
  await expect(dialog(page).getByText(/^Enter a wallet address/)).toBeVisible()
  const response = await page.request.get('/api/dca/all?filter=active&size=1', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { content } = (await response.json()) as { content: { userPublicKey: string }[] }
  const trader = content[0]!.userPublicKey
  await field(page).fill(trader)
  await expect(firstLink(page)).toHaveAttribute('href', `/jupiter/dca/${trader}`)
  await field(page).fill(trader.slice(0, 8))
  await expect(rows(page).first()).toContainText(trader)
  await expect(firstLink(page)).toHaveAttribute('href', `/jupiter/dca/${trader}`)
})

test('Escape closes the search and restores the focus', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('link', { name: 'Search tokens, markets, traders...' })
  await expect(async () => {
    await opener.focus({ timeout: 2000 })
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('lists a starred token above the next search, and keeps the star', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('wrapped sol')
  const star = rows(page).first().getByRole('button', { name: 'Favourite: SOL' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await openSearch(page)
  const favourites = dialog(page).getByRole('navigation', { name: 'Favourites' })
  await expect(favourites.getByRole('link')).toHaveAttribute('href', `/tokens/${solMint}`)
})

test('the page does not move sideways while the search is open', async ({ page }) => {
  await page.goto('/')
  const before = await page.getByRole('main').boundingBox()
  await openSearch(page)
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
})

test('loads the code of the search on first use', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('search-dialog'))).toEqual([])
  await openSearch(page)
  expect(scripts.filter((url) => url.includes('search-dialog')).length).toBeGreaterThan(0)
})

test('works without JavaScript, by URL', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/search')
  await page.getByRole('searchbox').fill('wrapped sol')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=wrapped\+sol$/)
  const link = page.locator('tbody tr').first().getByRole('link')
  await expect(link).toHaveAttribute('href', `/tokens/${solMint}`)
  await page
    .getByRole('navigation', { name: 'Result type' })
    .getByRole('link', { name: /^Markets/ })
    .click()
  await expect(page).toHaveURL(/\/search\?q=wrapped\+sol&type=market$/)
  await expect(page.getByText('No results found', { exact: true })).toBeVisible()
  await context.close()
})

test('invalid values in the search URL mean the default', async ({ page }) => {
  await page.goto(`/search?q=${'x'.repeat(5000)}&type=planet&page=-7`)
  await expect(page.getByText('No results found', { exact: true })).toBeVisible()
  await page.goto('/search?type=planet&page=1e9')
  await expect(page.locator('tbody tr')).toHaveCount(20)
})

/** Opens a page and requests the search, while the code of its dialog is held back. */
async function requestSearch(page: Page) {
  const held = holdResponses()
  await page.route('**/assets/search-dialog-*.js', held.hold)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const coming = page.waitForRequest('**/assets/search-dialog-*.js')
  await page.keyboard.press('/')
  await coming
  return held
}

test('keeps what was typed while the code loads, and lists only matches', async ({ page }) => {
  const requested = searchesOf(page)
  const held = await requestSearch(page)
  await page.keyboard.type('wrappex')
  await page.keyboard.press('Backspace')
  held.release()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('d sol')
  await expect(field(page)).toHaveValue('wrapped sol')
  await expect(firstLink(page)).toHaveAttribute('href', `/tokens/${solMint}`)
  // The initial list is not requested. A slow machine may request a part of the text first.
  expect(requested).not.toContain('all:')
  expect(requested.at(-1)).toBe('all:wrapped sol')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/tokens/${solMint}`)
})

test('Enter before the code has loaded opens the results for the typed text', async ({ page }) => {
  const held = await requestSearch(page)
  await page.keyboard.type('wrapped sol')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=wrapped%20sol$/)
  held.release()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('wrapped sol')
  await expect(dialog(page)).toHaveCount(0)
})

for (const width of [360, 390]) {
  test(`the search page does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/search')
    await expect(page.getByRole('navigation', { name: 'Result type' })).toBeVisible()
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
