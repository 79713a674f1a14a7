import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const marquee = (page: Page) => panel(page, 'Largest trades of the last 24 hours')
const flow = (page: Page) => panel(page, 'Tokens by DCA flow')
const bodyRows = (table: Locator) => table.locator('tbody tr')

/** Returns the mints and totals of a ranking. The totals have all their digits. */
function shownTotals(table: Locator): Promise<[string, string][]> {
  return bodyRows(table).evaluateAll((rows) =>
    rows.map((row) => [
      row.querySelector('bdi')?.title.split(' · ').at(-1) ?? '',
      row.querySelector('td:last-child abbr')?.getAttribute('title') ?? '—',
    ]),
  )
}

async function answered(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const response = await page.request.get(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  const body = await response.json()
  return Array.isArray(body) ? body : body.content
}

const usd = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const listed = (rows: readonly Record<string, unknown>[], mint: string, total: string) =>
  rows.map((row) => [String(row[mint]), usd.format(Number(row[total]))])

test('the rankings show the values of the API', async ({ page }) => {
  // The data changes between the two responses. Retry until both show the same state.
  await expect(async () => {
    await page.goto('/')
    const dca = await answered(page, '/api/dca/aggregates?basis=filled&limit=10')
    expect(await shownTotals(panel(page, 'Top tokens, DCA'))).toEqual(listed(dca, 'tokenMint', 'totalUsd'))
    const limit = await answered(page, '/api/limit/top/filled/table?size=10')
    expect(await shownTotals(panel(page, 'Top tokens, limit'))).toEqual(listed(limit, 'mint', 'volume'))
  }).toPass({ timeout: 30_000 })
})

test('hides stablecoins and SOL until they are switched on, and keeps the choice in the URL', async ({
  page,
}) => {
  await page.goto('/')
  const hide = flow(page).getByRole('switch', { name: 'Hide stablecoins & SOL' })
  await expect(hide).toBeChecked()
  await expect(flow(page).locator('bdi', { hasText: /^(USDC|USDT|SOL)$/ })).toHaveCount(0)
  await hide.focus()
  await page.keyboard.press('Space')
  await expect(hide).not.toBeChecked()
  await expect(page).toHaveURL('/?stables=1')
  await expect(flow(page).locator('bdi', { hasText: /^USDC$/ })).toHaveCount(1)
  await page.reload()
  await expect(hide).not.toBeChecked()
})

test('the ticker can be paused, stepped and dragged, and a drag opens nothing', async ({ page }) => {
  await page.goto('/')
  const list = marquee(page).getByRole('list')
  await expect(list).toHaveCount(1) // the ticker's copies of the list are hidden from assistive technology
  const items = await list.getByRole('listitem').count()
  expect(items).toBeGreaterThan(0)
  expect(items).toBeLessThanOrEqual(10)

  const shift = () => list.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  const before = await shift()
  await expect.poll(shift).toBeLessThan(before)
  await marquee(page).getByRole('button', { name: 'Pause ticker' }).click()
  await page.mouse.move(700, 600)
  const paused = await shift()
  await marquee(page).getByRole('button', { name: 'Next trade' }).click()
  await expect.poll(shift).not.toBe(paused)

  const stepped = await shift()
  const box = await list.boundingBox()
  const y = (box?.y ?? 0) + 12
  await page.mouse.move(700, y)
  await page.mouse.down()
  await page.mouse.move(620, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(shift).toBe(stepped - 80)
  await expect(page).toHaveURL('/')
  await expect(marquee(page).getByRole('link', { name: /^Trade on Drift 101x • 5% Off Fees/ })).toBeVisible()
})

test('the ticker continues after a drag once the pointer has left it', async ({ page }) => {
  await page.goto('/')
  const list = marquee(page).getByRole('list')
  const shift = () => list.evaluate((element) => element.getBoundingClientRect().left)
  const first = await shift()
  await expect.poll(shift).toBeLessThan(first)
  const y = ((await list.boundingBox())?.y ?? 0) + 12
  await page.mouse.move(700, y)
  await page.mouse.down()
  await page.mouse.move(620, y, { steps: 4 })
  await page.mouse.up()
  await expect(list.locator(':focus')).toHaveCount(1)
  await page.mouse.move(700, 600)
  const dragged = await shift()
  await expect.poll(shift).toBeLessThan(dragged)
})

test('shows delayed rows on request, and moves the focus from the button to the first of them', async ({
  page,
}) => {
  await page.goto('/')
  const feed = panel(page, 'Drift trades')
  const pill = feed.getByRole('button', { name: /^Show \d+ new$/ })
  const first = feed.locator('ol a').first()
  await feed.locator('ol').hover()
  await pill.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
})

test.describe('on a phone with reduced motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('steps through the ticker by touch buttons', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    const list = marquee(page).getByRole('list')
    const shift = () => list.evaluate((element) => Math.round(element.getBoundingClientRect().left))
    const before = await shift()
    for (const name of ['Previous trade', 'Next trade']) {
      const button = marquee(page).getByRole('button', { name })
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await marquee(page).getByRole('button', { name: 'Next trade' }).tap()
    await expect.poll(shift).toBeLessThan(before)
    await marquee(page).getByRole('button', { name: 'Previous trade' }).tap()
    await expect.poll(shift).toBe(before)
  })
})

