import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

test('the token database lists twenty-five tokens and links to each', async ({ page }) => {
  await page.goto('/tokens')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solana Token Database')
  const rows = page.getByRole('table', { name: 'Solana Token Database' }).locator('tbody tr')
  await expect(rows).toHaveCount(25)
  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tokens\/\w{32,44}$/)
  await expect(page.getByRole('region', { name: 'DCA Orders' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searches tokens, and lists the real USDC before its imitations', async ({ page }) => {
    await page.goto('/tokens?search=usdc')
    const rows = page.getByRole('table', { name: 'Solana Token Database' }).locator('tbody tr')
    await expect(rows.first().locator(`a[href="/tokens/${usdc}"]`).first()).toBeVisible()
  })

  test('a token has a page with its figures and orders', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SOL')
    await expect(page.getByRole('link', { name: 'Trade on Drift' })).toHaveAttribute(
      'rel',
      'noopener noreferrer sponsored',
    )
    await expect(page.getByRole('region', { name: 'Limit Orders' }).locator('tbody tr')).toHaveCount(10)
  })

  test('sorts tokens by change, volume, trades and age, and draws the week', async ({ page }) => {
    await page.goto('/tokens')
    const table = page.getByRole('table', { name: 'Solana Token Database' })
    for (const [header, sort] of [
      ['24h %', 'priceChange24Hour'],
      ['24h vol $', 'volume'],
      ['Trades', 'tradesPastDay'],
      ['Age', 'firstSeenDate'],
    ] as const) {
      await table.getByRole('columnheader', { name: header }).getByRole('link').click()
      await expect(page).toHaveURL(`/tokens?sort=${sort}`)
      await expect(table.locator('tbody tr')).toHaveCount(25)
      await expect(table.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', /ending$/)
    }
    await page.goto('/tokens?search=SOL')
    await expect(
      table.getByRole('img', { name: /^7 days: \$[\d.,]+ to \$[\d.,]+, [+−]/ }).first(),
    ).toBeVisible()
  })

  test('lists new listings in a tab, newest first, or says that there are none', async ({ page }) => {
    await page.goto('/tokens')
    await page.getByRole('link', { name: 'New listings' }).click()
    await expect(page).toHaveURL('/tokens?list=new&sort=firstSeenDate')
    await expect(page.getByRole('link', { name: 'New listings' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('main')).toContainText(/No token has appeared since|[1-9]\d* tokens?/)
    await page.getByRole('navigation', { name: 'Tokens' }).getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL('/tokens')
  })

  test('a token lists its upcoming executions, soonest first, with their traders', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    const panel = page.getByRole('region', { name: 'Upcoming DCA executions' })
    const rows = panel.locator('tbody tr')
    await expect(rows).toHaveCount(10)
    const times = await rows
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(times).toEqual([...times].sort())
    await expect(rows.first()).toContainText(/BUY|SELL/)
    await panel.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`/tokens/${sol}?upcoming.page=2`)
    await expect(rows.first()).toBeVisible()
    await rows.first().getByRole('link').last().click()
    await expect(page).toHaveURL(/\/jupiter\/dca\/\w{32,44}$/)
  })

  test('leads from a token to its perp market and back', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    await page.getByRole('link', { name: 'SOL-PERP on Drift' }).click()
    await expect(page).toHaveURL(/\/drift\/dashboard\/orders\/\w{32,44}\?venue=drift$/)
    await page.getByRole('link', { name: 'Token page' }).click()
    await expect(page).toHaveURL(`/tokens/${sol}`)
  })

  test('pages through the fills of a DCA order', async ({ page, request }) => {
    const list = await request.get('/api/dca/all?sortField=progress&size=50')
    const { content } = await list.json()
    // Only verified tokens are certain to have a market price for the time of each fill.
    const priced = content.filter(
      (order: { inputTokenVerified: boolean; outputTokenVerified: boolean }) =>
        order.inputTokenVerified && order.outputTokenVerified,
    )
    const key = await firstWithFills(priced, async (order) => {
      const fills = await request.get(`/api/orders/${order}/fills?size=20`)
      return (await fills.json()).totalPages
    })
    await page.goto(`/orders/${key}`)
    await expect(page.getByRole('main')).toContainText(/Average vs market [+−]?[\d.,]+ bp/)
    await page.getByRole('link', { name: 'Older fills' }).click()
    await expect(page).toHaveURL(`/orders/${key}?fills.page=2`)
    await expect(page.getByRole('main')).toContainText(/21–\d+ of \d+/)
    await page.getByRole('link', { name: 'Newer fills' }).click()
    await expect(page).toHaveURL(`/orders/${key}`)
  })
})

/** Returns the first order whose fills have more than one page. */
async function firstWithFills(
  orders: readonly { publicKey: string }[],
  pagesOf: (key: string) => Promise<number>,
): Promise<string> {
  for (const { publicKey } of orders) if ((await pagesOf(publicKey)) > 1) return publicKey
  throw new Error('no order has more than twenty fills')
}

