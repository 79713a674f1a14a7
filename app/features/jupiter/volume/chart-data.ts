import type { FilledTokenChartWire, VolumeChartWire } from '~/contracts/orders/volume'
import { type BucketUnit, bucketTick, bucketTitle, clockMinute } from '~/domain/format/format-bucket'
import { utcZone, type Zone } from '~/domain/format/time-zone'
import {
  type BarPlace,
  type BarSeries,
  ninthColor,
  otherColor,
  type Slice,
  seriesColor,
} from '~/shared/charts/series'
import type { VolumeQuery } from './volume-request'

export interface VolumeBars {
  readonly places: readonly BarPlace[]
  readonly series: readonly BarSeries[]
}

const unitOf: Readonly<Record<VolumeQuery['window'], BucketUnit>> = {
  hour: 'minute',
  day: 'hour',
  week: 'hour',
  month: 'hour',
  daily: 'day',
  monthly: 'day',
}

/**
 * Converts a response into the columns and series of a bar chart. `undefined`: the response does not have the
 * shape of a chart. Days are UTC days in every time zone.
 */
export function volumeBars(
  chart: VolumeChartWire,
  window: VolumeQuery['window'],
  visitorZone: Zone,
): VolumeBars | undefined {
  if (!isVolumeChart(chart)) return undefined
  const unit = unitOf[window]
  const { format, offset } = unit === 'day' ? utcZone : visitorZone
  const spansDays = window !== 'hour' && window !== 'day'
  return {
    places: chart.labels.map((at) => ({
      tick: bucketTick(at, spansDays, format),
      title: bucketTitle(at, unit, format),
      clockMinute: clockMinute(at, offset),
    })),
    series: chart.datasets.map(({ label, tokenMint, tokenVerified, data }, index) => ({
      label,
      unverified: tokenVerified === false,
      color: tokenMint === null ? otherColor : seriesColor(index),
      values: data,
    })),
  }
}

/**
 * Sums the net volumes of all tokens to one signed bar per column: net buys above the zero line, net sells below it.
 * A column with an unknown volume has no bar.
 */
export function netBars(
  series: readonly BarSeries[],
  names: { readonly buy: string; readonly sell: string },
) {
  const count = series[0]?.values.length ?? 0
  const sums = Array.from({ length: count }, (_, column) => {
    const values = series.map(({ values }) => values[column] ?? null)
    return values.includes(null)
      ? null
      : values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0)
  })
  const part = (label: string, color: string, isPart: (sum: number) => boolean): BarSeries => ({
    label,
    color,
    values: sums.map((sum) => (sum === null ? null : isPart(sum) ? sum : 0)),
  })
  return [part(names.buy, 'var(--buy)', (sum) => sum > 0), part(names.sell, 'var(--sell)', (sum) => sum < 0)]
}

/**
 * Converts a response into slices of a pie chart. `undefined`: the response does not have the shape of a
 * chart.
 */
export function filledSlices(chart: FilledTokenChartWire): readonly Slice[] | undefined {
  const [shares] = Array.isArray(chart.datasets) ? chart.datasets : []
  if (!Array.isArray(chart.labels) || !hasNumbers(shares?.data, chart.labels.length)) return undefined
  return chart.labels.map((label, index) => ({
    label,
    unverified: chart.verified[index] === false,
    color: index === 8 ? ninthColor : seriesColor(index),
    value: shares?.data[index] ?? Number.NaN,
  }))
}

function isVolumeChart({ labels, datasets }: VolumeChartWire): boolean {
  if (!Array.isArray(labels) || !Array.isArray(datasets)) return false
  return (
    hasNumbers(labels, labels.length) &&
    datasets.every(({ data }) => hasNumbers(data, labels.length, (usd) => usd === null))
  )
}

function hasNumbers(list: unknown, count: number, orElse: (one: unknown) => boolean = () => false): boolean {
  const fits = (one: unknown) => typeof one === 'number' || orElse(one)
  return Array.isArray(list) && list.length === count && list.every(fits)
}
