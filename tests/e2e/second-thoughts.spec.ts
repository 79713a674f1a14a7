import type { Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** Elements whose code loads on demand, each with the name of the chunk that contains the code. */
const things = [
  { what: 'the list of wallets', code: 'wallet-host.client', width: 1440, ask: button('Connect wallet') },
  { what: 'the search', code: 'search-dialog', width: 1440, ask: (page: Page) => page.keyboard.press('/') },
  { what: 'the list of shortcuts', code: 'shortcut-help', width: 1440, ask: button('Keyboard shortcuts') },
  { what: 'the menu on a phone', code: 'menu-drawer', width: 390, ask: button('Menu') },
] as const

for (const { what, code, width, ask } of things) {
  const pressEscape = (page: Page) => page.keyboard.press('Escape')
  // The search takes the keys from its first moment, so only the browser's button leaves the page.
  const leave = what === 'the search' ? goBack : goHome
  for (const [way, think] of [
    ['by Escape', pressEscape],
    ['by leaving the page', leave],
  ] as const) {
    test(`${what} stays closed if it was cancelled ${way} while its code loaded, and opens on the next request`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const held = holdResponses()
      await page.route(`**/assets/${code}-*.js`, held.hold)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await page.waitForLoadState('networkidle')
      const coming = page.waitForRequest(`**/assets/${code}-*.js`)
      await ask(page)
      const url = (await coming).url()
      await think(page)
      held.release()
      await arrived(page, url)
      await expect(page.locator('dialog')).toHaveCount(0)
      await ask(page)
      await expect(page.locator('dialog:modal')).toHaveCount(1)
    })
  }
}

async function goHome(page: Page) {
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/$/)
}

async function goBack(page: Page) {
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
}

/** Waits until the page has loaded the code and had time to render. */
async function arrived(page: Page, url: string) {
  await page.evaluate(async (of) => {
    await import(of)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }, url)
}
