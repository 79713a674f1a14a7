import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { addressOf, installWallet } from './fake-wallet'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const broken = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

/**
 * Runs in the page. Blocks everything that a browser may block together with site data. `cookies` are blocked
 * in the way of sandboxed pages.
 */
function refuse({ cookies }: { readonly cookies: boolean }): void {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: denied })
  for (const name of ['BroadcastChannel', 'SharedWorker'])
    Object.defineProperty(window, name, { configurable: true, value: undefined })
  for (const name of ['locks', 'serviceWorker', 'storage'])
    Object.defineProperty(Navigator.prototype, name, { configurable: true, get: denied })
  if (!cookies) return
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => false })
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: denied, set: denied })
}

const pages = [
  '/',
  '/jupiter/dashboard',
  '/kamino/dashboard',
  '/kamino/traders',
  '/tokens',
  `/tokens/${sol}`,
  '/drift/dashboard/overview',
  '/drift/dashboard/traders',
  '/drift/dashboard/orders/SOL',
  '/drift/dashboard/analytics',
  '/api/docs',
  '/search',
  '/status',
  '/methodology',
  '/about',
  '/favorites',
  '/watchlist',
  '/alerts',
  '/profile',
]

/** Opens a page and visits the main pages from there, as a visitor does. */
async function walk(page: Page): Promise<void> {
  for (const [name, url] of [
    ['Kamino', /\/kamino\/dashboard$/],
    ['Jupiter', /\/jupiter\/dashboard$/],
    ['Drift New', /\/drift\/dashboard\/overview$/],
    ['API', /\/api\/docs$/],
    ['Home', /\/$/],
  ] as const) {
    await sidebar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(broken(page)).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/api\/docs$/)
  await page.goForward()
  await page.reload()
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Home')
  await expect(broken(page)).toHaveCount(0)
}

test.describe('a browser that refuses all site data', () => {
  test.beforeEach(({ page }) => page.addInitScript(refuse, { cookies: true }))

  test('navigates back and forth', async ({ page }) => {
    await page.goto('/')
    await walk(page)
  })

  test('opens every page', async ({ page }) => {
    test.slow()
    for (const path of pages) {
      await page.goto(path)
      await page.waitForLoadState('load')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(broken(page)).toHaveCount(0)
    }
  })

  test('a page stays as it is after the parts that start late', async ({ page }) => {
    const loaded = page.waitForResponse(/offline-watcher/)
    await page.goto('/about')
    await loaded
    // The worker is registered when the browser is idle, and the visit is reported two seconds later.
    await page.waitForTimeout(3_000)
    await expect(broken(page)).toHaveCount(0)
  })

  test('keeps choices until the page is left', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    const star = page.getByRole('button', { name: /^Favourite: / }).first()
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Light theme' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await sidebar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html')).toHaveClass(/light/)
    await page.goBack()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  })

  test('searches, and remembers the opened results', async ({ page }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('searchbox').fill('SOL')
    await dialog.locator('[data-hit]').first().click()
    await expect(page).toHaveURL(/\/tokens\/\w{32,44}$/)
    await page.keyboard.press('/')
    await expect(dialog).toContainText('Recent')
  })

  test('says that sign-in requires cookies before it opens the wallet', async ({ page }) => {
    await installWallet(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByRole('alert').getByText(/Your browser blocks cookies/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })
})

test('a wallet signs in if only storage is blocked', async ({ page }) => {
  await page.addInitScript(refuse, { cookies: false })
  await installWallet(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  const own = addressOf(1)
  await expect(page.getByRole('button', { name: `${own.slice(0, 6)}…${own.slice(-4)}` })).toBeVisible()
})

test('Chromium’s own setting that blocks site data leaves navigation working', async ({
  baseURL,
  userAgent,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-profile-'))
  await mkdir(join(folder, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked))
  const context = await chromium.launchPersistentContext(folder, {
    // The headless shell has no settings.
    ...(await chromiumOptions()),
    viewport: { width: 1440, height: 900 },
    ...(baseURL && { baseURL }),
    ...(userAgent && { userAgent }),
  })
  try {
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(error.error().message))
    const page = await context.newPage()
    // Open a page of plain text, which has none of our scripts, so that the setting takes effect.
    await page.goto('/robots.txt')
    const refusal = await page.evaluate(() => {
      try {
        return `none: ${sessionStorage.length}`
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error)
      }
    })
    expect(refusal).toBe('SecurityError')
    await page.goto('/')
    await walk(page)
    await installWallet(page)
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByRole('alert').getByText(/Your browser blocks cookies/)).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
