import { expect, type Page } from '@playwright/test'
import { test } from './journey'

const shownHeads = (page: Page) =>
  page.locator('main h2').evaluateAll((heads) => heads.map((head) => head.checkVisibility()))

for (const path of ['/', '/jupiter/dashboard']) {
  test.describe(path, () => {
    test.describe('without the scripts of the page', () => {
      // Nothing ends the turns here, and no data arrives that changes a height.
      test.use({ javaScriptEnabled: false })

      test('shows panels below the first screen in their turn, which hardly changes the height', async ({
        page,
      }) => {
        await page.goto(path)
        const allowTurns = () =>
          page.evaluate(() => {
            const root = document.documentElement
            const after = root.scrollHeight
            root.dataset.turns = ''
            const heads = [...document.querySelectorAll('main h2')]
            const waiting = heads
              .filter((head) => !head.checkVisibility())
              .map((head) => head.getBoundingClientRect())
            return { before: root.scrollHeight, after, tops: waiting.map(({ top }) => top) }
          })
        const { before, after, tops } = await allowTurns()
        expect(tops.length).toBeGreaterThanOrEqual(4)
        expect(Math.min(...tops)).toBeGreaterThan(1_100)
        expect(Math.abs(before - after)).toBeLessThanOrEqual(20)
        await expect.poll(() => shownHeads(page)).not.toContain(false)
      })
    })

    test('has no turns once scripts run, after a reload, and for a fragment', async ({ page }) => {
      const allowed = () => page.evaluate(() => document.documentElement.dataset.turns)
      await page.addInitScript(() => {
        addEventListener('animationstart', ({ target }) => {
          if (target instanceof HTMLElement && target.querySelector('h2'))
            document.documentElement.dataset.seen = ''
        })
      })
      const seen = () => page.evaluate(() => document.documentElement.dataset.seen)
      await page.goto(path)
      await expect.poll(allowed).toBe(undefined)
      await page.evaluate(() => scrollTo(0, 1_200))
      await page.reload()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_200)
      expect(await shownHeads(page)).not.toContain(false)
      expect(await seen()).toBe(undefined)
      await page.goto(`${path}#limit`)
      await expect(page.locator('#limit h2')).toBeInViewport()
      expect(await seen()).toBe(undefined)
    })
  })
}
