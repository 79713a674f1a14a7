import { formatCount } from '~/domain/format/format'
import { dcaPaceThresholds } from '~/domain/order/tiers'
import { tierDots } from '~/shared/marks/pace.css'
import { tiers } from '../jupiter.css'
import { jupiterText } from '../jupiter-text'

/** Legend for the coloured dots in front of the pace of an order. */
export function PaceLegend() {
  return (
    <span className={tiers}>
      {dcaPaceThresholds.map((threshold, index) => (
        <span key={threshold}>
          <span className={tierDots[index]}>{'●'.repeat(index + 1)}</span> {formatCount(threshold)}
        </span>
      ))}
      <span>{jupiterText.tiers}</span>
    </span>
  )
}
