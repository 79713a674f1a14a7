import { holdResponses } from './hold-responses'
import { expect, test } from './journey'
import { type LostStore, startWithLostStore } from './lost-store'

const sol = 'So11111111111111111111111111111111111111112'

let lost: LostStore

test.beforeAll(async () => {
  lost = await startWithLostStore()
})
test.afterAll(() => lost?.stop())
// The page may request its chart before the test ends, and the server refuses that request.
test.use({ refusals: [`/panels/candles/${sol}`] })

/** Text and HTTP status that each page has if the store has never responded to it. */
const pages = [
  {
    path: '/',
    status: 200,
    words: [
      'Error fetching DCA Orders: Service Unavailable',
      'Error fetching Drift trades: Service Unavailable',
      'Error fetching Drift positions: Service Unavailable',
    ],
  },
  {
    path: '/jupiter/dashboard',
    status: 200,
    words: ['Error fetching DCA Orders: Service Unavailable', 'Failed to load chart data'],
  },
  { path: `/jupiter/dca/${sol}`, status: 503, words: ['Error fetching DCA orders: Service Unavailable'] },
  { path: '/kamino/dashboard', status: 200, words: ['Error fetching Limit Orders: Service Unavailable'] },
  { path: '/kamino/traders', status: 200, words: ['Error fetching traders: Service Unavailable'] },
  { path: '/tokens', status: 200, words: ['Error fetching tokens: Service Unavailable'] },
  { path: `/tokens/${sol}`, status: 503, words: ['Error fetching token details: Service Unavailable'] },
  { path: `/orders/${sol}`, status: 503, words: ['Error loading order details', 'Service Unavailable'] },
  {
    path: `/orders/${sol}:1`,
    status: 503,
    words: ['Error loading Drift order details', 'Service Unavailable'],
  },
]

for (const { path, status, words } of pages) {
  test(`${path} reports an unavailable database, and shows no missing number as 0`, async ({ page }) => {
    const response = await page.goto(lost.url + path)
    expect(response?.status()).toBe(status)
    const main = page.getByRole('main')
    for (const each of words) await expect(main).toContainText(each)
    await expect(main).not.toContainText(/NaN|Infinity|undefined|null/)
    await expect(
      main
        .getByRole('link', { name: 'Retry' })
        .or(main.getByRole('button', { name: 'Retry' }))
        .first(),
    ).toBeVisible()
    await expect(main.getByRole('row').filter({ hasText: '$0' })).toHaveCount(0)
  })
}

test('retries the ticker with placeholders, and then reports the failure again', async ({ page }) => {
  await page.goto(`${lost.url}/`)
  const marquee = page.getByRole('region', { name: 'Largest trades' })
  await expect(marquee.getByRole('alert')).toContainText('Failed to load trade data')
  for (const state of ['live', 'paused']) {
    // An explicit request must load the panel even while live updates are paused.
    if (state === 'paused') await page.getByRole('button', { name: 'Pause live' }).click()
    const { hold, release } = holdResponses()
    await page.route('**/panels/overview/trades', hold)
    await expect(async () => {
      await marquee.getByRole('button', { name: 'Retry' }).click()
      await expect(marquee.getByRole('status')).toHaveText(/^Loading /, { timeout: 500 })
    }).toPass()
    release()
    await expect(marquee.getByRole('alert')).toContainText('Failed to load trade data')
    await page.unroute('**/panels/overview/trades', hold)
  }
})

test('keeps the token list and shows its age when the store fails', async ({ page }) => {
  await page.goto('/tokens')
  const tokens = page.getByRole('region', { name: 'Tokens', exact: true })
  await expect(tokens.getByText('Live', { exact: true })).toBeVisible()
  await page.route(/\/tokens\.data/, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: lost.url + pathname + search }) })
  })
  // The list reloads every ten seconds. It is no longer live after two missed reloads.
  await expect(tokens.getByText('Live', { exact: true })).toHaveCount(0, { timeout: 45_000 })
  await expect(tokens.getByRole('table').locator('tbody tr')).toHaveCount(25)
  await expect(tokens.getByRole('alert')).toHaveCount(0)
})

test('dims the error of the status page from a retry to the response', async ({ page }) => {
  await page.goto(`${lost.url}/status`)
  const main = page.getByRole('main')
  const { hold, release } = holdResponses()
  await page.route('**/status.data*', hold)
  await expect(async () => {
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('status')).toHaveText(/^Loading /, { timeout: 500 })
  }).toPass()
  release()
  await expect(main.getByRole('status')).toHaveCount(0)
  await expect(main.getByRole('alert')).toBeVisible()
})

test('reports the unavailable store once for all panels that wait for it', async ({ page }) => {
  await page.goto(`${lost.url}/`)
  await expect(page.getByText('The database isn’t responding.', { exact: true })).toHaveCount(1)
})
