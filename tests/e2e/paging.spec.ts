import type { Locator, Page } from '@playwright/test'
import { holdResponses } from './hold-responses'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'

/** Touches an element, moves the finger by the given number of px, and lifts it. */
async function swipe(page: Page, on: Locator, dx: number, dy = 0) {
  // Do not wait for the element to stop moving: a row of a live list may never stop.
  await on.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await on.boundingBox()
  if (box === null) throw new Error('nothing to put a finger on')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + dx * part, y: y + dy * part }] })
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Counts in `window.slides` how many list pages slide in. */
function countSlides() {
  Object.assign(window, { slides: 0 })
  addEventListener('animationstart', ({ target, pseudoElement }) => {
    if (pseudoElement !== '' || !(target instanceof HTMLElement) || !target.querySelector('table')) return
    Object.assign(window, { slides: Reflect.get(window, 'slides') + 1 })
  })
}
const slides = (page: Page) => page.evaluate(() => Reflect.get(window, 'slides'))

const lists = [
  { path: '/tokens', table: 'Solana Token Database', second: '/tokens?page=2' },
  { path: '/kamino/traders', table: 'Leaderboard', second: '/kamino/traders?page=2' },
  { path: '/', table: 'DCA Orders', second: '/?dca.page=2&dca.byFive=1' },
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const { path, table, second } of lists) {
    test(`swiping pages through ${table} and back, with a slide animation`, async ({ page }) => {
      await page.addInitScript(countSlides)
      // Reload until there is a second page, because a product that has just started may have only one.
      await expect(async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('main').locator(`a[rel=next][href="${second}"]`).first()).toBeAttached()
      }).toPass()
      const row = page.getByRole('table', { name: table }).locator('tbody tr').first()
      await swipe(page, row, 150)
      await swipe(page, row, -45)
      await swipe(page, row, -60, -90)
      await expect(page).toHaveURL(path)
      await swipe(page, row, -150)
      await expect(page).toHaveURL(second)
      await expect.poll(() => slides(page)).toBe(1)
      await swipe(page, row, 150)
      await expect(page).not.toHaveURL(second)
      await expect.poll(() => slides(page)).toBe(2)
    })
  }

  test('has no slide animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(countSlides)
    await page.goto('/tokens', { waitUntil: 'networkidle' })
    const rows = page.getByRole('table', { name: 'Solana Token Database' }).locator('tbody tr')
    const first = await rows.first().textContent()
    await swipe(page, rows.first(), -150)
    await expect(page).toHaveURL('/tokens?page=2')
    await expect(rows.first()).not.toHaveText(first ?? '')
    expect(await slides(page)).toBe(0)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

  test('scrolls the wide table sideways by touch, and stays on its page', async ({ page }) => {
    const path = `/jupiter/dca/${sol}?dca.filter=historical`
    await page.goto(path, { waitUntil: 'networkidle' })
    const table = page.getByRole('region', { name: 'DCA orders' }).locator('section')
    await expect(page.getByRole('link', { name: 'Next page' }).first()).toBeVisible()
    await swipe(page, table.locator('tbody tr').nth(3).locator('td').nth(2), -300)
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(50)
    await expect(page).toHaveURL(path)
  })
})

test('on the last page the next link stays in place, keeps the focus, and is announced as disabled', async ({
  page,
}) => {
  await page.goto('/tokens')
  const pager = page.getByRole('navigation').filter({ has: page.locator('[aria-current=page]') })
  const pages = Number(await pager.locator('a').nth(-2).textContent())
  await page.goto(`/tokens?page=${pages - 1}`, { waitUntil: 'networkidle' })
  const next = pager.getByRole('link', { name: 'Next page' })
  const previous = pager.getByRole('link', { name: 'Previous page' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tokens?page=${pages}`)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tokens?page=${pages}`)
  await expect(previous).toBeEnabled()
  await page.goto('/tokens')
  await expect(previous).toBeDisabled()
  await expect(next).toBeEnabled()
})

for (const { path, of } of [
  { path: '/tokens', of: 'Tokens' },
  { path: '/', of: 'DCA Orders' },
]) {
  test(`paging ${of} again before a page has loaded continues from the requested page`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const pager = page.getByRole('navigation', { name: `Pages of ${of}`, exact: true }).last()
    const arrow = (name: string) => pager.getByRole('link', { name })
    const current = pager.locator('[aria-current=page]')
    const held = holdResponses()
    await page.route(/\.data(\?|$)/, held.hold)
    const hrefs = []
    for (const name of ['Next page', 'Next page', 'Next page', 'Previous page']) {
      const step = arrow(name)
      hrefs.push(await step.getAttribute('href'))
      await step.click()
      // Wait for the requested URL to be rendered, because the arrows then point to the next page.
      await expect(step).not.toHaveAttribute('href', hrefs.at(-1) ?? '')
    }
    expect(await current.textContent()).toBe('1')
    held.release()
    await expect(current).toHaveText('3')
    expect(new Set(hrefs.slice(0, 3)).size).toBe(3)
  })
}
