import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
/** Width in px that fits both names of most pairs, and the width of the icon behind an unverified pair. */
const pairNames = 90
const unverifiedIcon = 16

/**
 * Returns the truncated headings and symbols of markets. Also returns the pairs whose names have less than their
 * full width and less than the width that fits most pairs.
 */
function cutIn(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(
    (main, [least, icon]) => {
      const heads = [...main.querySelectorAll('th, h2')].filter((head) => head.scrollWidth > head.clientWidth)
      const names = [...main.querySelectorAll('[data-row-link] bdi')]
        .map((name) => name.parentElement!.parentElement!)
        .filter((pair) => {
          const room = pair.nextElementSibling === null ? least : least - icon
          return pair.clientWidth > 0 && pair.clientWidth < Math.min(pair.scrollWidth, room)
        })
      const symbols = [...main.querySelectorAll('[data-row-link] b')].filter(
        (symbol) => (symbol as HTMLElement).offsetWidth > symbol.parentElement!.clientWidth,
      )
      return [...heads, ...names, ...symbols].map((element) => element.textContent ?? '')
    },
    [pairNames, unverifiedIcon] as const,
  )
}

for (const [path, widths] of [
  ['/', [900, 1024, 1280, 1440]],
  ['/jupiter/dashboard', [770, 820, 900, 960, 1024]],
  ['/kamino/traders', [770, 820, 900, 1024]],
  ['/tokens', [770, 820, 900, 1024]],
  [`/tokens/${sol}`, [820, 1200, 1440]],
  ['/drift/dashboard/analytics', [800, 900, 1200, 1280, 1366, 1440]],
] as const) {
  test(`${path} hides columns before it truncates names and headers`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => cutIn(page), { message: `at ${width} px` }).toEqual([])
    }
  })
}

/**
 * Runs in the page. Returns the texts that are visible beyond their cell, and the number of cells that are not cut off
 * themselves. Texts are visible only within the elements that cut them off.
 */
function textsOutsideCells(main: Element): { cells: number; outside: string[] } {
  const visibleSpan = (text: Node, cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    let { left, right } = range.getBoundingClientRect()
    for (let parent = text.parentElement; parent !== null && parent !== cell; parent = parent.parentElement) {
      const { overflowX, display } = getComputedStyle(parent)
      if (overflowX === 'visible' || display === 'inline') continue
      const edges = parent.getBoundingClientRect()
      left = Math.max(left, edges.left)
      right = Math.min(right, edges.right)
    }
    return { left, right }
  }
  const outside: string[] = []
  let cells = 0
  for (const cell of main.querySelectorAll('td')) {
    const edges = cell.getBoundingClientRect()
    if (edges.width === 0 || getComputedStyle(cell).overflowX !== 'visible') continue
    cells++
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const { left, right } = visibleSpan(text, cell)
      if (left < right && (left < edges.left - 1 || right > edges.right + 1))
        outside.push(text.nodeValue ?? '')
    }
  }
  return { cells, outside }
}

for (const path of [
  '/',
  '/jupiter/dashboard',
  '/kamino/dashboard',
  '/tokens',
  '/trades',
  '/drift/dashboard/orders/SOL',
  '/drift/dashboard/trades?venue=all',
  '/drift/dashboard/traders?venue=all',
]) {
  test(`no text of ${path} reaches from one cell into the next`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').locator('td').first()).toBeVisible()
    for (const width of [1440, 1100, 800]) {
      await page.setViewportSize({ width, height: 900 })
      const found = () => page.getByRole('main').evaluate(textsOutsideCells)
      await expect.poll(async () => (await found()).outside, { message: `at ${width} px` }).toEqual([])
      expect((await found()).cells, `cells that are not cut off, at ${width} px`).toBeGreaterThan(20)
    }
  })
}

test('keeps the same distance to the edge after every possible last column', async ({ page }) => {
  for (const path of ['/', '/jupiter/dashboard', `/tokens/${sol}`]) {
    await page.goto(path)
    for (const width of [820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = () => page.getByRole('main').evaluate(endsOfRows, undefined)
      await expect.poll(ends, { message: `${path} at ${width} px` }).toEqual(['12px'])
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the lists of markets keep the same distance to the edge', async ({ page }) => {
    await page.goto('/drift/dashboard/overview')
    await expect(page.getByRole('table', { name: 'Risk markets' })).toBeVisible()
    expect(await page.getByRole('main').evaluate(endsOfRows, 'table:has(tbody tr)')).toEqual(['12px'])
  })

  test('the timeline of a trader truncates no pair', async ({ page, request }) => {
    const { content } = await (await request.get('/api/dca/all?filter=active&size=1')).json()
    await page.goto(`/jupiter/dca/${content[0].userPublicKey}`)
    const timeline = page.getByRole('table', { name: 'Timeline' })
    await timeline.scrollIntoViewIfNeeded()
    await expect(timeline.getByRole('columnheader', { name: 'Pair' })).toBeVisible()
    await expect(timeline.getByRole('columnheader', { name: 'Event' })).toBeHidden()
    await expect.poll(() => cutIn(page)).toEqual([])
  })
})

/**
 * Runs in the page. Returns the distinct values of the right padding of the last visible cell in each of the tables, by
 * default in each live table.
 */
function endsOfRows(main: Element, tables = 'table:has(tr [data-row-link])'): string[] {
  const rows = [...main.querySelectorAll(`:is(${tables}) tr`)]
  const lasts = rows.flatMap((row) => [...row.children].filter((cell) => cell.clientWidth > 0).slice(-1))
  return [...new Set(lasts.map((cell) => getComputedStyle(cell).paddingRight))]
}

test('truncates the end of a market’s name before its symbol', async ({ page }) => {
  // Wait for hydration, because scripts that run earlier could find a name other than the one that the server
  // has rendered.
  const streaming = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await page.goto('/')
  await streaming
  const markets = page
    .getByRole('region', { name: 'Drift positions', exact: true })
    .getByRole('link', { name: /-PERP$/ })
  // At 390 px no scrollbar takes up space.
  for (const width of [405, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await markets.first().scrollIntoViewIfNeeded()
    // Measure all rows in one task, since rows are re-rendered continuously.
    const { room, symbol } = await markets.first().evaluate((market) => {
      const name = market.querySelector('b')!
      name.textContent = 'LAUNCHCOIN'
      return { room: market.getBoundingClientRect().toJSON(), symbol: name.getBoundingClientRect().toJSON() }
    })
    expect(symbol.width, `at ${width} px`).toBeGreaterThan(0)
    expect(symbol.right, `at ${width} px`).toBeLessThanOrEqual(room.right)
    expect(symbol.top, `at ${width} px`).toBeGreaterThanOrEqual(room.top)
  }
})

test('on a tablet the search lies beside the other items of the top bar', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const width of [770, 820, 960, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const search = (await bar
      .getByRole('link', { name: /Search/ })
      .first()
      .boundingBox())!
    const badge = (await bar.getByText('Simulated data', { exact: true }).boundingBox())!
    expect(search.width).toBeGreaterThan(90)
    expect(search.x + search.width).toBeLessThan(badge.x)
  }
})
