import type { Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
/** A valid key of 32 bytes that does not belong to an order. */
const nobody = '11111111111111111111111111111112'

/** Requests an API path as the page does, and returns the parsed response. */
async function asked<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  return (await response.json()) as Answer
}

const popup = (page: Page) => page.getByRole('dialog')
const chart = (page: Page) => page.getByRole('region', { name: 'SOL / USD' })

test('a row opens its order, Escape closes it, and the focus returns to the row', async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'DCA Orders' }).locator('tbody tr').nth(1)
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveAccessibleName('Jupiter DCA')
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page).toHaveURL(/\?order=\w{32,44}$/)
  for (const label of [
    'Deposited',
    'USD per minute',
    'Trader',
    'Order account',
    'Input mint',
    'Output mint',
  ]) {
    await expect(popup(page).getByText(label, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('tbody a:focus')).toHaveCount(1)
})

test('a link to an order opens it over its page with the numbers of the API, and a click outside closes it', async ({
  page,
}) => {
  const { content } = await asked<{ content: { publicKey: string; maker: string }[] }>(
    page,
    '/api/kamino/orders/all?size=1',
  )
  const [order] = content
  await page.goto(`/tokens?order=${order!.publicKey}`)
  await expect(popup(page)).toHaveAccessibleName('Kamino Limit Order')
  await expect(popup(page).locator(`[title="${order!.maker}"]`)).toBeVisible()
  await expect(popup(page).getByRole('link', { name: /Open in explorer: order account/ })).toHaveAttribute(
    'href',
    `https://solscan.io/account/${order!.publicKey}`,
  )
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.mouse.click(10, 450)
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/tokens$/)
})

test('shows an order in the requested page before its code has loaded, and Escape closes it afterwards', async ({
  page,
}) => {
  const { content } = await asked<{ content: { publicKey: string }[] }>(page, '/api/dca/all?size=1')
  const code = holdResponses()
  await page.route('**/assets/order-popup-*.js', code.hold)
  const land = async () => {
    await page.goto(`/?order=${content[0]!.publicKey}`)
    await expect(popup(page)).toHaveAccessibleName('Jupiter DCA')
    await expect(popup(page).getByText('USD per minute', { exact: true })).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  }
  await land()
  // Press the key repeatedly, because the page handles it only once its code has loaded.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(page).toHaveURL(/\/$/)
  await land()
  code.release()
  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Jupiter DCA')
  await expect(popup(page)).toHaveCount(1)
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
})

