import { type ChartTimeframe, chartTimeframes } from '~/domain/price/chart-window'
import { stableMints } from '~/domain/token/mints'
import { type VolumeSource, volumeSources } from '../dashboard-query'

/** Time windows of the charts with daily buckets. */
export const dayWindows = ['daily', 'monthly'] as const
type VolumeWindow = ChartTimeframe | (typeof dayWindows)[number]

/** Query for one chart of executed DCA volume. */
export interface VolumeQuery {
  readonly window: VolumeWindow
  readonly source: VolumeSource
  /**
   * Tokens that are separate series. `top`: the eight largest tokens, and all other tokens as one series.
   * `stables`: wrapped SOL and two stablecoins.
   */
  readonly tokens: 'top' | 'stables'
}

/**
 * Returns the polling URL of a volume chart. `weekStart` is the visitor's midnight seven days ago, epoch
 * seconds.
 */
export function volumePath({ window, source, tokens }: VolumeQuery, weekStart?: number): string {
  const params = new URLSearchParams({ window, source, tokens })
  if (weekStart !== undefined) params.set('weekStart', String(weekStart))
  return `/panels/jupiter/volume?${params}`
}

/** API parameters that set the bucket length of each chart. */
const bucketsOf = {
  hour: { interval: 'minute', intervalDuration: '1' },
  day: { interval: 'hour', intervalDuration: '1' },
  week: { interval: 'hour', intervalDuration: '1' },
  month: { interval: 'hour', intervalDuration: '4' },
  daily: { interval: 'day', intervalDuration: '1' },
  monthly: { interval: 'day', intervalDuration: '1' },
} as const satisfies Record<VolumeWindow, object>

/**
 * Returns the API URL from which the data of a chart can be downloaded as CSV. `start` is the start of the
 * first bucket, epoch seconds.
 */
export function volumeCsvHref({ window, source, tokens }: VolumeQuery, start: number): string {
  const view = source === 'net' ? 'summaryNet' : 'summary'
  const params = new URLSearchParams({ format: 'csv', ...bucketsOf[window], start: String(start), view })
  if (tokens === 'stables') params.set('tokenMints', stableMints.join(','))
  return `/api/dca/aggregates/volume?${params}`
}

/** Returns whether a chart has daily buckets. */
export function isByDay(window: VolumeWindow): window is (typeof dayWindows)[number] {
  return window === 'daily' || window === 'monthly'
}

/** Reads the query for a chart from URL parameters. `undefined`: no chart has these parameters. */
export function parseVolumeQuery(params: URLSearchParams): VolumeQuery | undefined {
  const window = [...chartTimeframes, ...dayWindows].find((one) => one === params.get('window'))
  const source = volumeSources.find((one) => one === params.get('source'))
  const tokens = (['top', 'stables'] as const).find((one) => one === params.get('tokens'))
  if (window === undefined || source === undefined || tokens === undefined) return undefined
  return { window, source, tokens }
}

/**
 * Reads the start of the week from URL parameters, epoch seconds. `undefined`: the parameter is missing or
 * invalid.
 */
export function parseWeekStart(params: URLSearchParams): number | undefined {
  const text = params.get('weekStart')
  return text !== null && /^\d{9,11}$/.test(text) ? Number(text) : undefined
}
