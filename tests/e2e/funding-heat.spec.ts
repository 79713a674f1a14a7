import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const path = '/drift/dashboard/analytics'
const tableOf = (page: Page) => page.getByRole('table', { name: 'Funding by hour' })
const cellsOf = (page: Page) => page.locator('svg [data-market]')
const drawing = /\/assets\/funding-drawing\.client-[^/]+\.js$/

/** Maximum number of compressed bytes of all files that the drawing loads. */
const mostOfDrawing = 75_000

/** Opens the page once funding is indexed, which takes some seconds after the start of the product. */
async function open(page: Page, url = path): Promise<void> {
  await expect(async () => {
    await page.goto(url)
    await expect(tableOf(page)).toHaveCount(1, { timeout: 2_000 })
  }).toPass({ timeout: 50_000 })
}

/** Records the layout shifts of elements of the panel, from the start of the page. */
async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    type Shift = PerformanceEntry & { readonly sources: readonly { readonly node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('[aria-label="Funding by hour"]')) moved.push(element.outerHTML.slice(0, 200))
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

test('draws a cell for each market and hour when the table comes near the screen', async ({ page }) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(pathname)
  })
  const moved = await watchLayoutShifts(page)
  await page.setViewportSize({ width: 1440, height: 400 })
  await open(page)
  await page.waitForLoadState('networkidle')
  const table = tableOf(page)
  await expect(table.locator('td').first()).toHaveCSS('opacity', '1')
  await expect(cellsOf(page)).toHaveCount(0)
  const ofPage = new Set(files)
  expect([...ofPage].filter((file) => drawing.test(file))).toEqual([])
  const size = await table.boundingBox()

  await table.scrollIntoViewIfNeeded()
  await expect(cellsOf(page).first()).toBeVisible()
  const [markets, hours] = [await table.locator('tbody tr').count(), await table.locator('thead th').count()]
  expect(hours).toBe(1 + 24)
  expect(markets).toBeGreaterThan(1)
  await expect(cellsOf(page)).toHaveCount(markets * (hours - 1))
  expect(await table.boundingBox()).toMatchObject({ width: size?.width, height: size?.height })
  expect(await moved()).toEqual([])

  const ofDrawing = [...files].filter((file) => !ofPage.has(file))
  expect(ofDrawing.filter((file) => drawing.test(file))).toHaveLength(1)
  const sizes = ofDrawing.map((file) => brotliCompressSync(readFileSync(`build/client${file}`)).length)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(mostOfDrawing)
})

test('draws each value at the place of its cell in the table', async ({ page }) => {
  await open(page)
  await tableOf(page).scrollIntoViewIfNeeded()
  await expect(cellsOf(page).first()).toBeVisible()
  // The values change every minute. Both sides are therefore read at once.
  const both = await tableOf(page).evaluate((table) => {
    const read = (element: Element, label: Element | null) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { text: label?.textContent, edges: [left, top, right, bottom] }
    }
    return {
      table: [...table.querySelectorAll('td')].map((cell) => read(cell, cell)),
      drawn: [...document.querySelectorAll('svg [data-market]')].map((cell) =>
        read(cell.querySelector('rect') ?? cell, cell.querySelector('text')),
      ),
    }
  })
  expect(both.drawn.map(({ text }) => text)).toEqual(both.table.map(({ text }) => text))
  // The cells are drawn on whole pixels. The cells of the table are not.
  const distances = both.drawn.flatMap(({ edges }, index) =>
    edges.map((edge, side) => Math.abs(edge - (both.table[index]?.edges[side] ?? Number.NaN))),
  )
  expect(Math.max(...distances)).toBeLessThan(2)
})

test('a tooltip shows the market, the hour and the exact value of a cell', async ({ page }) => {
  await open(page)
  await tableOf(page).scrollIntoViewIfNeeded()
  // An hour without a record of the market has no value.
  const cell = cellsOf(page).filter({ hasText: /\d/ }).nth(30)
  await cell.scrollIntoViewIfNeeded()
  await cell.hover()
  const tip = page.getByRole('tooltip', { includeHidden: true }).filter({ visible: true })
  await expect(tip).toHaveText(/^\S+-PERP \d\d:00 UTC.*APR [+−][\d.]+%, per hour [+−][\d.]+%$/)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
})

test('screen readers get the table, and all markets are drawn when they are shown', async ({ page }) => {
  await open(page, `${path}?funding.all=1`)
  await tableOf(page).scrollIntoViewIfNeeded()
  await expect(cellsOf(page).first()).toBeVisible()
  const rows = tableOf(page).getByRole('row')
  const cells = await tableOf(page).getByRole('cell').count()
  expect(cells).toBe(((await rows.count()) - 1) * 24)
  await expect(cellsOf(page)).toHaveCount(cells)
  await expect(tableOf(page).getByRole('rowheader').first().getByRole('link')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table shows the values', async ({ page }) => {
    await open(page)
    const cell = tableOf(page).locator('td').first()
    await expect(cell).toHaveText(/^(−?\d+|—)$/)
    await expect(cell).toHaveCSS('opacity', '1')
    await expect(cellsOf(page)).toHaveCount(0)
  })
})
