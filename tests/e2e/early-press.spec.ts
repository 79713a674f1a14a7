import type { Locator, Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'
import { sol, usdc } from './printed'

interface EarlyPress {
  readonly name: string
  readonly path: string
  readonly button: (page: Page) => Locator
  readonly shown: (page: Page) => Locator
}

/** Key of a token that this journey only stores. */
const jup = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'

const chart = (page: Page) => page.getByRole('region', { name: 'DCA volume', exact: true })

const presses: readonly EarlyPress[] = [
  {
    name: 'View as table',
    path: '/jupiter/dashboard',
    button: (page) => chart(page).getByRole('button', { name: 'View as table' }),
    shown: (page) => chart(page).getByRole('table'),
  },
  {
    name: 'Collapse sidebar',
    path: '/about',
    button: (page) => page.getByRole('button', { name: 'Collapse sidebar' }),
    shown: (page) => page.getByRole('button', { name: 'Expand sidebar' }),
  },
  {
    name: 'Appearance',
    path: '/about',
    button: (page) => page.getByRole('button', { name: 'Appearance' }),
    shown: (page) => page.getByRole('menu', { name: 'Appearance' }),
  },
]

/** Opens a page, and presses a button before the code of the page has loaded. Then the code loads. */
async function pressEarly(page: Page, path: string, button: Locator): Promise<void> {
  const code = holdResponses()
  await page.route('**/assets/*.js', code.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await button.click()
  await code.held
  code.release()
}

for (const { name, path, button, shown } of presses) {
  test(`a press on “${name}” counts although the code of the page has not loaded yet`, async ({ page }) => {
    await pressEarly(page, path, button(page))
    await expect(shown(page)).toBeVisible()
  })
}

test('the list of tokens that was opened before the code of the page has loaded is filled', async ({
  page,
}) => {
  await pressEarly(page, `/tokens/${sol}`, page.getByRole('button', { name: 'Switch token' }))
  const list = page.getByRole('dialog', { name: 'Choose a token' })
  await expect(list.getByRole('combobox')).toBeFocused()
  await expect(list.getByRole('option').first()).toBeVisible()
})

test('a menu that was opened before the code of the page has loaded stays open', async ({ page }) => {
  await pressEarly(page, '/drift/dashboard/orders/SOL-PERP', page.getByRole('button', { name: 'Large' }))
  await expect(page.getByLabel('Threshold, $')).toBeFocused()
})

for (const [what, starred] of [
  ['adds to the stored ones', [usdc, jup]],
  ['keeps what was stored', [sol, jup]],
] as const) {
  test(`an early press on a star ${what}`, async ({ page }) => {
    await page.addInitScript((keys) => {
      const items = keys.map((key) => ({ kind: 'token', key }))
      if (!localStorage.getItem('favourites')) localStorage.setItem('favourites', JSON.stringify(items))
    }, starred)
    const star = page.getByRole('main').getByRole('button', { name: 'Favourite: SOL', exact: true })
    await pressEarly(page, `/tokens/${sol}`, star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]'))
    expect(stored.map(({ key }: { key: string }) => key)).toEqual([...new Set([sol, ...starred])])
  })
}
