import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { startProduct, untilLive } from './latency/product'
import { median } from './median'
import { dataPages } from './pages/routes'
import { type Manner, type Screen, type Visit, visit } from './pages/visit'

/**
 * Measures every page with data as a first-time visitor with a slow phone or notebook sees it: time to paint,
 * layout shift and blocking scripts. The blocking time is processor time, so that other processes don't count;
 * the time to paint is a time by the clock, so it needs a quiet machine. `PAGES_AT=http://…` measures a running product,
 * `PAGES_ONLY=/tokens,/about` some pages.
 */
const most = {
  largestPaintMs: 1_800,
  shift: 0.02,
  blockedMs: 150,
  routeScriptBytes: 40_000,
  documentBytes: 30_000,
  sheetBytes: 20_000,
}
const screens: readonly Screen[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
]
const visits = 3
const workVisits = 5
/** Waiting time until a page is idle. The slowest page takes four seconds. */
const loading: Manner = { watchMs: 5_000, slowly: true, scrolls: false }
/** The processor is not slowed down here, so the page is idle sooner. */
const working: Manner = { watchMs: 3_000, slowly: true, scrolls: false, tasks: true }
/**
 * Watches live updates for twenty seconds, then scrolls to the end. Several pages are watched at the same
 * time, because layout shift does not depend on speed.
 */
const living: Manner = { watchMs: 20_000, slowly: false, scrolls: true }
const watchedAtOnce = 4
const settleMs = 15_000
/** A task of at most this duration does not block the visitor, milliseconds. */
const unnoticedMs = 50

/** Scripts that load when a chart is near the screen. */
const ofCharts = /\/(nivo|bars\.client|pie\.client|price-chart|market-canvas\.client)-/

type Figures = Record<keyof typeof most | 'longMs' | 'chartBytes', number>

const columns: readonly (readonly [string, (figures: Figures) => number, number | undefined])[] = [
  ['LCP ms', ({ largestPaintMs }) => largestPaintMs, most.largestPaintMs],
  ['shift ×1000', ({ shift }) => shift * 1_000, most.shift * 1_000],
  ['blocked ms', ({ blockedMs }) => blockedMs, most.blockedMs],
  ['long ms', ({ longMs }) => longMs, undefined],
  ['route JS', ({ routeScriptBytes }) => routeScriptBytes, most.routeScriptBytes],
  ['charts JS', ({ chartBytes }) => chartBytes, undefined],
  ['HTML', ({ documentBytes }) => documentBytes, most.documentBytes],
  ['CSS', ({ sheetBytes }) => sheetBytes, most.sheetBytes],
]

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
  const pages = (await dataPages(url)).filter((path) => only?.some((start) => isBelow(path, start)) ?? true)
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const shell = await visit(browser, `${url}/favorites`, screens[0] ?? fail('no screen'), {
      ...loading,
      watchMs: 1_000,
    })
    const views = pages.flatMap((path) => screens.map((screen) => ({ path, screen })))
    const lives = await watchLives(browser, url, views)
    head()
    for (const [index, view] of views.entries()) {
      const live = lives[index] ?? fail('a page that was not watched')
      await measure(browser, url, view, { shell, live })
    }
  } finally {
    await browser.close()
  }
}

function isBelow(path: string, start: string): boolean {
  return start.endsWith('/') ? path === start : path.startsWith(start)
}

interface View {
  readonly path: string
  readonly screen: Screen
}

async function watchLives(browser: Browser, url: string, views: readonly View[]): Promise<Visit[]> {
  const seen: Visit[] = []
  for (let start = 0; start < views.length; start += watchedAtOnce) {
    const some = views.slice(start, start + watchedAtOnce)
    seen.push(
      ...(await Promise.all(some.map((view) => visit(browser, url + view.path, view.screen, living)))),
    )
  }
  return seen
}

async function measure(
  browser: Browser,
  url: string,
  { path, screen }: View,
  { shell, live }: { readonly shell: Visit; readonly live: Visit },
): Promise<void> {
  const seen: Visit[] = []
  for (let i = 1; i <= visits; i++) seen.push(await visit(browser, url + path, screen, loading))
  const worked: Visit[] = []
  for (let i = 1; i <= workVisits; i++) worked.push(await visit(browser, url + path, screen, working))
  const all = [...seen, live]
  const own = [...(seen[0]?.scripts ?? [])].filter(([file]) => !shell.scripts.has(file))
  const bytesOf = (files: typeof own) => files.reduce((sum, [, bytes]) => sum + bytes, 0)
  const charts = own.filter(([file]) => ofCharts.test(file))
  const figures = {
    largestPaintMs: median(seen.map(({ largestPaintMs }) => largestPaintMs)),
    shift: Math.max(...all.map(({ shift }) => shift)),
    blockedMs: median(worked.map(({ tasksMs }) => sum(tasksMs.map((ms) => Math.max(0, ms - unnoticedMs))))),
    longMs: median(worked.map(({ tasksMs }) => sum(tasksMs.filter((ms) => ms > unnoticedMs)))),
    routeScriptBytes: bytesOf(own) - bytesOf(charts),
    chartBytes: bytesOf(charts),
    documentBytes: median(seen.map(({ documentBytes }) => documentBytes)),
    sheetBytes: median(seen.map(({ sheetBytes }) => sheetBytes)),
  }
  row(path, screen.name, figures, all)
}

function head(): void {
  console.log(
    line(
      '',
      columns.map(([name]) => name),
    ),
  )
  console.log(
    line(
      'required: at most',
      columns.map(([, , limit]) => (limit === undefined ? '–' : `${limit}`)),
    ),
  )
}

function row(path: string, screen: string, figures: Figures, seen: readonly Visit[]): void {
  const name = `${path.replace(/\w{30,}/, '…')} ${screen}`
  console.log(
    line(
      name,
      columns.map(([, of]) => `${Math.round(of(figures))}`),
    ),
  )
  const missed = columns.filter(([, of, limit]) => limit !== undefined && !(of(figures) <= limit))
  results.push(missed.length === 0)
  console.log(
    `  required: ${missed.length === 0 ? 'reached' : `MISSED ${missed.map(([label]) => label).join(', ')}`}`,
  )
  console.log(`  largest: ${seen[0]?.largest}`)
  for (const moved of new Set(seen.flatMap(({ shifted }) => shifted))) console.log(`  moved: ${moved}`)
}

function line(name: string, values: readonly string[]): string {
  return `${name.padEnd(34)}${values.map((value) => value.padStart(13)).join('')}`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function fail(why: string): never {
  throw new Error(why)
}
