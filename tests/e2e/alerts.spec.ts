import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey'

const log = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('listitem')
const rules = (page: Page) => page.getByRole('list', { name: 'Your alerts' }).getByRole('listitem')

interface StoredLine {
  readonly id: string
}

/** Returns the ids of the stored log. */
function loggedIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const stored: StoredLine[] = JSON.parse(localStorage.getItem('alerts-log') ?? '[]')
    return stored.map(({ id }) => id)
  })
}

/** Creates a rule for trades of at least one dollar, which the simulated market has every few seconds. */
async function createTradeRule(page: Page): Promise<void> {
  await page.goto('/alerts')
  await page.getByLabel('Minimum value, USD').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Alert created.')).toBeVisible()
}

/** Counts the streams for alerts that all pages of a context open. Pages open streams of their own too. */
function countAlertStreams(context: BrowserContext): { readonly open: () => number } {
  let count = 0
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/api/stream' || !searchParams.get('topics')?.includes('perps.trades')) return
    count += 1
  })
  return { open: () => count }
}

test('creates an alert by keyboard, sees it fire, and deletes it', async ({ page }) => {
  await page.goto('/alerts')
  await expect(page.getByText('No alerts yet')).toBeVisible()
  await expect(page.getByText('Nothing has fired yet')).toBeVisible()
  const amount = page.getByLabel('Minimum value, USD')
  await amount.focus()
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Enter a number')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('$1')
  await page.keyboard.press('Enter')
  await expect(rules(page)).toHaveText([/Trade of at least \$1\.00All venues/])
  await expect(page.getByText('1 of 50')).toBeVisible()

  await expect(log(page).first()).toBeVisible({ timeout: 40_000 })
  await expect(log(page).first()).toContainText(/(buy|sell) \$[\d.]+K?.*Your alert: at least \$1\.00/)
  await page.getByRole('button', { name: /^Delete alert: Trade of at least/ }).press('Enter')
  await expect(page.getByText('No alerts yet')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('alerts'))).toBeNull()

  const link = log(page).first().getByRole('link').first()
  const target = await link.getAttribute('href')
  expect(target).toMatch(/^\/(orders\/|drift\/dashboard\/orders\/\w+\?venue=)/)
  await link.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === target?.split('?')[0])
})

test('rules and log survive a reload, and the log can be cleared', async ({ page }) => {
  await createTradeRule(page)
  await expect(log(page).first()).toBeVisible({ timeout: 40_000 })
  const before = await loggedIds(page)
  await page.reload()
  await expect(rules(page)).toHaveCount(1)
  await expect(log(page).first()).toBeVisible()
  const after = await loggedIds(page)
  expect(after).toEqual(expect.arrayContaining(before.slice(0, 20)))
  await page.getByRole('button', { name: /^Delete alert/ }).click()
  await page.getByRole('button', { name: 'Clear log' }).click()
  await expect(page.getByText('Nothing has fired yet')).toBeVisible()
})

test('two tabs share one stream, an alert fires once, and the other tab takes over', async ({
  page,
  context,
}) => {
  test.slow()
  const streams = countAlertStreams(context)
  await createTradeRule(page)
  await expect(log(page).first()).toBeVisible({ timeout: 40_000 })
  const second = await context.newPage()
  await second.goto('/about')
  // The second tab also loads the code and waits for the lock.
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1)
  expect(streams.open()).toBe(1)
  const count = (await loggedIds(second)).length
  await expect.poll(async () => (await loggedIds(second)).length, { timeout: 40_000 }).toBeGreaterThan(count)
  const ids = await loggedIds(second)
  expect(new Set(ids).size).toBe(ids.length)

  await page.close()
  await expect.poll(streams.open).toBe(2)
  const left = (await loggedIds(second)).at(0)
  await expect.poll(async () => (await loggedIds(second)).at(0), { timeout: 40_000 }).not.toBe(left)
  const all = await loggedIds(second)
  expect(new Set(all).size).toBe(all.length)
})

test('a page without alerts loads no code for them and opens one stream', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await page.waitForTimeout(3_500)
  expect(paths.filter((path) => path === '/api/stream').length).toBeLessThanOrEqual(1)
  expect(paths.filter((path) => /alert/.test(path))).toEqual([])
})

test('a market’s page names it for a new alert on its funding', async ({ page }) => {
  await page.goto('/drift/dashboard/orders/SOL?venue=velocity')
  await page.getByRole('link', { name: 'Alert', exact: true }).click()
  await expect(page).toHaveURL(/\/alerts\?of=market:/)
  await expect(page.getByLabel('Token or market')).toHaveValue(/^market:/)
  await page.getByText('Funding', { exact: true }).click()
  await page.getByLabel('Funding, %').fill('-50000')
  await page.keyboard.press('Enter')
  await expect(rules(page)).toHaveText([/Funding above −50,?000\.00% per yearSOL-PERP · Velocity/])
  await expect(log(page)).toContainText([/SOL-PERP funding .*% per hour \(.*% per year\)/], {
    timeout: 30_000,
  })
  await page.getByText('Below', { exact: true }).click()
  await page.getByText('Per hour', { exact: true }).click()
  await page.getByLabel('Funding, %').fill('-0.5')
  await page.keyboard.press('Enter')
  await expect(rules(page).first()).toContainText('Funding below −0.5000% per hour')
})

test('says in plain words that notifications are blocked, only after the click', async ({ page }) => {
  await page.addInitScript(() => {
    const fake = { permission: 'default', requestPermission: () => Promise.resolve('denied') }
    Object.defineProperty(window, 'Notification', { value: fake })
  })
  await page.goto('/alerts')
  await expect(page.getByText('Notifications are blocked')).toHaveCount(0)
  // The button works only after hydration.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Allow notifications' }).press('Enter')
  await expect(page.getByText('Notifications are blocked for this site.')).toBeVisible()
})

test('ignores stored text that it has not written', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['alerts', 'alerts-log', 'alerts-state']) localStorage.setItem(key, '{"kind":"trade"')
  })
  await page.goto('/alerts')
  await expect(page.getByText('No alerts yet')).toBeVisible()
  await expect(page.getByText('Nothing has fired yet')).toBeVisible()
})

test('fits a phone, with controls that can be touched', async ({ page }) => {
  // The headless shell denies notifications, so the button would be missing.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await createTradeRule(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  for (const name of ['Create alert', /^Delete alert/, 'Allow notifications']) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(box?.height ?? 0, String(name)).toBeGreaterThanOrEqual(44)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says that alerts need it', async ({ page }) => {
    await page.goto('/alerts')
    // Playwright finds no text within a noscript element.
    const line = page.getByRole('main').locator('noscript p')
    await expect(line).toHaveText('Alerts are saved in your browser and need JavaScript.')
  })
})
