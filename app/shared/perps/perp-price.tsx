import { formatPerpPrice } from '~/domain/format/format'
import { NumberCell } from '~/ui/table/number-cell'
import { significantPrice } from './format-market'
import * as styles from './perp-price.css'

/**
 * Price of a perpetual with two decimals, as the venue shows it. A price below 1 also has its significant digits
 * on a second line, because two decimals would hide most of its moves.
 */
export function PerpPrice({ price }: { readonly price: number | null }) {
  const digits = significantPrice(price)
  return (
    <>
      <NumberCell number={price === null ? undefined : formatPerpPrice(price)} />
      {digits === undefined ? null : (
        <small className={styles.digits} aria-hidden="true">
          {digits.text}
        </small>
      )}
    </>
  )
}
