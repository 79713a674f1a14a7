import type { Page } from '@playwright/test'
import { mints } from '~/domain/token/mints'
import { expect, test } from './journey'

interface Stop {
  readonly name: string
  /**
   * Whether the focused element is on the screen and not fully covered: its middle or one of its ends is
   * visible (WCAG 2.4.11).
   */
  readonly seen: boolean
  readonly ringed: boolean
}

/**
 * Moves the focus step by step through the page. Returns the number of elements that had the focus, and lists
 * those that were hidden, covered or without a focus ring.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  const stops: Stop[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(stopOf)
    if (stop === undefined) break
    stops.push(stop)
  }
  return { count: stops.length, lost: stops.filter(({ seen, ringed }) => !seen || !ringed) }
}

/** Runs in the page. Describes the focused element; returns `undefined` if the focus has left the page. */
async function stopOf(): Promise<Stop | undefined> {
  // The browser scrolls the focused element into view in its next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const focused = document.activeElement
  if (focused === null || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const isUncovered = (share: number) => {
    const uppermost = document.elementFromPoint(left + width * share, top + height / 2)
    return uppermost !== null && (focused.contains(uppermost) || uppermost.contains(focused))
  }
  // The focus ring of a field is on its parent element.
  const rings = [focused, focused.parentElement ?? focused].map((each) => getComputedStyle(each).outlineStyle)
  return {
    name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim()}`,
    seen: [0.5, 0.1, 0.9].some(isUncovered),
    ringed: rings.some((style) => style !== 'none') || focused.matches('main, h1, h2'),
  }
}

const walks = [
  { path: '/', width: 1440, steps: 80 },
  { path: '/tokens', width: 390, steps: 40 },
]

for (const { path, width, steps } of walks) {
  test(`the focus stays visible while tabbing down and up ${path} at ${width} px`, async ({ page }) => {
    test.slow() // slow, because each step waits for frames
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const down = await walk(page, 'Tab', steps)
    expect(down).toEqual({ count: steps, lost: [] })
    const up = await walk(page, 'Shift+Tab', steps - 1)
    expect(up).toEqual({ count: steps - 1, lost: [] })
  })
}

const backwards = [
  { path: '/', region: 'Latest positions, scrollable', steps: 24 },
  { path: `/jupiter/dca/${mints.wSOL}`, region: 'DCA Orders', steps: 24 },
]

for (const { path, region, steps } of backwards) {
  test(`sticky elements never cover the focus when tabbing back through “${region}” of ${path}`, async ({
    page,
  }) => {
    test.slow() // slow, because each step waits for frames
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.getByRole('region', { name: region, exact: true }).last().locator('td a').last().focus()
    expect(await walk(page, 'Shift+Tab', steps)).toEqual({ count: steps, lost: [] })
  })
}

test('chips, venue links and info marks have touch targets 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/tokens/${mints.wSOL}`)
  await page.waitForLoadState('networkidle')
  for (const name of ['Active', 'Buy (opens in new tab)']) {
    const target = page.getByRole('link', { name, exact: true }).first()
    await target.scrollIntoViewIfNeeded()
    expect(await target.evaluate(hitHeight)).toBeGreaterThanOrEqual(44)
  }
  const copy = page.getByRole('button', { name: 'Copy mint', exact: true })
  const explorer = page.getByRole('link', { name: /^Open in explorer/ }).first()
  const mark = page
    .getByRole('region', { name: 'Limit depth', exact: true })
    .getByText('How this is calculated')
  for (const target of [copy, explorer, mark.locator('xpath=..')]) {
    await target.scrollIntoViewIfNeeded()
    expect(await target.evaluate(hitHeight)).toBeGreaterThanOrEqual(44)
  }
})

/** Runs in the page. Returns how far the touch target extends above and below its middle, px. */
function hitHeight(target: Element): number {
  const { left, top, width, height } = target.getBoundingClientRect()
  const offsets = Array.from({ length: 60 }, (_, index) => index - 30 + 0.5)
  return offsets.filter((offset) =>
    target.contains(document.elementFromPoint(left + width / 2, top + height / 2 + offset)),
  ).length
}

for (const path of ['/', `/tokens/${mints.wSOL}`]) {
  test(`a few keys lead from the start of ${path} to its DCA orders`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const skip = page.getByRole('link', { name: 'Skip to DCA orders', exact: true })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(skip).toBeFocused({ timeout: 200 })
    }).toPass({ timeout: 2_000 })
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'DCA Orders', exact: true }).locator(':focus')).toHaveCount(
      1,
    )
  })
}
