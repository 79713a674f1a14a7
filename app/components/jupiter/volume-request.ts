import { type ChartTimeframe, chartTimeframes } from '~/domain/chart-window'
import { stableMints } from '~/domain/mints'
import { type VolumeSource, volumeSources } from './dashboard-query'

/** Charts by the day: of 30 days, and of a month. */
export const dayWindows = ['daily', 'monthly'] as const
type VolumeWindow = ChartTimeframe | (typeof dayWindows)[number]

/** One chart of executed DCA volume, as its resource route is asked for it. */
export interface VolumeAsk {
  readonly window: VolumeWindow
  readonly source: VolumeSource
  /** `top` = the five largest and the others; `stables` = wrapped SOL and two stablecoins. */
  readonly tokens: 'top' | 'stables'
}

/** The address of a chart's own resource route. `weekStart`: the visitor's own midnight seven days ago, epoch seconds. */
export function volumePath({ window, source, tokens }: VolumeAsk, weekStart?: number): string {
  const asked = new URLSearchParams({ window, source, tokens })
  if (weekStart !== undefined) asked.set('weekStart', String(weekStart))
  return `/panels/jupiter/volume?${asked}`
}

/** Buckets of a chart as the API is asked for them (M238). */
const bucketsOf = {
  hour: { interval: 'minute', intervalDuration: '1' },
  day: { interval: 'hour', intervalDuration: '1' },
  week: { interval: 'hour', intervalDuration: '1' },
  month: { interval: 'hour', intervalDuration: '4' },
  daily: { interval: 'day', intervalDuration: '1' },
  monthly: { interval: 'day', intervalDuration: '1' },
} as const satisfies Record<VolumeWindow, object>

/** Where the API answers the same chart as a table, from the start of its first bucket on, epoch seconds. */
export function volumeCsvHref({ window, source, tokens }: VolumeAsk, start: number): string {
  const view = source === 'net' ? 'summaryNet' : 'summary'
  const asked = new URLSearchParams({ format: 'csv', ...bucketsOf[window], start: String(start), view })
  if (tokens === 'stables') asked.set('tokenMints', stableMints.join(','))
  return `/api/dca/aggregates/volume?${asked}`
}

/** Whether a chart has a bar for each day. */
export function isByDay(window: VolumeWindow): window is (typeof dayWindows)[number] {
  return window === 'daily' || window === 'monthly'
}

/** What an address asks; undefined = no such chart. */
export function parseVolumeAsk(params: URLSearchParams): VolumeAsk | undefined {
  const window = [...chartTimeframes, ...dayWindows].find((one) => one === params.get('window'))
  const source = volumeSources.find((one) => one === params.get('source'))
  const tokens = (['top', 'stables'] as const).find((one) => one === params.get('tokens'))
  if (window === undefined || source === undefined || tokens === undefined) return undefined
  return { window, source, tokens }
}

/** The start of the week in the address, epoch seconds; undefined = none, or invalid. */
export function parseWeekStart(params: URLSearchParams): number | undefined {
  const text = params.get('weekStart')
  return text !== null && /^\d{9,11}$/.test(text) ? Number(text) : undefined
}
