import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Returns how far an element extends beyond the page, px. */
async function beyondPage(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox()
  const width = await page.evaluate(() => document.documentElement.offsetWidth)
  return box === null ? Number.NaN : Math.max(0, -box.x, box.x + box.width - width)
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('the warning about an unverified token shows its whole address, although a table row opens it', async ({
      page,
    }) => {
      const { content } = await (await page.request.get('/api/tokens?size=250&page=2')).json()
      const token = content.find((each: { verified: boolean; price: number | null }) => {
        return !each.verified && each.price !== null
      })
      await page.goto(`/tokens?search=${token.tokenMint}`)
      const dialog = page.getByRole('dialog', { name: 'Unverified token' })
      await expect(async () => {
        await page.getByRole('table').locator('tbody tr').getByRole('link', { name: /^Buy/ }).click()
        await expect(dialog).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(dialog).toContainText(token.tokenMint)
      const cutOff = await dialog.evaluate((element) =>
        [...element.querySelectorAll('p, a, button, div')]
          .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0)
          .map((part) => part.textContent),
      )
      expect(cutOff).toEqual([])
      expect(await beyondPage(page, dialog)).toBe(0)
    })

    test('the token selector is within the page', async ({ page }) => {
      await page.goto(`/tokens/${sol}`)
      await page.getByRole('button', { name: 'Switch token' }).click()
      const selector = page.getByRole('dialog', { name: 'Choose a token' })
      await expect(selector.getByRole('option').first()).toBeVisible()
      expect(await beyondPage(page, selector)).toBe(0)
    })
  })
}

test('dims the space of the scroll bar while a dialog is open', async ({ page }) => {
  await page.goto('/status')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const usual = await background()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(await background()).not.toBe(usual)
  await page.keyboard.press('Escape')
  await expect.poll(background).toBe(usual)
})

test('a row that opens an order has the cursor of a link', async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('table', { name: 'DCA Orders' }).locator('tbody tr').first()
  await expect(row.locator('td').last()).toHaveCSS('cursor', 'pointer')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('the depth chart shows one tooltip at a time, and none after a press elsewhere', async ({ page }) => {
    await page.goto(`/tokens/${sol}`)
    const bars = page.getByRole('table', { name: /^Limit depth/ }).locator('td > div')
    const tips = page.getByRole('tooltip')
    await expect(async () => {
      await bars.first().tap()
      await expect(tips).toHaveCount(1, { timeout: 500 })
    }).toPass()
    const [first = ''] = await tips.allTextContents()
    await bars.last().tap()
    await expect(tips).toHaveCount(1)
    await expect(tips).not.toHaveText(first)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tips).toHaveCount(0)
  })

  test('a hint opens on a tap and closes on a tap elsewhere, also if the tap moves no focus', async ({
    page,
  }) => {
    // Safari does not focus a pressed button.
    await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true))
    await page.goto('/drift/dashboard/overview')
    const tips = page.getByRole('tooltip')
    await expect(async () => {
      await page.getByRole('button', { name: /%$/ }).first().tap()
      await expect(tips).toHaveText(/^Weighted by open interest/, { timeout: 500 })
    }).toPass()
    await page.getByRole('button', { name: /^Markets/ }).scrollIntoViewIfNeeded()
    await page.touchscreen.tap(200, 700)
    await expect(tips).toHaveCount(0)
  })
})
