import type { TokenPressureWire } from '~/contracts/pressure'
import { dollars } from './dollars'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

interface PressureBarsProps {
  readonly hours: TokenPressureWire['hours']
  readonly label: string
}

/** One pair of bars per hour: purchases up, sales down, both on one scale. */
export function PressureBars({ hours, label }: PressureBarsProps) {
  const largestUsd = Math.max(...hours.flatMap(({ buyUsd, sellUsd }) => [buyUsd, sellUsd]))
  const heightOf = (usd: number) => (largestUsd === 0 ? '0' : `${(100 * usd) / largestUsd}%`)
  const middle = Math.ceil(hours.length / 2)
  return (
    <div>
      <div className={styles.hours} role="img" aria-label={label}>
        {hours.map(({ time, buyUsd, sellUsd }, index) => (
          <span key={time} className={styles.hour} title={hourTitle(index, buyUsd, sellUsd)}>
            <span className={styles.upper}>
              <i className={styles.buyBar} style={{ height: heightOf(buyUsd) }} />
            </span>
            <span className={styles.lower}>
              <i className={styles.sellBar} style={{ height: heightOf(sellUsd) }} />
            </span>
          </span>
        ))}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        <span>{tokenPageText.inHours(1)}</span>
        {hours.length > 2 ? <span>{tokenPageText.inHours(middle)}</span> : null}
        {hours.length > 1 ? <span>{tokenPageText.inHours(hours.length)}</span> : null}
      </div>
    </div>
  )
}

function hourTitle(index: number, buyUsd: number, sellUsd: number): string {
  const hour = tokenPageText.inHours(index + 1)
  return `${hour} · ${tokenPageText.toBuy} ${dollars(buyUsd)} · ${tokenPageText.toSell} ${dollars(sellUsd)}`
}
