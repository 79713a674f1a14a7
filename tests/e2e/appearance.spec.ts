import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const appearance = (page: Page) => page.getByRole('button', { name: 'Appearance' })
const choice = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const dark = 'rgb(11, 14, 20)'
const light = 'rgb(246, 248, 251)'

async function openMenu(page: Page): Promise<void> {
  await appearance(page).focus()
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Light theme')).toBeFocused()
}

test('chooses a theme by keyboard and keeps it, without a flash of another theme', async ({ page }) => {
  await page.goto('/')
  expect(await ground(page)).toBe(dark)
  await openMenu(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => ground(page)).toBe(light)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/safe/)
  await page.keyboard.press('Escape')
  await expect(appearance(page)).toBeFocused()

  // The theme must be set before the browser parses the body, so that the first paint has it.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenLooks: seen })
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.className)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  const seen = await page.evaluate(() => (window as unknown as { seenLooks: string[] }).seenLooks)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((look) => !(look.includes('light') && look.includes('safe')))).toEqual([])
  expect(await ground(page)).toBe(light)
})

test('applies the theme to other open pages', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/')
  await openMenu(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => ground(other)).toBe(light)
})

test('rows have the chosen height', async ({ page }) => {
  await page.goto('/')
  const heightOfRow = () =>
    page
      .locator('tbody td')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().height)
  expect(await heightOfRow()).toBe(32)
  await openMenu(page)
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await expect.poll(heightOfRow).toBe(28)
  await page.getByRole('menuitemradio', { name: 'Comfortable' }).click()
  await expect.poll(heightOfRow).toBe(40)
})

test('a production build has no page for the component gallery', async ({ page }) => {
  const response = await page.goto('/__ui')
  expect(response?.status()).toBe(404)
})

test('prints a dark page as dark text on white, without bars, and with complete tables', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  expect(await ground(page)).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Largest trades' })).toBeHidden()
  await expect(page.getByText('Simulated data, not the market')).toBeVisible()
  const cell = page.getByRole('region', { name: 'DCA Orders', exact: true }).locator('tbody tr').last()
  await expect(cell).toHaveCSS('color', 'rgb(18, 23, 34)')
  // Printing shows table rows, not the cards of the phone layout.
  await expect(cell).toHaveCSS('display', 'table-row')
  for (const head of await page.locator('thead').all()) await expect(head).toHaveCSS('position', 'static')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
})

test('prints the widest table as cards with all fields on any paper size, and a chart outside the viewport as a table', async ({
  page,
}) => {
  const [order] = (await (await page.request.get('/api/dca/all?filter=active&size=1')).json()).content
  await page.goto(`/jupiter/dca/${order.userPublicKey}`)
  await page.setViewportSize({ width: 1045, height: 720 })
  await page.emulateMedia({ media: 'print' })
  const orders = page.getByRole('region', { name: 'DCA Orders', exact: true }).first()
  const fields = orders.locator('tbody tr').first().locator('td[data-more]')
  for (const field of await fields.all()) await expect(field).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1045)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/jupiter/dashboard')
  const pie = page.getByRole('region', { name: 'Top filled tokens', exact: true })
  await expect(pie.getByRole('button', { name: 'View as table' })).toBeVisible()
  await expect(pie.locator('table')).toHaveCount(0)
  // Wait until the page is hydrated, because React only then listens to this event.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await pie.locator('table').count()).toBe(1)
  }).toPass()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(pie.locator('table')).toHaveCount(0)
})

test('prints an unseen price chart as its table, and leaves out one that was never loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 60 })
  await page.goto('/tokens/So11111111111111111111111111111111111111112')
  const chart = page.getByRole('region', { name: 'SOL / USD', exact: true })
  await expect(chart).toBeAttached()
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await chart.locator('tbody tr').count()).toBeGreaterThan(0)
  }).toPass()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(chart.locator('table')).toHaveCount(0)

  await page.route('**/panels/candles/**', () => undefined)
  const [order] = (await (await page.request.get('/api/dca/all?filter=active&size=1')).json()).content
  await page.goto(`/orders/${order.publicKey}`)
  const unread = page.getByRole('region', { name: / \/ USD$/ })
  await expect(unread.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(unread.first()).toBeHidden()
})
