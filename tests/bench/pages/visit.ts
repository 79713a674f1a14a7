import type { Browser, Page } from '@playwright/test'

/** What a visitor of a page that is not in his cache sees, on a slow phone. */
export interface Visit {
  /** Milliseconds from the navigation to the largest thing that was painted (Largest Contentful Paint). */
  readonly largestPaintMs: number
  readonly firstPaintMs: number
  /** Element of the largest paint, for whoever wants to make it earlier. */
  readonly largest: string
  /** All layout shifts that the visitor did not cause, added up: never less than CLS, which is the worst five seconds of them. */
  readonly shift: number
  /** What moved, as "score element". */
  readonly shifted: readonly string[]
}

/** Chromium's own "slow 4G": 1.6 Mbit/s down, 750 kbit/s up and 150 ms round trips, as its tools reckon them into requests. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}
const cpuSlowdown = 4
/** Long enough for late chunks, logos and several frames of the stream. */
const watchMs = 6_000

export async function visit(browser: Browser, url: string, width: number, height: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, userAgent })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', slow4g)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchMs)
    return await seenIn(page)
  } finally {
    await context.close()
  }
}

/** A name with "Headless" in it would pass for a crawler, to whom pages are served whole instead of streamed. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** What a page has seen of itself since `observe` began. */
export function seenIn(page: Page): Promise<Visit> {
  return page.evaluate(() => Reflect.get(window, 'visit') as Visit)
}

interface PaintEntry extends PerformanceEntry {
  readonly element: Element | null
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs in the page, before its own scripts. */
export function observe(): void {
  const seen = {
    largestPaintMs: Number.NaN,
    firstPaintMs: Number.NaN,
    largest: '',
    shift: 0,
    shifted: [] as string[],
  }
  Object.assign(window, { visit: seen })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    const words = element?.textContent?.trim().slice(0, 40) ?? ''
    return `${element?.tagName.toLowerCase() ?? 'nothing'} "${words}"`
  }
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime
    seen.largest = nameOf((entry as PaintEntry).element)
  })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as ShiftEntry
    if (hadRecentInput) return
    seen.shift += value
    seen.shifted.push(`${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
  })
}
