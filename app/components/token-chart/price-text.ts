import { formatPrice } from '~/domain/format'

/** A price of the chart: on its axis, in its legend and in its table. */
export function priceText(price: number): string {
  const { text, suffix } = formatPrice(price)
  return text + suffix
}
