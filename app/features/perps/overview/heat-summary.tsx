import type { PerpMarketWire } from '~/contracts/perps/perp'
import { formatCount } from '~/domain/format/format'
import { changeText } from '~/shared/perps/format-market'
import { breadthOf } from './heat-metrics'
import * as styles from './overview.css'
import { perpsOverviewText } from './perps-overview-text'

/** Shows how many markets are up, flat and down, as text and as a bar. */
export function HeatSummary({ markets }: { readonly markets: readonly PerpMarketWire[] }) {
  const { up, flat, down, medianPercent } = breadthOf(markets)
  const parts = [
    { count: up, word: perpsOverviewText.up, className: styles.ups },
    { count: flat, word: perpsOverviewText.flat, className: styles.flats },
    { count: down, word: perpsOverviewText.down, className: styles.downs },
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
        <span>{perpsOverviewText.median(changeText(medianPercent))}</span>
      </div>
      <BreadthBar parts={parts} />
    </div>
  )
}

interface BreadthBarProps {
  readonly parts: readonly { readonly count: number; readonly className: string }[]
}

/**
 * Bar of the markets that are up, flat and down. The whole bar is one SVG, because the parts change every
 * second, and changes inside an SVG cause no layout shift.
 */
function BreadthBar({ parts }: BreadthBarProps) {
  const all = parts.reduce((sum, { count }) => sum + count, 0)
  let end = 0
  return (
    <svg
      className={styles.breadth}
      viewBox={`0 0 ${Math.max(1, all)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ count, className }) => {
        end += count
        return <path key={className} className={className} d={`M${end - count} 0V1H${end}V0Z`} />
      })}
    </svg>
  )
}
