import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns the WCAG 2.2 AA violations that axe finds on the current page, or in a part of it. */
export async function faultsOf(page: Page, within = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Report elements only for violations, because listing the thousands that pass takes as long as checking
    // them.
    .options({ resultTypes: ['violations'] })
    // Checking all frames from the page itself, which must be of the same origin, takes half of the time: otherwise axe
    // passes every element to another page.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
}
