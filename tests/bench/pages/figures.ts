import { loadavg } from 'node:os'
import { median } from '../median'
import { formatSpread, type Spread, spreadOf } from '../spread'
import type { Visit } from './visit'

const limits = {
  largestPaintMs: 1_800,
  shift: 0.02,
  blockedMs: 150,
  firstLoadBytes: 105_000,
  routeScriptBytes: 40_000,
  documentBytes: 30_000,
  sheetBytes: 20_000,
}
/** A market's page also has the bars of its chart, as data and as a table for visitors without scripts. */
const marketDocumentBytes = 36_000
const marketPage = /^\/drift\/dashboard\/orders\//
/** A task of at most this duration does not block the visitor, milliseconds. */
const unnoticedMs = 50

/** Scripts that load when a chart is near the screen. */
const ofCharts = /\/(nivo|bars\.client|pie\.client|price-chart|market-canvas\.client)-/

/** Scripts of the pages, by size of the transferred body. */
type Scripts = Visit['scripts']

/** Visits to one page on one screen. */
export interface Visits {
  readonly path: string
  readonly screen: string
  /** Visits on a slow processor. */
  readonly loaded: readonly Visit[]
  /** Visits whose tasks were recorded. */
  readonly worked: readonly Visit[]
  /** Visit with live updates. */
  readonly live: Visit
  /** Scripts that each page loads. */
  readonly shell: Scripts
}

/** What was measured of one page on one screen. */
export interface Figures {
  readonly largestPaintMs: Spread
  readonly shift: number
  readonly blockedMs: Spread
  readonly longMs: number
  readonly firstLoadBytes: number
  readonly routeScriptBytes: number
  readonly chartBytes: number
  readonly documentBytes: number
  readonly sheetBytes: number
  /** Load average of the machine after the last visit. */
  readonly load: number
}

export function figuresOf({ loaded, worked, live, shell }: Visits): Figures {
  const scripts = [...(loaded[0]?.scripts ?? [])]
  const charts = scripts.filter(([file]) => ofCharts.test(file))
  const others = scripts.filter(([file]) => !ofCharts.test(file))
  const blockedBy = ({ tasksMs }: Visit) => sum(tasksMs.map((ms) => Math.max(0, ms - unnoticedMs)))
  const longOf = ({ tasksMs }: Visit) => sum(tasksMs.filter((ms) => ms > unnoticedMs))
  return {
    largestPaintMs: spreadOf(loaded.map(({ largestPaintMs }) => largestPaintMs)),
    shift: Math.max(...[...loaded, live].map(({ shift }) => shift)),
    blockedMs: spreadOf(worked.map(blockedBy)),
    longMs: median(worked.map(longOf)),
    firstLoadBytes: bytesOf(others),
    routeScriptBytes: bytesOf(others.filter(([file]) => !shell.has(file))),
    chartBytes: bytesOf(charts),
    documentBytes: median(loaded.map(({ documentBytes }) => documentBytes)),
    sheetBytes: median(loaded.map(({ sheetBytes }) => sheetBytes)),
    load: loadavg()[0] ?? Number.NaN,
  }
}

type Column = readonly [name: string, of: (figures: Figures) => number, limit: number | undefined]

const columnsOf = (path: string): readonly Column[] => [
  ['LCP ms', ({ largestPaintMs }) => largestPaintMs.median, limits.largestPaintMs],
  ['shift ×1000', ({ shift }) => shift * 1_000, limits.shift * 1_000],
  ['blocked ms', ({ blockedMs }) => blockedMs.median, limits.blockedMs],
  ['long ms', ({ longMs }) => longMs, undefined],
  ['first load', ({ firstLoadBytes }) => firstLoadBytes, limits.firstLoadBytes],
  ['route JS', ({ routeScriptBytes }) => routeScriptBytes, limits.routeScriptBytes],
  ['charts JS', ({ chartBytes }) => chartBytes, undefined],
  [
    'HTML',
    ({ documentBytes }) => documentBytes,
    marketPage.test(path) ? marketDocumentBytes : limits.documentBytes,
  ],
  ['CSS', ({ sheetBytes }) => sheetBytes, limits.sheetBytes],
]

export function printHead(): void {
  const columns = columnsOf('')
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

/** Prints the figures of a page on a screen. Returns whether all limits are kept. */
export function printFigures({ path, screen, loaded, live }: Visits, figures: Figures): boolean {
  const columns = columnsOf(path)
  const values = columns.map(([, of]) => `${Math.round(of(figures))}`)
  console.log(line(`${nameOf(path)} ${screen}`, values))
  const missed = columns.filter(([, of, limit]) => limit !== undefined && !(of(figures) <= limit))
  const verdict = missed.length === 0 ? 'reached' : `MISSED ${missed.map(([name]) => name).join(', ')}`
  console.log(`  required: ${verdict}; load average ${figures.load.toFixed(1)}`)
  console.log(`  largest: ${loaded[0]?.largest}`)
  const seen = [...loaded, live]
  for (const moved of new Set(seen.flatMap(({ shifted }) => shifted))) console.log(`  moved: ${moved}`)
  return missed.length === 0
}

/** Prints the main figures as a table in Markdown, for `docs/performance.md`. */
export function printTable(measured: ReadonlyMap<string, readonly Figures[]>): void {
  const each = (write: (figures: Figures) => string, all: readonly Figures[]) => all.map(write).join(' · ')
  console.log('\n| page | blocked, ms | LCP, ms | shift | first load, kB | load |\n|---|---|---|---|---|---|')
  for (const [path, all] of measured) {
    const cells = [
      `\`${nameOf(path)}\``,
      each(({ blockedMs }) => formatSpread(blockedMs), all),
      each(({ largestPaintMs }) => formatSpread(largestPaintMs), all),
      each(({ shift }) => shift.toFixed(3), all),
      each(({ firstLoadBytes }) => (firstLoadBytes / 1_000).toFixed(0), all),
      each(({ load }) => load.toFixed(0), all),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function nameOf(path: string): string {
  return path.replace(/\w{30,}/, '…')
}

function line(name: string, values: readonly string[]): string {
  return `${name.padEnd(34)}${values.map((value) => value.padStart(13)).join('')}`
}

function bytesOf(files: readonly (readonly [file: string, bytes: number])[]): number {
  return sum(files.map(([, bytes]) => bytes))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
