import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const path = `/compare?ids=${sol},SOL-PERP`
const figures = (page: Page) => page.getByRole('table', { name: 'Figures' })

test('adds a token to the URL of a comparison, and saves its figures', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('searchbox', { name: 'Mint, or name of a token or perp market' }).fill('BTC-PERP')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[^&]+,BTC-PERP$/)
  await expect(figures(page).locator('tbody tr')).toHaveCount(3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV: Figures' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('compare.csv')
  const csv = await (
    await fetch(
      await page
        .getByRole('link', { name: 'Export CSV: Figures' })
        .evaluate((link) => (link as HTMLAnchorElement).href),
    )
  ).text()
  expect(csv).toMatch(/^\uFEFF?name,kind,venue,id,priceUsd,/)
  expect(csv.trim().split('\r\n')).toHaveLength(4)
})

test('rows with two lines have space for both, and no label of the time axis is cut off', async ({
  page,
}) => {
  await page.goto(path)
  const row = await figures(page).locator('tbody tr').first().boundingBox()
  expect(row?.height).toBeGreaterThanOrEqual(44)
  const chart = page.getByRole('figure')
  const frame = await chart.boundingBox()
  const labels = await chart.getByText(/^(\d+ \w{3}|\d\d:\d\d)$/).all()
  expect(labels.length).toBeGreaterThan(0)
  for (const label of labels) {
    const box = (await label.boundingBox()) ?? { x: Number.NaN, width: 0 }
    expect(box.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN)
    expect(box.x + box.width).toBeLessThanOrEqual((frame?.x ?? Number.NaN) + (frame?.width ?? 0))
  }
  await expect(chart.getByText('SOL-PERP')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('cards show the change of a day, and the figures by which perp markets compare', async ({ page }) => {
    await page.goto(path)
    const cards = figures(page).locator('tbody tr')
    await expect(cards.first()).toContainText(/24 h (—|.*%)/)
    await expect(cards.first()).toContainText(/Market cap \$ [\d.]+[MB]/)
    await expect(cards.last()).toContainText(/Open interest \$ [\d.]+[KM]/)
    await expect(cards.last()).toContainText(/Funding [+−][\d.]+%/)
    // Side by side, a kept change with its age would cut off the change since the start.
    const topOf = async (label: string) =>
      (await cards.first().getByText(label, { exact: true }).boundingBox())?.y ?? Number.NaN
    expect(await topOf('Since start')).toBeGreaterThan(await topOf('24 h'))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('adds a token', async ({ page }) => {
    await page.goto('/compare?ids=SOL-PERP')
    await page.getByRole('searchbox').last().fill('BTC-PERP')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page).toHaveURL(/\/compare\?ids=\w+,BTC-PERP$/)
  })
})
