import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds against WCAG 2.2 AA on the page as it is now, or within a part of it. */
export async function faultsOf(page: Page, within = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Of what holds, how many elements it was found of is enough: naming each of thousands takes as long as looking at them.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
}
