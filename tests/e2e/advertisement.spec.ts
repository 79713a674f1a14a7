import { expect, test } from './journey'
import { type LostStore, startWithLostStore } from './lost-store'

let site: LostStore

// What stands in the frame needs nothing that is stored.
test.beforeAll(async () => {
  site = await startWithLostStore({
    AD_SLOT_URL: 'https://ads.example/slot',
    AD_BANNER_URL: 'https://ads.example/banner',
  })
})
test.afterAll(() => site?.stop())

test('the sidebar’s advertisement is scaled to it, and moves nothing beside it', async ({ page }) => {
  await page.route('https://ads.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Buy this</p>' }),
  )
  await page.goto(`${site.url}/methodology`)
  const slot = page.getByTitle('Advertisement')
  await expect(slot).toBeVisible()
  // 240 px of rail, less its paddings of 12 px and its edge.
  await expect.poll(async () => (await slot.boundingBox())?.width).toBe(215)
  const rail = page.getByRole('navigation', { name: 'Main', exact: true })
  expect(await rail.evaluate((inside) => inside.scrollWidth - inside.clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(slot).toHaveCount(0)
})

test.describe('where a blocker keeps it away', () => {
  test.use({ cutsOff: true })

  test('there is nothing in its place', async ({ page }) => {
    await page.route('https://ads.example/**', (route) => route.abort())
    const tried = page.waitForEvent('requestfailed')
    await page.goto(`${site.url}/methodology`)
    await tried
    await expect(page.getByText('Advertisement')).toHaveCount(0)
    await expect(page.getByTitle('Advertisement')).toHaveCount(0)
  })

  test('the overview has room for the banner until that is known, and from then on none', async ({
    page,
  }) => {
    const noticeOfBanner = 'aria-label="Advertisement"'
    const overview = async () => (await page.request.get(site.url)).text()
    expect(await overview()).toContain(noticeOfBanner)
    await page.route('https://ads.example/**', (route) => route.abort())
    await page.goto(site.url)
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0)
    expect(await overview()).not.toContain(noticeOfBanner)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no empty room for what only scripts can show', async ({ page }) => {
    await page.goto(site.url)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByText('Advertisement')).toBeHidden()
  })
})
