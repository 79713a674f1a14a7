import { memo } from 'react'
import { Chip } from '~/ui/chip'
import { Link } from '~/ui/link'
import { number, suffix as suffixStyle } from '~/ui/number-cell.css'
import { type Tone, tone, visuallyHidden } from '~/ui/text-style.css'
import { driftText } from './drift-text'
import type { AlertKind } from './market-alerts'
import * as styles from './market-list.css'
import { MarketName } from './market-name'

/** A row of the market list as it is printed: it is drawn anew only when something that it prints has changed. */
interface MarketRowProps {
  readonly to: string
  readonly symbol: string
  readonly isCurrent: boolean
  readonly price: string
  readonly change: string
  readonly changeTone: Tone
  readonly volume: string
  readonly volumeSuffix: string
  /** The first of its alerts, and all of them in a sentence each. */
  readonly alert: AlertKind | undefined
  readonly alertLines: string
  readonly onChoose: (() => void) | undefined
}

export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { to, symbol, isCurrent, price, change, changeTone, volume, volumeSuffix, onChoose } = props
  return (
    <tr className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <td className={styles.cell}>
        <span className={styles.market}>
          <Link
            to={to}
            prefetch="intent"
            sameView
            className={styles.link}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onChoose}
          >
            <MarketName symbol={symbol} short={props.alert !== undefined} />
          </Link>
          <Alert alert={props.alert} lines={props.alertLines} />
        </span>
      </td>
      <td className={styles.numberCell}>{price}</td>
      <td className={`${styles.numberCell} ${tone[changeTone]}`}>{change}</td>
      <td className={styles.numberCell}>
        <span className={number}>{volume}</span>
        <span className={suffixStyle}>{volumeSuffix}</span>
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
