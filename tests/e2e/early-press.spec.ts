import type { Locator, Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

interface EarlyPress {
  readonly name: string
  readonly path: string
  readonly button: (page: Page) => Locator
  readonly shown: (page: Page) => Locator
}

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

for (const { name, path, button, shown } of presses) {
  test(`a press on “${name}” counts although the code of the page has not loaded yet`, async ({ page }) => {
    const code = holdResponses()
    await page.route('**/assets/*.js', code.hold)
    await page.goto(path, { waitUntil: 'commit' })
    await button(page).click()
    code.release()
    await expect(shown(page)).toBeVisible()
  })
}