test('opens an upcoming execution by keyboard, and returns to its row', async ({ page }) => {
  await page.goto(`/tokens/${sol}`, { waitUntil: 'networkidle' })
  const link = page
    .getByRole('region', { name: 'Upcoming DCA executions' })
    .locator('tbody tr')
    .first()
    .getByRole('link')
    .first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows a token as a card that names its figures, with its button beside them', async ({ page }) => {
    await page.goto('/tokens?search=SOL')
    const card = page.getByRole('row').filter({ has: page.locator(`a[href="/tokens/${sol}"]`) })
    await expect(card).toContainText(/FDMC \$[\d.]+B/)
    await expect(card).toContainText(/Supply [\d.]+M/)
    await expect(card).toContainText(/\$\d+\.\d\d/)
    const supply = await card.getByText(/^Supply/).boundingBox()
    const button = await card.getByRole('link', { name: 'Buy SOL' }).boundingBox()
    if (supply === null || button === null) throw new Error('the card has both')
    expect(button.x).toBeGreaterThan(supply.x + supply.width)
    expect(button.y).toBeLessThan(supply.y)
    expect(button.x + button.width).toBeLessThan(390)
    await expect(card).toContainText(/[+−][\d.]+%/)
    await expect(card).toContainText(/24h vol \$[\d.]+[KM]? · [\d,]+ trades/)
    await expect(card.getByRole('img', { name: /^7 days/ })).toBeVisible()
  })

  test('never cuts off a verified symbol', async ({ page }) => {
    await page.goto('/tokens')
    const cut = await page
      .locator('tbody bdi:first-child')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      )
    expect(cut).toEqual([])
  })

  test('shows upcoming executions as cards with links that are easy to touch', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    const card = page.getByRole('region', { name: 'Upcoming DCA executions' }).getByRole('row').first()
    await expect(card).toContainText(/\$[\d.]+/)
    const box = await card.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})

test('keeps a sort that is chosen while typing', async ({ page }) => {
  await page.goto('/tokens', { waitUntil: 'networkidle' })
  const { hold, release } = holdResponses()
  await page.route('**/tokens.data?**', hold)
  const both = page.waitForRequest(/search=us&sort=price/)
  await page.getByRole('searchbox', { name: 'Search by name, symbol or mint' }).fill('us')
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click()
  await both
  release()
  await expect(page).toHaveURL('/tokens?search=us&sort=price')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
})

test('keeps a search that has just started when a sort is chosen on a slow device', async ({ page }) => {
  await page.goto('/tokens', { waitUntil: 'networkidle' })
  const { hold, release } = holdResponses()
  await page.route('**/tokens.data?**', hold)
  const both = page.waitForRequest(/search=us&sort=price/)
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const searching = page.waitForRequest(/search=us(&|$)/)
  await page.getByRole('searchbox', { name: 'Search by name, symbol or mint' }).fill('us')
  await searching
  // Click without Playwright's checks, during which the page could render.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('th a[href*="sort=price"]')!.click())
  await both
  release()
  await expect(page).toHaveURL('/tokens?search=us&sort=price')
})

for (const { path, field, url } of [
  { path: '/tokens', field: 'Search by name, symbol or mint', url: '/tokens?search=us' },
  { path: '/drift/dashboard/analytics', field: 'Filter markets', url: /[?&]search=us/ },
  { path: '/api/docs', field: 'Search endpoints', url: /[?&]q=us/ },
  { path: '/?dca.find=1', field: 'Search DCA Orders', url: /dca\.search=us/ },
  // The browser finds markets itself, so the URL does not change.
  { path: '/drift/dashboard/orders/SOL', field: 'Search markets...', url: /\/orders\/\w+$/ },
]) {
  test(`${path} uses what was typed before its code has loaded`, async ({ page }) => {
    const code = holdResponses()
    await page.route('**/assets/*.js', code.hold)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('searchbox', { name: field }).fill('us')
    code.release()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('main').getByRole('searchbox', { name: field })).toHaveValue('us')
  })
}

test('lists only the tokens starred on this device, and links back to all tokens', async ({ page }) => {
  await page.goto(`/tokens/${sol}`)
  await page.getByRole('button', { name: 'Favourite: SOL' }).click()
  await page.goto('/tokens')
  await page.getByRole('link', { name: '★ only' }).click()
  const rows = page.getByRole('table', { name: 'Solana Token Database' }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(`/tokens?only=${sol}`)
  await page.getByRole('link', { name: 'All tokens' }).click()
  await expect(rows).toHaveCount(25)
})

test('explains an invalid mint and an unknown mint, and offers next steps', async ({ page }) => {
  const missing = await page.goto('/tokens/not-a-mint')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not a mint')
  await page.goto('/tokens/11111111111111111111111111111112')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown token')
  await page.getByRole('link', { name: 'Solana Token Database' }).click()
  await expect(page).toHaveURL(/\/tokens$/)
})

test('clears a search without results from both the list and the field', async ({ page }) => {
  await page.goto('/tokens')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('no such token')
  await expect(page.getByRole('main')).toContainText('No tokens found')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/tokens')
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible()
  await expect(field).toHaveValue('')
})

test('a page number beyond the last page of the token database leads to the first', async ({ page }) => {
  await page.goto('/tokens?page=500')
  const main = page.getByRole('main')
  await expect(main).toContainText('No tokens found')
  await main.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/tokens')
  await expect(main.getByRole('table').locator('tbody tr').first()).toBeVisible()
})
