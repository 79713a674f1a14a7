import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'
import { sol } from './printed'

const market = '/drift/dashboard/orders/SOL'
const plot = (chart: Locator) => chart.getByRole('group', { name: /^Price of/ })

/** Kinds of marks on a token's chart, and how the table names them. */
const kinds = [
  { name: 'Fills', row: /Fill, (buy|sell)/ },
  { name: 'Walls', row: /Limit orders, (buy|sell)/ },
  { name: 'Planned', row: /Planned DCA, (buy|sell)/ },
] as const

/** Opens a page and waits until its chart is drawn. Updates are paused, so that only marks change the picture. */
async function openPaused(
  page: Page,
  path: string,
  name: string,
  pause: () => Promise<void>,
): Promise<Locator> {
  const chart = page.getByRole('region', { name, exact: true })
  await page.goto(path)
  await pause()
  await chart.scrollIntoViewIfNeeded()
  await expect(plot(chart).locator('canvas').first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(async () => same(await picture(chart), await picture(chart))).toBe(true)
  return chart
}

const picture = (chart: Locator) => plot(chart).screenshot()
const same = (one: Buffer, other: Buffer) => one.equals(other)

for (const { device, viewport, isTouch } of [
  { device: 'desktop', viewport: { width: 1440, height: 900 }, isTouch: false },
  { device: 'phone', viewport: { width: 390, height: 844 }, isTouch: true },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: isTouch, isMobile: isTouch })

    const pause = async (page: Page) => {
      if (!isTouch) return page.getByRole('button', { name: 'Pause live' }).first().click()
      await page.getByRole('button', { name: 'Menu' }).tap()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('switch', { name: 'Pause live updates' }).tap()
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    }

    for (const { name, row } of kinds) {
      test(`${name} are in the picture and in the table of a token's chart`, async ({ page }) => {
        const chart = await openPaused(page, `/tokens/${sol}?bars=15m`, 'SOL / USD', () => pause(page))
        const without = await picture(chart)
        await chart.getByText(name, { exact: true }).click()
        await page.mouse.move(0, 0)
        await expect.poll(async () => same(await picture(chart), without), { timeout: 20_000 }).toBe(false)
        await chart.getByRole('button', { name: 'View as table' }).click()
        await expect(chart.getByRole('table', { name: 'Marks on the chart of SOL' })).toContainText(row)
      })
    }

    test('panes share the time axis of a perp market, and its tools take little height', async ({ page }) => {
      const chart = await openPaused(page, `${market}?bars=15m&fills=1000`, 'SOL-PERP price', () =>
        pause(page),
      )
      // One table row per pane, with a separator between two panes, and the time axis.
      await expect(plot(chart).locator('tr')).toHaveCount(8)
      const older = chart.getByRole('button', { name: 'Older bars' })
      const before = await picture(chart)
      await (isTouch ? older.tap() : older.click())
      await expect.poll(async () => same(await picture(chart), before)).toBe(false)
      const lengths = await chart.getByText('15m', { exact: true }).boundingBox()
      const moves = await older.boundingBox()
      if (lengths === null || moves === null) throw new Error('the tools of the chart are not visible')
      const rows = isTouch ? 3 : 1
      expect(moves.y - lengths.y).toBeLessThan(rows * lengths.height)
      await chart.getByRole('button', { name: 'View as table' }).click()
      await expect(chart.getByRole('columnheader', { name: 'Open interest $' })).toBeVisible()
      await expect(chart.getByRole('table', { name: /^Marks/ })).toContainText(/Fill, (buy|sell)/)
    })
  })
}
