import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const widthOfSidebar = (page: Page) =>
  sidebar(page).evaluate((nav) => nav.parentElement?.parentElement?.getBoundingClientRect().width)

test('the sidebar links to the five sections and marks the current one', async ({ page }) => {
  await page.goto('/')
  const links = sidebar(page).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/drift/dashboard',
    '/jupiter/dashboard',
    '/kamino/dashboard',
    '/api/docs',
  ])
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Home')
  await expect(sidebar(page).getByRole('link', { name: 'Drift New' })).toBeVisible()
})

test('the sidebar leads to the other pages, below the five sections', async ({ page }) => {
  await page.goto('/')
  const more = page.getByRole('navigation', { name: 'More pages' })
  await expect(more.getByRole('link')).toHaveText(['Trades', 'Tokens', 'Watchlist', 'Alerts', 'Compare'])
  await more.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL('/compare')
  await expect(more.locator('[aria-current="page"]')).toHaveText('Compare')
})

test('keeps the sidebar collapsed, from before the first script of the page', async ({ page }) => {
  await page.goto('/')
  expect(await widthOfSidebar(page)).toBe(240)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  expect(await widthOfSidebar(page)).toBe(64)
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await widthOfSidebar(page)).toBe(64)
  letGo()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused()
  expect(await widthOfSidebar(page)).toBe(240)
})

test('hydrates the page even if a key is pressed during hydration', async ({ page }) => {
  // Press the key while React has already added its listeners but has not rendered yet.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      listen.apply(this, args)
      if (this !== document || args[0] !== 'keydown' || 'pressed' in document.documentElement.dataset) return
      document.documentElement.dataset.pressed = ''
      queueMicrotask(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })),
      )
    }
  })
  await page.goto('/')
  await page.locator('html[data-pressed]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
})

test('the narrow sidebar names its icons on hover and focus, and Escape hides the name', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/profile')
  expect(await widthOfSidebar(page)).toBe(64)
  const kamino = sidebar(page).getByRole('link', { name: 'Kamino' })
  await kamino.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Kamino')
  await page.mouse.move(600, 600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await sidebar(page).getByRole('link', { name: 'Drift' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'Jupiter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('the mouse wheel scrolls the page over the sidebar', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(100, 500)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('the top bar hides while scrolling down, but never while it has the focus', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const top = async () => (await bar.boundingBox())?.y
  await page.mouse.move(700, 500)
  // The bar cannot hide before the page is hydrated.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 150)
      return top()
    })
    .toBe(-56)
  await page.mouse.wheel(0, -200)
  await expect.poll(top).toBe(0)
  await bar.getByRole('button', { name: 'Pause live' }).focus()
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(500)
  expect(await top()).toBe(0)
})

test('walks the whole frame by keyboard, starting with the skip link', async ({ page }) => {
  await page.goto('/profile')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const walked: string[] = []
  for (let step = 0; step < 21; step++) {
    await page.keyboard.press('Tab')
    walked.push(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
      }),
    )
  }
  // Compare only the symbols, since prices change.
  expect(walked.map((name) => /^(?:SOL|BTC)(?=\d)/.exec(name)?.[0] ?? name)).toEqual([
    'Sextant Markets',
    'Collapse sidebar',
    'Home',
    'DriftNew',
    'Jupiter',
    'Kamino',
    'API',
    'Trades',
    'Tokens',
    'Watchlist',
    'Alerts',
    'Compare',
    'About',
    'Discord (opens in new tab)',
    'X (opens in new tab)',
    'SOL',
    'BTC',
    // The accessible name contains the long and the short label; only one is visible, depending on the width.
    'Search tokens, markets, traders...Search/',
    'Pause live',
    'Appearance',
    'Connect wallet',
  ])
  await page.goto('/profile')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('shortcuts open the search and the help and navigate, but not while typing', async ({ page }) => {
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('g?/')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape') // the first Escape empties the field
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/compare')
})

test('keeps single-key shortcuts switched off', async ({ page }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.reload({ waitUntil: 'networkidle' })
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(help).toHaveCount(0)
})

test('announces a planned page, excludes it from search engines, and links to the home page', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/profile', 'Profile'],
    ['/favorites', 'Favorites'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Sextant`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByText(/^Coming soon/)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    const { content, room } = await page.evaluate(() => ({
      content: document.documentElement.scrollHeight,
      room: innerHeight,
    }))
    expect(content, 'nothing to scroll to').toBe(room)
  }
})

test('offers a search on an unknown path', async ({ page }) => {
  expect((await page.goto('/no/such'))?.status()).toBe(404)
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('SOL')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=SOL')
})

test('redirects the old URL of the DCA list', async ({ page }) => {
  const response = await page.request.get('/jupiter/dca', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/'])
  // Remix's router exists before hydration. If the page navigated before it is hydrated, the wrong page would
  // be hydrated.
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await page.evaluate(() => Reflect.get(window, '__remixRouter').navigate('/jupiter/dca'))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'DCA Orders' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/profile')
})

test('external links of the frame open in a new tab without opener or referrer', async ({ page }) => {
  await page.goto('/profile')
  const outside = page.locator('a[target="_blank"]')
  const facts = await outside.evaluateAll((links) =>
    links.map((link) => [new URL(link.getAttribute('href') ?? '').host, link.getAttribute('rel')]),
  )
  expect(new Set(facts.map(([host]) => host))).toEqual(new Set(['x.com', 'discord.gg']))
  expect(new Set(facts.map(([, rel]) => rel))).toEqual(new Set(['noopener noreferrer']))
})

test('serves crawlers and devices the files that they request', async ({ page, baseURL }) => {
  const textOf = async (path: string) => {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    return response.text()
  }
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await textOf('/sitemap.xml')
  expect(sitemap).toContain(`<loc>${baseURL}/</loc>`)
  expect(sitemap).toContain(`<loc>${baseURL}/api/docs/endpoints/openStream</loc>`)
  expect(await textOf('/.well-known/security.txt')).toMatch(
    /^Contact: .+\nExpires: \d{4}-\d\d-\d\dT00:00:00.000Z\n/,
  )
  expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({
    start_url: '/',
    short_name: 'Sextant',
  })
  await page.goto('/?dca.page=2')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the frame links everywhere and offers no control that needs scripts', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Pause live' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Search tokens/ })
      .click()
    await expect(page).toHaveURL('/search')
    await sidebar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the tab bar is at the bottom, and the menu has the items of the sidebar and the top bar', async ({
    page,
  }) => {
    await page.goto('/profile')
    const tabs = page.getByRole('navigation', { name: 'Main, bottom' })
    const room = await page.evaluate(() => document.body.clientWidth) // the width excludes the reserved space for the scrollbar
    expect(await tabs.boundingBox()).toEqual({ x: 0, y: 792, width: room, height: 52 })
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Drift', 'Jupiter', 'Kamino', 'API'])
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('switch', { name: 'Pause live updates' }).click()
    await menu.getByRole('switch', { name: 'Light theme' }).click()
    await expect(page.locator('html')).toHaveClass(/light/)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(menu).toHaveCount(0)
    await expect(page.getByText(/^Paused/).first()).toBeVisible()
    await button.click()
    await menu.getByRole('link', { name: 'Watchlist' }).click()
    await expect(page).toHaveURL('/watchlist')
  })
})
