import { memo } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { formatSigned, formatUsd, missingText } from '~/domain/format'
import { Chip } from '~/ui/chip'
import { number, suffix } from '~/ui/number-cell.css'
import { tone, visuallyHidden } from '~/ui/text-style.css'
import { marketPath } from './drift-paths'
import { driftText } from './drift-text'
import type { AlertKind } from './market-alerts'
import { priceText, toneOf } from './market-figures'
import { MarketLink } from './market-link'
import * as styles from './market-list.css'

interface MarketRowProps {
  readonly market: PerpMarketWire
  /** What its link keeps of the address: `?…` or nothing. */
  readonly kept: string
  readonly isCurrent: boolean
  /** The first of its alerts, and all of them in a sentence each. */
  readonly alert: AlertKind | undefined
  readonly alertLines: string
  readonly onChoose: (() => void) | undefined
}

/** A row of the market list, drawn anew only when its market is another: one changed market costs one row. */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { market, kept, isCurrent, onChoose } = props
  const change = market.priceChange24Hour
  const volume = formatUsd(market.recentVolume)
  return (
    <tr className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <td className={styles.cell}>
        <span className={styles.market}>
          <MarketLink
            to={marketPath(market.publicKey) + kept}
            symbol={market.baseAssetSymbol}
            short={props.alert !== undefined}
            className={styles.link}
            isCurrent={isCurrent}
            onChoose={onChoose}
          />
          <Alert alert={props.alert} lines={props.alertLines} />
        </span>
      </td>
      <td className={styles.numberCell}>{priceText(market.lastOraclePrice)}</td>
      <td className={`${styles.numberCell} ${tone[toneOf(change)]}`}>
        {change === null ? missingText : formatSigned(change, 2)}
      </td>
      <td className={styles.numberCell}>
        <span className={number}>{volume.text}</span>
        <span className={suffix}>{volume.suffix}</span>
      </td>
    </tr>
  )
})

function Alert({ alert, lines }: { alert: AlertKind | undefined; lines: string }) {
  if (alert === undefined) return null
  return (
    <span className={styles.alert}>
      <Chip kind="warning" title={lines}>
        {driftText.alerts[alert].chip}
        <span className={visuallyHidden}> ({lines})</span>
      </Chip>
    </span>
  )
}
