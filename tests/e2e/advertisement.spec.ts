import { expect, test } from './journey'
import { type LostStore, startWithLostStore } from './lost-store'

let site: LostStore

// What stands in the frame needs nothing that is stored.
test.beforeAll(async () => {
  site = await startWithLostStore({ AD_SLOT_URL: 'https://ads.example/slot' })
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
})
