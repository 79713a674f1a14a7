import { formatDecimals } from '~/domain/format/format'
import type { PaneMetric } from '~/domain/perp/chart-page'
import { hourlyFundingText, usdText } from '~/shared/perps/format-market'

/** Formats a figure below the price: USD, percent per hour, or ratio. */
export function paneText(metric: PaneMetric, value: number): string {
  if (metric === 'openInterest') return usdText(value)
  return metric === 'funding' ? hourlyFundingText(value) : formatDecimals(value, 2)
}

const units = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
  { from: 1, suffix: '' },
] as const

/** Most decimals of a label. With more, the labels would be wider than the axis. */
const mostDecimals = 5

/**
 * Formats the labels of an axis. Open interest may change by less than the two decimals of `paneText` show, so it
 * has as many decimals as are needed to tell the labels apart.
 */
export function axisTexts(metric: PaneMetric, values: readonly number[]): string[] {
  const texts = values.map((value) => paneText(metric, value))
  if (metric !== 'openInterest') return texts
  const largest = Math.max(...values.map(Math.abs))
  const { from, suffix } = units.find((unit) => largest >= unit.from) ?? units[3]
  for (let decimals = 3; new Set(texts).size < texts.length && decimals <= mostDecimals; decimals++) {
    texts.splice(
      0,
      texts.length,
      ...values.map((value) => `$${formatDecimals(value / from, decimals)}${suffix}`),
    )
  }
  return texts
}