test('every ticker position leaves each trade a large enough target', async ({ page }) => {
  await page.goto('/')
  const list = marquee(page).getByRole('list')
  await expect.poll(() => list.evaluate((turn) => turn.parentElement?.getAnimations().length)).toBe(1)
  const crowded = await marquee(page).evaluate(crowdedPlaces)
  expect(crowded).toEqual([])
})

/**
 * Runs in the page. Returns the ticker positions (milliseconds of its animation) at which a cut trade is
 * narrower than 24 px and another target is within 12 px of its middle (WCAG 2.5.8).
 */
function crowdedPlaces(marquee: Element): number[] {
  const run = marquee.querySelector('ul')?.parentElement
  const [turn] = run?.getAnimations() ?? []
  const frame = run?.parentElement?.getBoundingClientRect()
  if (!run || !turn || !frame) throw new Error('the trades do not run')
  turn.pause()
  const spans = (selector: string) =>
    [...marquee.querySelectorAll(selector)].map((target) => target.getBoundingClientRect())
  const isCrowded = () => {
    const items = spans('li > a')
      .map(({ left, right }) => ({
        left: Math.max(left, frame.left),
        right: Math.min(right, frame.right),
      }))
      .filter(({ left, right }) => left < right)
    const targets = [...items, ...spans('button, a[target]:not(li > a)')]
    return items.some(({ left, right }) => {
      const middle = (left + right) / 2
      const others = targets.filter((other) => other.left !== left)
      return (
        right - left < 24 && others.some((other) => other.left < middle + 12 && other.right > middle - 12)
      )
    })
  }
  return Array.from({ length: 600 }, (_, step) => step * 97).filter((place) => {
    turn.currentTime = place
    return isCrowded()
  })
}

test('opens a highlighted order with one click', async ({ page }) => {
  await page.goto('/')
  const strip = panel(page, 'Worth a look')
  await expect(strip.getByRole('listitem')).toHaveCount(4)
  await strip.getByRole('link', { name: /^Biggest new DCA/ }).click()
  await expect(page).toHaveURL(/\?order=[1-9A-HJ-NP-Za-km-z]{32,44}$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rankings show five rows until expanded, and again when collapsed', async ({ page }) => {
    await page.goto('/')
    const top = panel(page, 'Top tokens, DCA')
    await expect(bodyRows(top).filter({ visible: true })).toHaveCount(5)
    await top.getByRole('button', { name: 'Show all 10' }).press('Enter')
    await expect(bodyRows(top).filter({ visible: true })).toHaveCount(10)
    await expect(bodyRows(top).nth(5).getByRole('link')).toBeFocused()
    const collapse = top.getByRole('button', { name: 'Show less' })
    await collapse.press('Enter')
    await expect(bodyRows(top).filter({ visible: true })).toHaveCount(5)
    await expect(top.getByRole('button', { name: 'Show all 10' })).toBeFocused()
    await expect(top.getByRole('button', { name: 'Show all 10' })).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('shows every ranking in full, and the switch is a link', async ({ page }) => {
    await page.goto('/')
    await expect(bodyRows(panel(page, 'Top tokens, DCA')).filter({ visible: true })).toHaveCount(10)
    await expect(marquee(page).getByRole('list')).toHaveCount(1)
    await flow(page).getByRole('switch').click()
    await expect(page).toHaveURL('/?stables=1')
    await expect(flow(page).locator('bdi', { hasText: /^USDC$/ })).toHaveCount(1)
  })
})
