import type { FilledTokenChartWire, VolumeChartWire } from '~/contracts/volume'
import { type BucketUnit, bucketTick, bucketTitle } from '~/domain/format-bucket'
import { utcFormat } from '~/domain/format-time'
import { color } from '~/ui/theme.css'
import { type BarPlace, type BarSeries, type Slice, seriesColor } from '../charts/series'
import type { VolumeAsk } from './volume-request'

export interface VolumeBars {
  readonly places: readonly BarPlace[]
  readonly series: readonly BarSeries[]
}

const unitOf: Readonly<Record<VolumeAsk['window'], BucketUnit>> = {
  hour: 'minute',
  day: 'hour',
  week: 'hour',
  month: 'hour',
  daily: 'day',
}

/** An answer as bars; undefined = it has another shape than a chart has (M145). Days are UTC days in every zone. */
export function volumeBars(
  chart: VolumeChartWire,
  window: VolumeAsk['window'],
  format: Intl.DateTimeFormat,
): VolumeBars | undefined {
  if (!isVolumeChart(chart)) return undefined
  const unit = unitOf[window]
  const zone = unit === 'day' ? utcFormat : format
  const spansDays = window === 'week' || window === 'month' || window === 'daily'
  return {
    places: chart.labels.map((at) => ({
      tick: bucketTick(at, spansDays, zone),
      title: bucketTitle(at, unit, zone),
    })),
    series: chart.datasets.map(({ label, tokenMint, data }, index) => ({
      label,
      color: tokenMint === null ? color.s0 : seriesColor(index),
      values: data,
    })),
  }
}

/** An answer as slices; undefined likewise. */
export function filledSlices(chart: FilledTokenChartWire): readonly Slice[] | undefined {
  const [shares] = Array.isArray(chart.datasets) ? chart.datasets : []
  if (!Array.isArray(chart.labels) || !hasNumbers(shares?.data, chart.labels.length)) return undefined
  return chart.labels.map((label, index) => ({
    label,
    color: sliceColors[index] ?? color.s0,
    value: shares?.data[index] ?? Number.NaN,
  }))
}

/** Ten slices, two more than series have colours. */
const sliceColors: readonly string[] = [
  ...Array.from({ length: 8 }, (_, index) => seriesColor(index)),
  color.muted,
]

function isVolumeChart({ labels, datasets }: VolumeChartWire): boolean {
  if (!Array.isArray(labels) || !Array.isArray(datasets)) return false
  return hasNumbers(labels, labels.length) && datasets.every(({ data }) => hasNumbers(data, labels.length))
}

function hasNumbers(list: unknown, count: number): boolean {
  return Array.isArray(list) && list.length === count && list.every((one) => typeof one === 'number')
}
