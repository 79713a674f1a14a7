import { memo } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { formatSigned, formatUsd, missingText } from '~/domain/format'
import { Chip } from '~/ui/chip'
import { number, suffix } from '~/ui/number-cell.css'
import { type Tone, tone, visuallyHidden } from '~/ui/text-style.css'
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

/** A row of the market list. What is printed costs nothing as long as it reads the same, and a market that has not changed is not even looked at. */
export const MarketRow = memo(function MarketRow({ market, kept, ...rest }: MarketRowProps) {
  const change = market.priceChange24Hour
  const volume = formatUsd(market.recentVolume)
  return (
    <PrintedRow
      to={marketPath(market.publicKey) + kept}
      symbol={market.baseAssetSymbol}
      price={priceText(market.lastOraclePrice)}
      change={change === null ? missingText : formatSigned(change, 2)}
      changeTone={toneOf(change)}
      volume={volume.text}
      volumeUnit={volume.suffix}
      {...rest}
    />
  )
})

interface PrintedRowProps extends Omit<MarketRowProps, 'market' | 'kept'> {
  readonly to: string
  readonly symbol: string
  readonly price: string
  readonly change: string
  readonly changeTone: Tone
  readonly volume: string
  readonly volumeUnit: string
}

const PrintedRow = memo(function PrintedRow(props: PrintedRowProps) {
  const { isCurrent, alert } = props
  return (
    <tr className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <td className={styles.cell}>
        <span className={styles.market}>
          <MarketLink
            to={props.to}
            symbol={props.symbol}
            short={alert !== undefined}
            className={styles.link}
            isCurrent={isCurrent}
            onChoose={props.onChoose}
          />
          <Alert alert={alert} lines={props.alertLines} />
        </span>
      </td>
      <td className={styles.numberCell}>{props.price}</td>
      <td className={`${styles.numberCell} ${tone[props.changeTone]}`}>{props.change}</td>
      <td className={styles.numberCell}>
        <span className={number}>{props.volume}</span>
        <span className={suffix}>{props.volumeUnit}</span>
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
