import { formatPrice } from '~/domain/format'

/** Formats a price for the chart's axis, legend and table. */
export function priceText(price: number): string {
  const { text, suffix } = formatPrice(price)
  return text + suffix
}
