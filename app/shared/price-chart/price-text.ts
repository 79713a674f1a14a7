import { formatPriceInFull } from '~/domain/format/format'

/** Formats a price for the axis, the legend and the table of the chart. */
export function priceText(price: number): string {
  const { text, suffix } = formatPriceInFull(price)
  return text + suffix
}
