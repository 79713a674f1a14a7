import type { Page } from '@playwright/test'
import { expect, test } from './journey'

interface Stop {
  readonly name: string
  /** The middle of what has the focus is on the screen and nothing lies over it. */
  readonly seen: boolean
  readonly ringed: boolean
}

/** What has the focus; undefined when the walk has left the page. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2)
    const { outlineStyle } = getComputedStyle(focused)
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim()}`,
      seen: uppermost !== null && (focused.contains(uppermost) || uppermost.contains(focused)),
      ringed: outlineStyle !== 'none' || focused.matches('main, h1, h2'),
    }
  })
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    if (stop === undefined) break
    stops.push(stop)
  }
  return stops
}

for (const width of [1440, 390]) {
  test(`the focus is always seen on the way down and up the token database at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/tokens', { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    const down = await walk(page, 'Tab', 60)
    expect(down.length).toBeGreaterThan(50)
    const up = await walk(page, 'Shift+Tab', 50)
    expect(up.length).toBeGreaterThan(40)
    expect([...down, ...up].filter(({ seen, ringed }) => !seen || !ringed)).toEqual([])
  })
}
