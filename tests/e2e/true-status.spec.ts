import { expect, test } from './journey'
import { type LostStore, startWithLostStore } from './lost-store'

let lost: LostStore

test.beforeAll(async () => {
  lost = await startWithLostStore()
})
test.afterAll(() => lost?.stop())

/** Paths of page data that the tests in this file refuse. */
const traders = '/drift/dashboard/traders.data'
const orders = '/drift/dashboard/orders/SOL.data'
test.use({ refusals: [traders, orders], cutsOff: true })

test('positions that fail to load show the actual status of the request', async ({ page }) => {
  await page.goto(`${lost.url}/drift/dashboard/traders`)
  const failed = page.getByRole('region', { name: 'Top Active Drift Perpetual Positions' })
  await expect(failed).toContainText('HTTP error! status: 503')
  for (const status of [502, 429, 500]) {
    await page.route(`**${traders}*`, (route) => route.fulfill({ status, body: 'no' }))
    await failed.getByRole('link', { name: 'Retry' }).click()
    await expect(failed).toContainText(`HTTP error! status: ${status}`)
    await page.unroute(`**${traders}*`)
  }
  await page.route(`**${traders}*`, (route) => route.abort())
  await failed.getByRole('link', { name: 'Retry' }).click()
  await expect(failed).toContainText('The server can’t be reached.')
  await expect(failed).not.toContainText('HTTP error')
})

test('a market that fails to load shows the actual status of the request', async ({ page }) => {
  await page.goto(`${lost.url}/drift/dashboard/orders/SOL`)
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Perpetual' })
  await expect(alert).toContainText('Service Unavailable')
  await page.route(`**${orders}*`, (route) => route.fulfill({ status: 502, body: 'no' }))
  await alert.getByRole('link', { name: 'Retry' }).click()
  await expect(alert).toContainText('Bad Gateway')
})
