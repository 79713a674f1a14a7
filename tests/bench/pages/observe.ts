import type { Page } from '@playwright/test'

/** Measurements in the browser. Times are milliseconds since the navigation began. */
export interface Seen {
  readonly largestPaintMs: number
  readonly firstPaintMs: number
  /** Element of the largest paint, printed to show what to optimise. */
  readonly largest: string
  /**
   * Sum of all layout shifts without user input. It is at least as high as CLS, which covers only the worst
   * five seconds.
   */
  readonly shift: number
  /** Elements that shifted, as "score element". */
  readonly shifted: readonly string[]
}

/** Returns the measurements that `observe` has recorded in the page. */
export function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => Reflect.get(window, 'seen') as Seen)
}

interface PaintEntry extends PerformanceEntry {
  readonly element: Element | null
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs in the page before its scripts. Records the measurements in `window.seen`. */
export function observe(): void {
  const seen = {
    largestPaintMs: Number.NaN,
    firstPaintMs: Number.NaN,
    largest: '',
    shift: 0,
    shifted: [] as string[],
  }
  Object.assign(window, { seen })
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
