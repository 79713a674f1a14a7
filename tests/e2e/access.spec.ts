import type { Page } from '@playwright/test'
import { faultsOf } from './accessibility'
import { installWallet } from './fake-wallet'
import { expect, test } from './journey'
import { asPage } from './printed'

const sol = 'So11111111111111111111111111111111111111112'

/** Every page of the product, and a path without a page. */
const pages = [
  '/',
  '/search?q=sol',
  '/trades',
  '/tokens',
  `/tokens/${sol}`,
  `/orders/${sol}`,
  '/jupiter/dashboard',
  `/jupiter/dca/${sol}`,
  '/api/docs',
  '/api/docs/embeds',
  '/drift/dashboard/overview',
  '/drift/dashboard/traders',
  '/drift/dashboard/orders/SOL',
  '/drift/dashboard/trades',
  '/drift/dashboard/analytics',
  '/drift/dashboard/overview?venue=all',
  '/drift/dashboard/traders?venue=all',
  '/drift/dashboard/trades?venue=all',
  '/drift/dashboard/analytics?venue=velocity',
  '/status',
  '/kamino/dashboard',
  '/kamino/traders',
  '/about',
  '/methodology',
  '/profile',
  '/favorites',
  '/watchlist',
  '/alerts',
  `/compare?ids=${sol},SOL-PERP`,
  '/data',
  '/problems/invalid-parameter',
  '/no/such',
]
/** CSS classes of the themes. The empty string is the dark theme, which a first visit shows. */
const looks = ['', 'light', 'safe', 'light safe']

/**
 * Whether to check every view in every theme and width, which takes over twenty minutes. `npm run faults
 * looks` does that. `npm test` checks each view in only some of the themes.
 */
const everything = process.env.E2E_EVERY_LOOK === '1'
/** Viewport widths, px. At 768 px the layout is that of a phone. */
const widths = everything ? [1440, 768, 390] : [1440, 390]

/**
 * Returns the themes in which to check a view. `npm run faults looks` checks all themes; `npm test` selects
 * one by the number of the view.
 */
function looksOf(number: number): readonly string[] {
  return everything ? looks : looks.filter((_, index) => index === number % looks.length)
}

/**
 * Checks every page at every width. The themes rotate, so that each theme is checked at each width, and each
 * page in two themes.
 */
const views = pages.flatMap((path, page) =>
  widths.flatMap((width, step) => looksOf(page + step).map((look) => ({ path, width, look }))),
)

for (const { path, width, look } of views) {
  test(`${path} has no accessibility violations at ${width} px in the ${look || 'dark'} theme`, async ({
    page,
  }) => {
    await page.addInitScript((words) => localStorage.setItem('look', words), look)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('html')).toHaveClass(new RegExp(look))
    expect(await faultsOf(page)).toEqual([])
  })
}

/** Pages whose ids come from the API. */
const found = [
  { name: 'the page of a DCA order', path: '/api/dca/all?sortField=progress&size=1', to: orderPage },
  { name: 'the page of a limit order', path: '/api/limit/all?size=1', to: orderPage },
  { name: 'the page of a Kamino order', path: '/api/kamino/orders/all?size=1', to: orderPage },
  { name: 'the page of a perp order', path: '/api/drift/markets/all/orders?size=1', to: perpOrderPage },
  { name: 'the orders of a trader', path: '/api/drift/markets/all/orders?size=1', to: ordersPage },
  { name: 'the page of a trader', path: '/api/dca/all?size=1', to: traderPage('dca') },
  { name: 'the perps of a trader', path: '/api/perps/positions/top/1', to: traderPage('perps') },
] as const

interface Listed {
  readonly id?: string
  readonly publicKey: string
  readonly marketKey?: string
  readonly userPublicKey?: string
  readonly authority?: string
}

function orderPage({ publicKey }: Listed): string {
  return `/orders/${publicKey}`
}

function perpOrderPage({ id }: Listed): string {
  return `/orders/${id}`
}

function ordersPage({ marketKey, userPublicKey }: Listed): string {
  return `/drift/dashboard/orders/${marketKey}/${userPublicKey}`
}

function traderPage(tab: string) {
  return ({ userPublicKey, authority }: Listed) => `/jupiter/dca/${userPublicKey ?? authority}?tab=${tab}`
}

for (const [number, { name, path, to }] of found.entries()) {
  for (const look of looksOf(number)) {
    for (const width of [1440, 390]) {
      test(`${name} has no accessibility violations at ${width} px in the ${look || 'dark'} theme`, async ({
        page,
        request,
      }) => {
        const list = await (await request.get(path, asPage)).json()
        const [row] = Array.isArray(list) ? list : list.content
        await page.addInitScript((words) => localStorage.setItem('look', words), look)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(to(row))
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        expect(await faultsOf(page)).toEqual([])
      })
    }
  }
}

interface Overlay {
  readonly name: string
  readonly width: number
  readonly box: 'dialog' | '[role=menu]'
  readonly open: (page: Page) => Promise<void>
}

const pressed = (key: string) => (page: Page) => page.keyboard.press(key)
const clicked = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

const overlays: readonly Overlay[] = [
  { name: 'list of shortcuts', width: 1440, box: 'dialog', open: pressed('?') },
  { name: 'search', width: 1440, box: 'dialog', open: pressed('Control+k') },
  { name: 'search on a phone', width: 390, box: 'dialog', open: pressed('Control+k') },
  { name: 'menu on a phone', width: 390, box: 'dialog', open: clicked('Menu') },
  { name: 'appearance menu', width: 1440, box: '[role=menu]', open: clicked('Appearance') },
  { name: 'list of wallets', width: 1440, box: 'dialog', open: clicked('Connect wallet') },
]

for (const [number, { name, width, box, open }] of overlays.entries()) {
  for (const look of looksOf(number)) {
    test(`the ${name} has no accessibility violations in the ${look || 'dark'} theme`, async ({ page }) => {
      await installWallet(page)
      await page.addInitScript((words) => localStorage.setItem('look', words), look)
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/profile', { waitUntil: 'networkidle' })
      await open(page)
      const shown = page.locator(box).filter({ visible: true })
      await expect(shown).toHaveCount(1)
      await shown.evaluate((element) =>
        // Ignore animations that never finish: those of elements that are removed meanwhile, such as
        // placeholder rows.
        Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      expect(await faultsOf(page, box)).toEqual([])
    })
  }
}
