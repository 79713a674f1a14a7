import { formatCount, formatUsd } from '~/domain/format/format'
import { type KaminoTraderTier, kaminoTraderThresholds, kaminoTraderTier } from '~/domain/order/tiers'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { NumberCell } from '~/ui/table/number-cell'
import { onlyPhone, type Tone, tone } from '~/ui/theme/text-style.css'
import { kaminoText } from './kamino-text'
import * as styles from './trader-tier.css'

/** Text colour for each trader tier. */
const toneOf = { 0: 'text', 1: 'warn', 2: 'accent', 3: 'topTier' } as const satisfies Record<
  KaminoTraderTier,
  Tone
>

type ShownTier = Exclude<KaminoTraderTier, 0>

/** Trader tiers that are shown as dots, highest first. */
const shownTiers: readonly ShownTier[] = [3, 2, 1]

function Dots({ tier }: { readonly tier: ShownTier }) {
  return (
    <span className={`${styles.dots} ${tone[toneOf[tier]]}`} aria-hidden="true">
      {'●'.repeat(tier)}
    </span>
  )
}

interface TraderVolumeProps {
  /** Volume of the trader, USD. `null`: unknown. */
  readonly volumeUsd: number | null
  /**
   * Whether to show a dollar sign. Phones need the dollar sign, because they show no column heading with the
   * unit.
   */
  readonly dollarSign?: boolean
}

/** A trader's volume with the colour and the dots of the trader's tier. */
export function TraderVolume({ volumeUsd, dollarSign = false }: TraderVolumeProps) {
  if (volumeUsd === null) return <NumberCell number={undefined} abbreviated />
  const tier = kaminoTraderTier(volumeUsd)
  const number = (
    <>
      {dollarSign ? <span className={`${onlyPhone} ${tone[toneOf[tier]]}`}>$</span> : null}
      <NumberCell number={formatUsd(volumeUsd)} abbreviated inTone={toneOf[tier]} />
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

/** Explains what the dots of the trader tiers mean. */
export function TierLegend() {
  return (
    <span className={styles.legend}>
      {shownTiers.map((tier) => (
        <span key={tier}>
          <Dots tier={tier} />
          {kaminoText.tiers[tier - 1]}
        </span>
      ))}
      <MetricInfo of="kaminoTraderTier" />
    </span>
  )
}
