import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'

interface Order {
  readonly publicKey: string
  readonly userPublicKey: string
  readonly slot: number
  readonly usdSpentPerMinute: number | null
}

/** Replaces the browser's event stream with one that emits the data passed to `speak`. */
function listen() {
  const listeners = new Map<string, (event: { readonly data?: string }) => void>()
  Object.assign(window, {
    EventSource: class {
      readonly readyState = 1
      addEventListener(name: string, listener: (event: { readonly data?: string }) => void) {
        listeners.set(name, listener)
        if (name === 'open') setTimeout(() => listener({}))
      }
      close() {}
    },
    say: (data: string) => listeners.get('dca')?.({ data }),
    saysTo: () => listeners.size,
  })
}

const rowsOf = (page: Page) => page.getByRole('region', { name: 'DCA Orders' }).locator('tbody tr')

async function orderOf(page: Page, row: Locator): Promise<Order> {
  const href = await row.getByRole('link').first().getAttribute('href')
  const key = new URLSearchParams(href?.split('?')[1]).get('order')
  const content = await ordersOf(page)
  return content.find(({ publicKey }) => publicKey === key) ?? Promise.reject(new Error(`no order ${key}`))
}

async function ordersOf(page: Page): Promise<readonly Order[]> {
  const response = await page.request.get('/api/dca/all?filter=active&sortField=usdSpentPerMinute&size=100', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { content }: { content: Order[] } = await response.json()
  return content
}

/**
 * Sends changed fields of the given orders. Returns the strings that the first and the last row show
 * immediately afterwards.
 */
async function tell(rows: Locator, orders: readonly Order[], fields: Readonly<Record<string, number>>) {
  const changed = orders.map((order) => ({ ...order, slot: order.slot + 1_000, ...fields }))
  const meta = { source: 'simulated', dataTime: Math.floor(Date.now() / 1_000), dataSlot: 1, notice: null }
  return rows.evaluateAll(
    (elements, data) => {
      Reflect.get(window, 'say')(data)
      return { first: elements.at(0)?.textContent, last: elements.at(-1)?.textContent }
    },
    JSON.stringify({ rows: changed, resync: false, meta }),
  )
}

test('updates a visible row immediately, a hidden one soon and without a flash, and all before printing', async ({
  page,
}) => {
  await page.addInitScript(listen)
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto('/?dca.sort=usdSpentPerMinute')
  const rows = rowsOf(page)
  const [first, last] = [rows.first(), rows.last()]
  await page.waitForFunction(() => Reflect.get(window, 'saysTo')() > 0)
  const orders = [await orderOf(page, first), await orderOf(page, last)]

  const calm = await last.getAttribute('class')
  const reported = await tell(rows, orders, { usdSpentPerMinute: 51_234.5 })
  expect(reported.first).toContain('51,234.50')
  expect(reported.last).not.toContain('51,234.50')
  await expect(last).toContainText('51,234.50')
  expect(await last.getAttribute('class')).toBe(calm)

  const newer = orders.map((order) => ({ ...order, slot: order.slot + 2_000 }))
  expect((await tell(rows, newer, { usdSpentPerMinute: 62_345.5 })).last).not.toContain('62,345.50')
  const printed = await rows.evaluateAll((elements) => {
    window.dispatchEvent(new Event('beforeprint'))
    return elements.at(-1)?.textContent
  })
  expect(printed).toContain('62,345.50')
})

test('renders a row again when a field changes that one of its columns reads', async ({ page }) => {
  await page.addInitScript(listen)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/jupiter/dashboard?dca.sort=usdSpentPerMinute')
  const first = rowsOf(page).first()
  await page.waitForFunction(() => Reflect.get(window, 'saysTo')() > 0)
  const order = await orderOf(page, first)
  await expect(first).not.toContainText('99 d')
  await tell(rowsOf(page), [order], { cycleFrequency: 99 * 86_400 })
  await expect(first).toContainText('99 d')
})

test('a column that the visitor shows again has the newest values', async ({ page }) => {
  await page.addInitScript(listen)
  await page.addInitScript(() => localStorage.setItem('dca.columns.hidden', 'cycleFrequency'))
  const [order] = await ordersOf(page)
  if (order === undefined) throw new Error('no active order')
  await page.goto(`/jupiter/dca/${order.userPublicKey}`)
  const row = rowsOf(page).filter({ has: page.locator(`a[href*="order=${order.publicKey}"]`) })
  await page.waitForFunction(() => Reflect.get(window, 'saysTo')() > 0)
  await expect(page.getByRole('columnheader', { name: 'Every' })).toHaveCount(0)
  await tell(rowsOf(page), [order], { cycleFrequency: 99 * 86_400, inUsed: 51_234.5 })
  await expect(row).toContainText('51,234.50')
  await expect(row).not.toContainText('99 d')

  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByRole('menuitem', { name: 'Show all columns' }).click()
  await expect(row).toContainText('99 d')
})

test('tints a changed row from edge to edge, and leaves its cells in place', async ({ page }) => {
  await page.addInitScript(listen)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/?dca.sort=usdSpentPerMinute')
  const first = rowsOf(page).first()
  await page.waitForFunction(() => Reflect.get(window, 'saysTo')() > 0)
  const seen = page.waitForFunction(() => {
    const tints = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
    const cell = tints.find(
      (tint) => tint.pseudoElement === '::after' && tint.target?.closest('tbody'),
    )?.target
    const row = cell?.closest('tr')
    if (!cell || !row) return undefined
    const shown = [...row.cells].filter((other) => getComputedStyle(other).display !== 'none')
    return {
      row: row.getBoundingClientRect().width,
      tint: Number.parseFloat(getComputedStyle(cell, '::after').width),
      cells: shown.reduce((sum, other) => sum + other.getBoundingClientRect().width, 0),
    }
  })
  await tell(rowsOf(page), [await orderOf(page, first)], { usdSpentPerMinute: 51_234.5 })
  const { row, tint, cells } = (await (await seen).jsonValue()) ?? { row: 0, tint: 0, cells: 0 }
  expect(row).toBeGreaterThan(300)
  expect(tint).toBeCloseTo(row, 0)
  expect(cells).toBeCloseTo(row, 0)
})

interface Shift extends PerformanceEntry {
  readonly value: number
}

/** Adds up all layout shifts of the page in `window.shifted`. */
function addShifts() {
  Object.assign(window, { shifted: 0 })
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      Object.assign(window, { shifted: Reflect.get(window, 'shifted') + (entry as Shift).value })
  }
  new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift' })
}

/** Simulates that the page becomes visible, because panels then reload immediately. */
async function goAndReturn() {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('rows below a new one slide to their places instead of jumping', async ({ page }) => {
  await page.route('**/panels/overview/positions*', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    const data = [{ ...reply.data[0], id: 'one more' }, ...reply.data.slice(0, -1)]
    await route.fulfill({ response, json: { ...reply, data } })
  })
  await page.goto('/')
  const rows = page.getByRole('region', { name: 'Drift positions' }).locator('tbody tr')
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const newest = await rows.first().elementHandle()
  await page.evaluate(addShifts)

  await page.evaluate(goAndReturn)
  await page.waitForFunction((row) => row?.previousElementSibling, newest)
  await page.waitForFunction((row) => row?.getAnimations().length === 0, newest)
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.001)
})
