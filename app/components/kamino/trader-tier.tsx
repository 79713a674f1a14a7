import { formatCount, formatUsd } from '~/domain/format'
import { kaminoTraderThresholds, kaminoTraderTier } from '~/domain/tiers'
import { NumberCell } from '~/ui/number-cell'
import { onlyPhone } from '~/ui/text-style.css'
import { kaminoText } from './kamino-text'
import * as styles from './trader-tier.css'

type ShownTier = keyof typeof styles.tierColor

/** The tiers that have a mark, the highest first. */
const shownTiers: readonly ShownTier[] = [3, 2, 1]

function Dots({ tier }: { readonly tier: ShownTier }) {
  return (
    <span className={`${styles.dots} ${styles.tierColor[tier]}`} aria-hidden="true">
      {'●'.repeat(tier)}
    </span>
  )
}

/** A trader's volume, with the dots and the colour of its tier (M157). */
export function TraderVolume({ volumeUsd }: { readonly volumeUsd: number }) {
  const tier = kaminoTraderTier(volumeUsd)
  const number = (
    <>
      <span className={onlyPhone}>$</span>
      <NumberCell number={formatUsd(volumeUsd)} abbreviated />
    </>
  )
  if (tier === 0) return <b>{number}</b>
  const threshold = formatCount(kaminoTraderThresholds[tier - 1] ?? 0)
  return (
    <b title={kaminoText.tierTitle(threshold)}>
      <Dots tier={tier} />
      {number}
    </b>
  )
}

/** What the dots mean. */
export function TierLegend() {
  return (
    <span className={styles.legend}>
      {shownTiers.map((tier) => (
        <span key={tier}>
          <Dots tier={tier} />
          {kaminoText.tiers[tier - 1]}
        </span>
      ))}
    </span>
  )
}
