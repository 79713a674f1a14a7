import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { type LostStore, startWithLostStore } from './lost-store'

const tabs = '/drift/dashboard'

let lost: LostStore

test.beforeAll(async () => {
  lost = await startWithLostStore()
})
test.afterAll(() => lost?.stop())

/** Redirects the page's data requests to another web process that has a store, as a load balancer would. */
async function restore(page: Page, baseURL: string | undefined): Promise<void> {
  await page.route(/\.data\?|\/panels\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
  })
}

const screens = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]
for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('positions and analytics report a failed load and appear after a retry', async ({
      page,
      baseURL,
    }) => {
      const tab = (path: string) => page.goto(`${lost.url}${tabs}/${path}`)
      const main = page.getByRole('main')
      await tab('traders')
      const failed = page.getByRole('region', { name: 'Top Active Drift Perpetual Positions' })
      await expect(failed).toContainText('Failed to load recent positions')
      await expect(failed).toContainText('HTTP error! status: 503')
      await expect(main).not.toContainText(/NaN|Infinity|undefined|null/)
      await restore(page, baseURL)
      await failed.getByRole('link', { name: 'Retry' }).click()
      await expect(page.getByRole('slider')).toBeVisible()
      const rank = page.getByRole('table', { name: 'Largest positions' }).locator('tbody tr')
      await expect(rank.first()).toContainText(/long$|short$/)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await tab('analytics')
      const alert = page.getByRole('region', { name: 'Market analytics' }).getByRole('alert')
      await expect(alert).toContainText('Failed to Load Analytics')
      await expect(alert).toContainText('Failed to load analytics')
      await restore(page, baseURL)
      await alert.getByRole('link', { name: 'Retry' }).click()
      await expect(
        page.getByRole('table', { name: 'Market Metrics' }).locator('tbody tr').first(),
      ).toContainText('$')
    })
  })
}
