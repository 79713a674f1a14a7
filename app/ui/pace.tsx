import { formatCount, formatUsd, formatUsdInFull, missingText } from '~/domain/format'
import { dcaPaceThresholds, dcaPaceTier } from '~/domain/tiers'
import { tierDots, tierNumber } from './pace.css'
import { text } from './text'
import { tone } from './text-style.css'

/** From here on the digits would not fit their column. */
const abbreviatedFrom = 100_000

/** USD per minute with its tier: one to three dots before the number, in its colour. */
export function Pace({ usdPerMinute }: { readonly usdPerMinute: number | null }) {
  if (usdPerMinute === null) return <span className={tone.muted}>{missingText}</span>
  const number = usdPerMinute < abbreviatedFrom ? formatUsdInFull(usdPerMinute) : formatUsd(usdPerMinute)
  const shown = `${number.text}${number.suffix}`
  const tier = dcaPaceTier(usdPerMinute)
  if (tier === 0) return <span className={tone.text}>{shown}</span>
  const threshold = dcaPaceThresholds[tier - 1]
  return (
    <span title={threshold === undefined ? undefined : text.paceTier(formatCount(threshold))}>
      <span className={tierDots[tier - 1]} aria-hidden="true">
        {'●'.repeat(tier)}
      </span>
      <span className={tierNumber[tier - 1]}>{shown}</span>
    </span>
  )
}
