import { formatDecimals } from '~/domain/format/format'
import type { PaneMetric } from '~/domain/perp/chart-page'
import { hourlyFundingText, usdText } from '~/shared/perps/format-market'

/** Formats a figure below the price: USD, percent per hour, or ratio. */
export function paneText(metric: PaneMetric, value: number): string {
  if (metric === 'openInterest') return usdText(value)
  return metric === 'funding' ? hourlyFundingText(value) : formatDecimals(value, 2)
}
