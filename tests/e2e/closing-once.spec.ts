import type { Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const popup = (page: Page) => page.locator('dialog:modal')

/** Opens an order over the overview, which was reached from another page. */
async function openOrder(page: Page): Promise<void> {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('region', { name: 'DCA Orders' }).locator('tbody a').first().click()
  await expect(popup(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/\?order=\w{32,44}$/)
}

/** Expects that the order stays closed, and that going back once leads to the page before the overview. */
async function expectOneStep(page: Page): Promise<void> {
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.waitForTimeout(400)
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
}

const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'Escape, twice within 150 ms',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(100)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'Escape, held down',
    async (page) => {
      for (let count = 0; count < 6; count++) await page.keyboard.down('Escape')
      await page.keyboard.up('Escape')
    },
  ],
  ['a double click on Close', (page) => popup(page).getByRole('button', { name: 'Close' }).dblclick()],
  ['a double click outside', (page) => page.mouse.dblclick(8, 40)],
  [
    'a click on Close and Escape',
    async (page) => {
      await popup(page).getByRole('button', { name: 'Close' }).click()
      await page.keyboard.press('Escape')
    },
  ],
]

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    // The router reloads the page below the order before it changes the URL. Delay that reload.
    test.beforeEach(({ page }) =>
      page.route('**/_root.data*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue().catch(() => undefined)
      }),
    )

    for (const [name, close] of ways) {
      test(`${name} closes an order with one history step`, async ({ page }) => {
        await openOrder(page)
        await close(page)
        await expectOneStep(page)
      })
    }

    test('an order that was closed by going back is not closed again', async ({ page }) => {
      await openOrder(page)
      const data = holdResponses()
      await page.unroute('**/_root.data*')
      await page.route('**/_root.data*', data.hold)
      await page.evaluate(() => history.back())
      // The order must close without waiting for the data of the page below it.
      await expect(popup(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      data.release()
      await expectOneStep(page)
    })

    test('going forward reopens a closed order, and it closes again', async ({ page }) => {
      await openOrder(page)
      await page.keyboard.press('Escape')
      await expect(popup(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/$/)
      await page.goForward()
      await expect(popup(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expectOneStep(page)
    })
  })
}

interface Overlay {
  readonly what: string
  readonly path: string
  readonly width: number
  readonly open: (page: Page) => Promise<void>
  /** Label of the close button. If it is `undefined`, the order is closed by a click outside. */
  readonly close?: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const overlays: readonly Overlay[] = [
  { what: 'the search', path: '/about', width: 1440, open: (page) => page.keyboard.press('/') },
  {
    what: 'the search on a phone',
    path: '/about',
    width: 390,
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    close: 'Cancel',
  },
  {
    what: 'the list of shortcuts',
    path: '/about',
    width: 1440,
    open: button('Keyboard shortcuts'),
    close: 'Close',
  },
  {
    what: 'the list of wallets',
    path: '/about',
    width: 1440,
    open: button('Connect wallet'),
    close: 'Close',
  },
  { what: 'the menu on a phone', path: '/about', width: 390, open: button('Menu'), close: 'Close' },
  {
    what: 'the market list on a phone',
    path: '/drift/dashboard/orders/SOL',
    width: 390,
    open: button(/^Markets/),
    close: 'Close',
  },
]

for (const { what, path, width, open, close } of overlays) {
  test(`${what} closes once, and the page below is not clicked`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/status')
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = await page.evaluate(() => [location.href, history.length])
    const shut: readonly (() => Promise<void>)[] = [
      async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      },
      () =>
        close === undefined
          ? page.mouse.dblclick(4, 400)
          : popup(page).getByRole('button', { name: close }).dblclick(),
    ]
    for (const doIt of shut) {
      await open(page)
      await expect(popup(page)).toHaveCount(1)
      // A click in the same place sooner than this would count as the second click of a double click.
      await page.waitForTimeout(600)
      await doIt()
      await expect(popup(page)).toHaveCount(0)
      await page.waitForTimeout(300)
      await expect(popup(page)).toHaveCount(0)
      expect(await page.evaluate(() => [location.href, history.length])).toEqual(before)
    }
  })
}

test('a double click on a row opens its order without closing it', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('region', { name: 'DCA Orders' }).locator('tbody a').first()
  await link.click()
  await expect(popup(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  // The popup's code is loaded now, so the popup opens before the second click.
  await link.dblclick()
  await expect(popup(page)).toHaveCount(1)
  await page.waitForTimeout(300)
  await expect(popup(page)).toHaveCount(1)
})
