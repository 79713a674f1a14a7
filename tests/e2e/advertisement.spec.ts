import { expect, test } from './journey'
import { type LostStore, startWithLostStore } from './lost-store'

let site: LostStore

// The advertisements are part of the page frame, which needs no data from the store.
test.beforeAll(async () => {
  site = await startWithLostStore({
    AD_SLOT_URL: 'https://ads.example/slot',
    AD_BANNER_URL: 'https://ads.example/banner',
  })
})
test.afterAll(() => site?.stop())

test('scales the sidebar’s advertisement to fit, and moves nothing beside it', async ({ page }) => {
  await page.route('https://ads.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Buy this</p>' }),
  )
  await page.goto(`${site.url}/methodology`)
  const slot = page.getByTitle('Advertisement')
  await expect(slot).toBeVisible()
  // The advertisement fills the sidebar: 240 px minus paddings of 12 px on both sides and a border of 1 px.
  await expect.poll(async () => (await slot.boundingBox())?.width).toBe(215)
  const sidebar = page.getByRole('navigation', { name: 'Main', exact: true })
  expect(await sidebar.evaluate((inside) => inside.scrollWidth - inside.clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(slot).toHaveCount(0)
})

test.describe('with a blocker', () => {
  test.use({ cutsOff: true })

  test('leaves no empty frame', async ({ page }) => {
    await page.route('https://ads.example/**', (route) => route.abort())
    const tried = page.waitForEvent('requestfailed')
    await page.goto(`${site.url}/methodology`)
    await tried
    await expect(page.getByText('Advertisement')).toHaveCount(0)
    await expect(page.getByTitle('Advertisement')).toHaveCount(0)
  })

  test('reserves space for the overview’s banner only until it is known to be blocked', async ({ page }) => {
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

  test('reserves no space for an advertisement that needs scripts', async ({ page }) => {
    await page.goto(site.url)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByText('Advertisement')).toBeHidden()
  })
})
