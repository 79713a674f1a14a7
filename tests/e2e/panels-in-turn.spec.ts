import { expect, type Page } from '@playwright/test'
import { test } from './journey'

/** Positions of the panel titles that the browser skips, and the page's heights with and without turns, px. */
interface Turns {
  readonly tops: readonly number[]
  readonly heights: readonly [number, number]
}

/** Allows the turns as in the first moments of a page, and measures the page at once. */
function beginTurns(page: Page): Promise<Turns> {
  return page.evaluate(() => {
    const root = document.documentElement
    delete root.dataset.turns
    const without = root.scrollHeight
    root.dataset.turns = ''
    const heads = [...document.querySelectorAll('main h2')].filter((head) => !head.checkVisibility())
    const tops = heads.map((head) => head.getBoundingClientRect().top)
    return { tops, heights: [root.scrollHeight, without] }
  })
}

const areShown = (page: Page) =>
  page.locator('main h2').evaluateAll((heads) => heads.every((head) => head.checkVisibility()))

for (const path of ['/', '/jupiter/dashboard']) {
  test(`${path} skips panels below the first screen until their turn`, async ({ page }) => {
    await page.goto(path)
    await expect(async () => {
      await expect.poll(() => areShown(page)).toBe(true)
      const { tops, heights } = await beginTurns(page)
      expect(tops.length).toBeGreaterThanOrEqual(4)
      expect(Math.min(...tops)).toBeGreaterThan(1_000)
      // The Jupiter dashboard of a young world has fewer rows, so its panels are lower than reserved.
      if (path === '/') expect(Math.abs(heights[0] - heights[1])).toBeLessThanOrEqual(20)
    }).toPass({ timeout: 30_000 })
    await expect.poll(() => areShown(page)).toBe(true)
  })

  test(`${path} allows turns only for a first visit to its top, until scripts run`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          document.documentElement.dataset.had = document.documentElement.dataset.turns ?? 'none'
      })
    })
    const state = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
    await page.goto(path)
    await expect.poll(async () => (await state()).turns).toBe(undefined)
    expect((await state()).had).toBe('')
    await page.evaluate(() => scrollTo(0, 1_200))
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_200)
    expect((await state()).had).toBe('none')
    await page.goto('/about')
    await page.goto(`${path}#limit`)
    await expect(page.locator('#limit h2')).toBeInViewport()
    expect((await state()).had).toBe('none')
  })
}
