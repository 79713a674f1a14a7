import type { Locator, Page } from '@playwright/test'

/**
 * Measures the time from a click on a link until the page has painted the result, milliseconds. The result is
 * painted when the text of `selector` contains `expected`.
 */
export async function untilShown(link: Locator, selector: string, expected: string): Promise<number> {
  return link.evaluate(
    (element, [wanted, text]) =>
      new Promise<number>((resolve) => {
        const isThere = () => document.querySelector(wanted)?.textContent?.includes(text)
        const clickedMs = performance.now()
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedMs)))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        if (element instanceof HTMLElement) element.click()
      }),
    [selector, expected] as const,
  )
}

/**
 * Selects another time span for positions. Measures the time from the arrival of their data until their chart
 * is painted, milliseconds.
 */
export async function untilDrawn(page: Page, span: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
        const chart = document.querySelector('[role="slider"]')
        if (link === undefined || chart === null) throw new Error('no chart, or no choice of spans')
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - arrivedMs())))
        })
        const arrivedMs = () => {
          const responses = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('.data'))
          const last = responses.at(-1)
          return last instanceof PerformanceResourceTiming ? last.responseEnd : Number.NaN
        }
        observer.observe(chart, { subtree: true, childList: true, attributes: true })
        link.click()
      }),
    span,
  )
}
