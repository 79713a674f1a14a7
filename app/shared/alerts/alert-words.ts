import type { AlertLine } from '~/domain/alert/alert-line'
import { formatPriceInFull, formatSigned } from '~/domain/format/format'
import { type FundingUnit, fromHourlyPercent } from '~/domain/perp/funding-unit'
import { usdText } from '~/shared/perps/format-market'
import { alertsText } from './alerts-text'

/** Formats a price: `$150.25`. */
export function alertPriceText(priceUsd: number): string {
  const { text, suffix } = formatPriceInFull(priceUsd)
  return `$${text}${suffix}`
}

const rateDecimals = { hour: 4, year: 2 } as const

/** Formats funding in a unit: `+0.0100% per hour`, `+87.60% per year`. */
export function alertRateText(hourlyPercent: number, per: FundingUnit): string {
  const rate = `${formatSigned(fromHourlyPercent(hourlyPercent, per), rateDecimals[per])}%`
  return alertsText.rates[per](rate)
}

/** Formats funding in both units, because a line of the log does not have the unit of its rule. */
function bothRates(hourlyPercent: number): string {
  return alertsText.bothRates(alertRateText(hourlyPercent, 'hour'), alertRateText(hourlyPercent, 'year'))
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
      return alertsText.funding(name, bothRates(figure))
  }
}

/** Returns the threshold of the rule that fired: `at least $10.00K`, `$150.00`, `below …` for funding. */
export function alertThreshold({ kind, threshold, direction }: AlertLine): string {
  switch (kind) {
    case 'trade':
    case 'dca':
      return alertsText.atLeast(usdText(threshold))
    case 'price':
      return alertPriceText(threshold)
    case 'funding':
      return alertsText.beyond[direction ?? 'above'](bothRates(threshold))
  }
}
