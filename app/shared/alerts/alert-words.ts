import type { AlertLine } from '~/domain/alert/alert-line'
import { formatPrice, formatSigned } from '~/domain/format/format'
import { usdText } from '~/shared/perps/format-market'
import { alertsText } from './alerts-text'

/** Formats a price: `$150.25`. */
export function alertPriceText(priceUsd: number): string {
  const { text, suffix } = formatPrice(priceUsd)
  return `$${text}${suffix}`
}

/** Formats funding, percent per hour: `+0.0100%`. */
export function alertRateText(hourlyPercent: number): string {
  return `${formatSigned(hourlyPercent, 4)}%`
}

/** Returns what happened, in one line: `SOL-PERP buy $12.00K`. */
export function alertTitle(line: AlertLine): string {
  const { name, figure } = line
  switch (line.kind) {
    case 'trade':
      return alertsText.trade(name, alertsText.sides[line.side ?? 'buy'], usdText(figure))
    case 'dca':
      return alertsText.dca(name, usdText(figure))
    case 'price':
      return `${name} ${alertsText.price[line.direction ?? 'above']} ${alertPriceText(figure)}`
    case 'funding':
      return alertsText.funding(name, alertRateText(figure))
  }
}

/** Returns the threshold of the rule that fired: `at least $10.00K`, `$150.00`. */
export function alertThreshold({ kind, threshold }: AlertLine): string {
  switch (kind) {
    case 'trade':
    case 'dca':
      return alertsText.atLeast(usdText(threshold))
    case 'price':
      return alertPriceText(threshold)
    case 'funding':
      return alertRateText(threshold)
  }
}
