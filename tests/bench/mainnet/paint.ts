import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../../scripts/lib/find-chromium.mjs'
import { median } from '../median'
import { visit } from '../pages/visit'

const visits = 5
const phone = { name: 'phone', width: 390, height: 844 }
const manner = { watchMs: 3_000, slowly: true, scrolls: false }

/** Returns the time of the largest paint of the overview on a slow phone, milliseconds; the median of five visits. */
export async function paintMs(url: string): Promise<number> {
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const seen: number[] = []
    for (let n = 0; n < visits; n += 1)
      seen.push((await visit(browser, `${url}/`, phone, manner)).largestPaintMs)
    return median(seen)
  } finally {
    await browser.close()
  }
}
