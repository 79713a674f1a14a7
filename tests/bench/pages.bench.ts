import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { startProduct, untilLive } from './latency/product'
import { type Figures, figuresOf, printFigures, printHead, printTable } from './pages/figures'
import { everyPage } from './pages/routes'
import { type Manner, type Screen, type Visit, visit } from './pages/visit'

/**
 * Measures every page as a first-time visitor with a slow phone or notebook sees it: time to paint, layout shift,
 * sizes and blocking scripts. The blocking time is processor time, so that other processes don't count; the time to
 * paint is a time by the clock, so it needs a quiet machine. `PAGES_AT=http://…` measures a running product,
 * `PAGES_ONLY=/tokens,/about` some pages. The table at the end is that of `docs/performance.md`.
 */
const screens: readonly [Screen, Screen] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
]
const visits = 3
const workVisits = 5
/** Waiting time until the largest element is painted, after the `load` event. */
const loading: Manner = { watchMs: 2_500, slowly: true, scrolls: false }
/** Waiting time until a page is idle. The processor is not slowed down here. */
const working: Manner = { watchMs: 3_000, slowly: true, scrolls: false, tasks: true }
/**
 * Watches live updates for twenty seconds, then scrolls to the end. Several pages are watched at the same
 * time, because layout shift does not depend on speed.
 */
const living: Manner = { watchMs: 20_000, slowly: false, scrolls: true }
const watchedAtOnce = 4
const settleMs = 15_000

const results: boolean[] = []
const given = process.env.PAGES_AT
if (given === undefined) await measureOwnProduct()
else await measureAll(given)
process.exitCode = results.every(Boolean) ? 0 : 1

async function measureOwnProduct(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-pages-'))
  const product = await startProduct({ DATA_DIR: folder, BACKFILL_DAYS: '1' })
  try {
    await untilLive(product)
    await pause(settleMs)
    await measureAll(product.url)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(url: string): Promise<void> {
  const only = process.env.PAGES_ONLY?.split(',')
  const pages = (await everyPage(url)).filter((path) => only?.some((start) => isBelow(path, start)) ?? true)
  const options = await chromiumOptions()
  // A browser records the tasks of one page at a time, so each screen has its own.
  const browsers = await Promise.all(screens.map(() => chromium.launch(options)))
  try {
    const measured = new Map<string, readonly Figures[]>()
    const [first] = browsers
    if (first === undefined) throw new Error('no browser')
    const shell = await visit(first, `${url}/favorites`, screens[0], { ...loading, watchMs: 1_000 })
    printHead()
    for (const some of chunksOf(pages, watchedAtOnce / screens.length)) {
      const lives = await watchLives(first, url, some)
      for (const path of some)
        measured.set(path, await measure(browsers, url, path, { shell, lives: lives.get(path) ?? [] }))
    }
    printTable(measured)
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
  }
}

function isBelow(path: string, start: string): boolean {
  return start.endsWith('/') ? path === start : path.startsWith(start)
}

function chunksOf(pages: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, at) =>
    pages.slice(at * size, (at + 1) * size),
  )
}

/** Watches live updates on some pages, on all screens at the same time. */
async function watchLives(browser: Browser, url: string, pages: readonly string[]) {
  const seen = pages.map(async (path) => {
    const each = screens.map((screen) => visit(browser, url + path, screen, living))
    return [path, await Promise.all(each)] as const
  })
  return new Map(await Promise.all(seen))
}

/**
 * Measures a page on all screens. Visits that measure the time to paint are one after another. Visits that measure
 * processor time are on all screens at once.
 */
async function measure(
  browsers: readonly Browser[],
  url: string,
  path: string,
  { shell, lives }: { readonly shell: Visit; readonly lives: readonly Visit[] },
): Promise<readonly Figures[]> {
  const views = screens.flatMap((screen, index) => {
    const [browser, live] = [browsers[index], lives[index]]
    if (browser === undefined || live === undefined) return []
    return { screen, live, visitIt: (manner: Manner) => visit(browser, url + path, screen, manner) }
  })
  const loads: (readonly Visit[])[] = []
  for (const { visitIt } of views) loads.push(await repeat(visits, () => visitIt(loading)))
  const works = await Promise.all(views.map(({ visitIt }) => repeat(workVisits, () => visitIt(working))))
  return views.map(({ screen, live }, index) => {
    const [loaded, worked] = [loads[index] ?? [], works[index] ?? []]
    const all = { path, screen: screen.name, loaded, worked, live, shell: shell.scripts }
    const figures = figuresOf(all)
    results.push(printFigures(all, figures))
    return figures
  })
}

async function repeat<T>(times: number, once: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (let i = 1; i <= times; i++) all.push(await once())
  return all
}
