import { memo } from 'react'
import type { PerpMarketWire } from '~/contracts/perps/perp'
import { formatSigned, formatUsd, missingText } from '~/domain/format/format'
import { marketPath } from '~/shared/paths/drift-paths'
import { Chip } from '~/ui/marks/chip'
import { number, suffix } from '~/ui/table/number-cell.css'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { driftText } from '../drift-text'
import { LiveFigure } from './live-figure'
import { figureFormats } from './live-figure-formats'
import type { AlertKind } from './market-alerts'
import { MarketLink } from './market-link'
import * as styles from './market-list.css'

interface MarketRowProps {
  readonly publicKey: string
  readonly symbol: string
  /** Query string that the row's link keeps: `?…` or an empty string. */
  readonly kept: string
  readonly isCurrent: boolean
  /** Kind of the market's first alert. `alertLines` contains one sentence for each alert of the market. */
  readonly alert: AlertKind | undefined
  readonly alertLines: string
  readonly onChoose: (() => void) | undefined
}

/** A row of the market list. React renders the row once. Its numbers update directly. */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { publicKey, symbol, isCurrent, alert } = props
  return (
    <tr className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <td className={styles.cell}>
        <span className={styles.market}>
          <MarketLink
            to={marketPath(publicKey) + props.kept}
            symbol={symbol}
            short={alert !== undefined}
            className={styles.link}
            isCurrent={isCurrent}
            onChoose={props.onChoose}
          />
          <Alert alert={alert} lines={props.alertLines} />
        </span>
      </td>
      <td className={styles.numberCell}>
        <LiveFigure market={publicKey} {...figureFormats.price} />
      </td>
      <td className={styles.numberCell}>
        <LiveFigure market={publicKey} print={printChange} toneOf={figureFormats.change.toneOf} />
      </td>
      <td className={styles.numberCell}>
        <LiveFigure market={publicKey} print={printVolume} className={number} />
        <LiveFigure market={publicKey} print={printVolumeUnit} className={suffix} />
      </td>
    </tr>
  )
})

const printChange = ({ priceChange24Hour: change }: PerpMarketWire) =>
  change === null ? missingText : formatSigned(change, 2)
const printVolume = ({ recentVolume }: PerpMarketWire) => formatUsd(recentVolume).text
const printVolumeUnit = ({ recentVolume }: PerpMarketWire) => formatUsd(recentVolume).suffix

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
