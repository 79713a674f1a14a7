import { expect, test } from './journey'

const paths = ['/', '/jupiter/dashboard', '/kamino/dashboard']

test.describe('without scripts', () => {
  // Without scripts, the rules that hold while a document loads hold for good.
  test.use({ javaScriptEnabled: false })

  for (const path of paths) {
    test(`${path} shows the panels below the first screen in their turn, at the reserved heights`, async ({
      page,
    }) => {
      await page.goto(path)
      const waiting = () =>
        page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length)
      await expect.poll(waiting).toBe(0)
      const shown = await page
        .locator('main h2')
        .evaluateAll((heads) => heads.map((head) => head.checkVisibility()))
      expect(shown.filter((isShown) => !isShown)).toEqual([])
      const heights = await page.evaluate(() => {
        const isInTurn = (element: Element) =>
          getComputedStyle(element).animationName !== 'none' &&
          getComputedStyle(element).containIntrinsicBlockSize !== 'none'
        const panels = [...document.querySelectorAll<HTMLElement>('main *')].filter(isInTurn)
        const after = document.documentElement.scrollHeight
        for (const panel of panels) panel.style.contentVisibility = 'hidden'
        return { panels: panels.length, before: document.documentElement.scrollHeight, after }
      })
      expect(heights.panels).toBeGreaterThanOrEqual(3)
      expect(Math.abs(heights.before - heights.after)).toBeLessThanOrEqual(60)
    })
  }

  test('a fragment leads to a panel below the first screen', async ({ page }) => {
    await page.goto('/#kamino')
    await expect(page.locator('#kamino h2')).toBeInViewport()
  })
})

test('a fragment leads to a panel below the first screen', async ({ page }) => {
  await page.goto('/#kamino')
  await expect(page.locator('#kamino h2')).toBeInViewport()
})
