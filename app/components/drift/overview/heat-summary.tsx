import type { PerpMarketWire } from '~/contracts/perp'
import { formatCount } from '~/domain/format'
import { changeText } from '../market-figures'
import { breadthOf } from './heat-metrics'
import * as styles from './overview.css'
import { overviewText } from './overview-text'

/** How many markets are up, flat and down, in one line and one bar. */
export function HeatSummary({ markets }: { readonly markets: readonly PerpMarketWire[] }) {
  const { up, flat, down, medianPercent } = breadthOf(markets)
  const parts = [
    { count: up, word: overviewText.up, className: styles.ups },
    { count: flat, word: overviewText.flat, className: styles.flats },
    { count: down, word: overviewText.down, className: styles.downs },
  ]
  return (
    <div className={styles.summary}>
      <div className={styles.summaryWords}>
        <span>
          {parts.map(({ count, word }) => (
            <span key={word}>
              <b>{formatCount(count)}</b>
              {word}
            </span>
          ))}
        </span>
        <span>{overviewText.median(changeText(medianPercent))}</span>
      </div>
      <div className={styles.breadth} aria-hidden="true">
        {parts.map(({ count, word, className }) => (
          <i key={word} className={className} style={{ flexGrow: count }} />
        ))}
      </div>
    </div>
  )
}