test('a Drift order shows its market and direction', async ({ page }) => {
  // The order may be filled between the two requests. In that case, try another order.
  await expect(async () => {
    const { content } = await asked<{ content: { id: string; direction: number; marketName: string }[] }>(
      page,
      '/api/drift/markets/0/orders?size=3',
    )
    const order = content.at(-1)!
    const response = await page.goto(`/orders/${order.id}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `Drift Order${order.marketName}${order.direction === 0 ? '▲LONG' : '▼SHORT'}`,
    )
  }).toPass({ timeout: 30_000 })
})

test('a Drift order that waits for a trigger price shows the price', async ({ page }) => {
  await expect(async () => {
    const { content } = await asked<{ content: { id: string; triggerPrice: number | null }[] }>(
      page,
      '/api/drift/markets/all/orders?size=250',
    )
    const order = content.findLast(({ triggerPrice }) => triggerPrice !== null)!
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByRole('main')).toContainText(/Trigger price[\d.,K]+ or (above|below)/)
  }).toPass({ timeout: 30_000 })
})

test('after landing on an order and closing it, going back leads to the page before it and not to the order', async ({
  page,
}) => {
  test.slow() // slow, because the test loads six pages
  const { content } = await asked<{ content: { publicKey: string }[] }>(page, '/api/dca/all?size=1')
  const isOpen = () => expect(page.locator('dialog:modal')).toBeVisible({ timeout: 30_000 })
  const landedOn = `/?order=${content[0]!.publicKey}`
  await page.goto('/about')
  await page.goto(landedOn)
  await isOpen()
  // The popup must close when the visitor goes back, and open again when the visitor goes forward.
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(popup(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(landedOn)
  await isOpen()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  // An order that was opened from the page below must close when the visitor goes back.
  await page.getByRole('region', { name: 'DCA Orders' }).locator('tbody a').first().click()
  await isOpen()
  // `goBack` counts from the entry that the browser process knows, which may learn of the new one late.
  await expect(page).toHaveURL(/\?order=/)
  await page.goBack()
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Trading overview' })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test('explains a key that is not an order, and logs no error', async ({ page }) => {
  const requested = page.waitForResponse(`**/panels/order/${nobody}`)
  await page.goto(`/?order=${nobody}`)
  expect((await requested).status()).toBe(204)
  await expect(popup(page)).toContainText('Unknown order')
  expect((await page.goto(`/orders/${nobody}`))?.status()).toBe(404)
})

test.describe('a Drift order that fails to load', () => {
  test.use({ refusals: [`/panels/order/${nobody}%3A1`] })

  test('shows the status and can be requested again', async ({ page }) => {
    await page.route('**/panels/order/**', (route) => route.fulfill({ status: 503 }))
    await page.goto(`/about?order=${nobody}:1`)
    await expect(popup(page).getByText('Error loading Drift order details')).toBeVisible()
    await page.unroute('**/panels/order/**')
    await popup(page).getByRole('button', { name: 'Retry' }).click()
    await expect(popup(page)).toContainText('Unknown order')
  })
})

test.describe('a Velocity order that fails to load', () => {
  test.use({ refusals: [`/panels/order/${nobody}%3A1%3A90`] })

  test('names Velocity, and leads to the account if the order is unknown', async ({ page }) => {
    await page.route('**/panels/order/**', (route) => route.fulfill({ status: 503 }))
    await page.goto(`/about?order=${nobody}:1:90`)
    await expect(popup(page).getByText('Error loading Velocity order details')).toBeVisible()
    await page.unroute('**/panels/order/**')
    await popup(page).getByRole('button', { name: 'Retry' }).click()
    await expect(popup(page).getByRole('link', { name: 'Look up account' })).toHaveAttribute(
      'href',
      `/jupiter/dca/${nobody}`,
    )
  })
})

test.describe('a Drift order that fails to render', () => {
  test.use({ provoked: /^error: \w+Error: / })

  test('reports it in the popup, and leaves the page below unchanged', async ({ page }) => {
    const response = {
      data: { dex: 'Drift', order: {}, baseMint: null },
      meta: { dataTime: 1 },
      answeredAt: 1,
    }
    await page.route('**/panels/order/**', (route) => route.fulfill({ json: response }))
    await page.goto(`/tokens?order=${nobody}:1`)
    await expect(popup(page).getByText('Error loading Drift order details')).toBeVisible()
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toHaveCount(0)
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is open over its page and can be closed, and a chart is a table', async ({ page }) => {
    await page.goto(`/tokens/${sol}?timeframe=4H`)
    await expect(chart(page).locator('tbody tr')).toHaveCount(24)
    await page.getByRole('region', { name: 'DCA Orders' }).locator('tbody a').first().click()
    await expect(popup(page)).toHaveAccessibleName('Jupiter DCA')
    await expect(popup(page).getByText('Order account', { exact: true })).toBeVisible()
    await expect(popup(page)).toHaveCSS('position', 'fixed')
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toHaveCount(0)
    await page.goto(`/about?order=${nobody}`)
    await expect(popup(page)).toContainText('Unknown order')
  })
})

test('steps through the chart by arrow keys, and writes its options to the URL', async ({ page }) => {
  await page.goto(`/tokens/${sol}`)
  const drawing = chart(page).getByRole('group', { name: 'Price of SOL, 1D, 24 bars' })
  await expect(drawing.locator('canvas').first()).toBeVisible()
  await drawing.focus()
  await page.keyboard.press('Home')
  await expect(chart(page).getByRole('status')).toContainText(/Open .*, High .*, Low .*, Close /)
  await chart(page).getByText('1W', { exact: true }).click()
  await expect(page).toHaveURL(/timeframe=1W$/)
  await chart(page).getByTitle('Area').click()
  await expect(page).toHaveURL(/timeframe=1W&chart=area$/)
  await chart(page).getByRole('button', { name: 'View as table' }).click()
  await expect(chart(page).getByRole('columnheader', { name: 'Volume $' })).toBeVisible()
})

test.describe('prices that fail to load', () => {
  test.use({ refusals: [`/panels/candles/${sol}`] })

  test('show the status and can be requested again', async ({ page }) => {
    await page.route('**/panels/candles/**', (route) => route.fulfill({ status: 503 }))
    await page.goto(`/orders/${sol}`)
    await expect(chart(page).getByRole('alert')).toContainText('Error loading chart: HTTP 503')
    await page.unroute('**/panels/candles/**')
    await chart(page).getByRole('button', { name: 'Retry' }).click()
    await expect(chart(page).locator('canvas').first()).toBeVisible()
  })
})

test('a token page shows the depth chart of the API and exports its orders; on a phone an order is a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/tokens/${sol}`)
  const wall = page.getByRole('table', { name: 'Limit depth: Remaining $ by distance from price' })
  await expect(wall.locator('tbody tr')).toHaveCount(10)
  const pressure = page.getByRole('region', { name: 'DCA pressure' })
  await expect(pressure.getByText(/^−\d/)).toBeVisible()
  const heading = pressure.getByRole('heading')
  expect(await heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0)
  await pressure.locator('section[tabindex]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(pressure.getByRole('status')).toContainText(/^\+1h · .*To buy \$.*, To sell \$/)
  const hours = await pressure.getByRole('link', { name: /CSV/ }).getAttribute('href')
  const lines = (await (await page.request.get(hours ?? '')).text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 24)
  expect(lines.slice(1).every((line) => line.startsWith(`${sol},`))).toBe(true)
  await page
    .getByRole('region', { name: 'DCA Orders' })
    .getByRole('button', { name: /DCA Orders/ })
    .click()
  const csv = page.getByRole('dialog').getByRole('link', { name: /CSV/ })
  const response = await page.request.get((await csv.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('text/csv')
  expect(await response.text()).toContain(sol)
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'DCA Orders' }).locator('tbody a').first().click()
  await expect(popup(page)).toHaveAccessibleName('Jupiter DCA')
  // The sheet slides in until its lower edge is at the lower edge of the screen.
  await expect
    .poll(async () => {
      const box = await popup(page).boundingBox()
      return box && [box.x, Math.round(box.y + box.height)]
    })
    .toEqual([0, 844])
})

test('searches a list of orders in place, by URL and without JavaScript', async ({ page, browser }) => {
  await page.goto('/?dca.page=2')
  const card = page.getByRole('region', { name: 'DCA Orders', exact: true })
  await card.getByRole('link', { name: 'Search DCA Orders' }).click()
  const field = card.getByRole('searchbox', { name: 'Search DCA Orders' })
  await expect(field).toBeFocused()
  await field.fill('jitosol')
  await expect(page).toHaveURL('/?dca.find=1&dca.search=jitosol')
  const pairs = card.locator('tbody tr td:first-child')
  await expect(pairs.filter({ hasNotText: 'JitoSOL' })).toHaveCount(0)
  await expect(pairs.first()).toContainText('JitoSOL')
  await expect(card.getByRole('link', { name: /^Export CSV/ })).toHaveAttribute('href', /search=jitosol/)
  await field.fill('nobody has this')
  await expect(card.getByText('No match for “nobody has this”')).toBeVisible()
  await card.getByRole('link', { name: 'Clear search' }).click()
  await expect(card.locator('tbody tr')).toHaveCount(18)
  await card.getByRole('link', { name: 'Close search of DCA Orders' }).click()
  await expect(page).toHaveURL('/')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto('/?limit.sort=amountUsd&dca.find=1')
  await bare.getByRole('searchbox', { name: 'Search DCA Orders' }).fill('jitosol')
  await bare.keyboard.press('Enter')
  await expect(bare).toHaveURL(/limit\.sort=amountUsd.*dca\.search=jitosol/)
  await expect(bare.getByRole('table', { name: 'DCA Orders' }).locator('tbody tr').first()).toContainText(
    'JitoSOL',
  )
  await plain.close()
})

test('keeps the text that was typed into a search before the code of the page has loaded', async ({
  page,
}) => {
  const code = holdResponses()
  await page.route('**/assets/entry.client-*.js', code.hold)
  await page.goto('/?dca.find=1', { waitUntil: 'commit' })
  await code.held
  const card = page.getByRole('region', { name: 'DCA Orders', exact: true })
  const field = card.getByRole('searchbox', { name: 'Search DCA Orders' })
  await field.fill('jitosol')
  code.release()
  // The status shows this only after hydration.
  await expect(card.getByText('Live', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/dca\.filter=.*dca\.search=jitosol/)
  await expect(field).toHaveValue('jitosol')
})
