import type { Page } from '@playwright/test'
import { siteText } from '~/shared/text/site-text'
import { expect } from './journey'

/** Opens a page, and waits until the product has read the history behind it. Before that, charts have gaps. */
export async function untilHistoryIsRead(page: Page, path: string): Promise<void> {
  const [, stillLoading = ''] = siteText.historyFilling('').split(';')
  await expect(async () => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(siteText.historyUnknown)).toHaveCount(0, { timeout: 1 })
    await expect(main.getByText(stillLoading.trim())).toHaveCount(0, { timeout: 1 })
  }).toPass({ timeout: 60_000, intervals: [2_000] })
}
