import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze()
  return violations
}

for (const width of [1440, 768, 390]) {
  for (const path of ['/profile', '/no/such']) {
    test(`nobody is shut out of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  }
}

for (const look of ['light', 'safe', 'light safe']) {
  test(`nobody is shut out of the overview in the look "${look}"`, async ({ page }) => {
    await page.addInitScript((words) => localStorage.setItem('look', words), look)
    await page.goto('/')
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}

test('nobody is shut out of the list of shortcuts', async ({ page }) => {
  await page.goto('/profile')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('nobody is shut out of the menu of phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(300) // the slide
  expect(await violationsOf(page)).toEqual([])
})
