import { memo } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import type { HeatStep } from '~/domain/heat-scale'
import { Link } from '~/ui/link'
import { visuallyHidden } from '~/ui/text-style.css'
import { marketPath } from '../drift-paths'
import { type HeatMetric, heatStepOf, isMarked, spreadOf, zScoreOf } from './heat-metrics'
import { HeatSummary } from './heat-summary'
import { HeatTip } from './heat-tip'
import * as styles from './overview.css'
import { overviewText } from './overview-text'
import { cellAttribute, usePointedCell } from './use-pointed-cell'

interface HeatGridProps {
  readonly markets: readonly PerpMarketWire[]
  readonly metric: HeatMetric
  /** How many cells a phone shows. */
  readonly cells: 'first' | 'all'
  /** What links to markets keep of the address. */
  readonly kept: string
}

/** Every market as a coloured cell that leads to its orders (M184). */
export function HeatGrid({ markets, metric, cells, kept }: HeatGridProps) {
  const { pointed, handlers } = usePointedCell()
  const spread = spreadOf(metric, markets)
  const market = pointed && markets.find(({ publicKey }) => publicKey === pointed.key)
  return (
    <>
      <ul className={styles.heat} data-cells={cells} aria-label={metric.label} {...handlers}>
        {markets.map((each) => (
          <HeatCell
            key={each.publicKey}
            marketKey={each.publicKey}
            to={marketPath(each.publicKey) + kept}
            symbol={each.baseAssetSymbol}
            value={metric.textOf(each)}
            step={heatStepOf(metric, each)}
            marked={isMarked(zScoreOf(metric, each, spread))}
          />
        ))}
        <li className={styles.summaryCell}>
          <HeatSummary markets={markets} />
        </li>
      </ul>
      {pointed && market ? (
        <HeatTip
          key={pointed.key}
          cell={pointed.element}
          market={market}
          zScore={zScoreOf(metric, market, spread)}
        />
      ) : null}
    </>
  )
}

/** A cell as it is printed: it is drawn anew only when something that it prints has changed. */
interface HeatCellProps {
  readonly marketKey: string
  readonly to: string
  readonly symbol: string
  readonly value: string
  readonly step: HeatStep
  readonly marked: boolean
}

const HeatCell = memo(function HeatCell({ marketKey, to, symbol, value, step, marked }: HeatCellProps) {
  return (
    <li>
      <Link to={to} className={`${styles.cell} ${styles.step[step]}`} {...{ [cellAttribute]: marketKey }}>
        <b>{symbol}</b>
        {marked ? (
          <>
            <i className={styles.outlier} aria-hidden="true" />
            <span className={visuallyHidden}>{overviewText.outlier}</span>
          </>
        ) : null}
        <span>{value}</span>
      </Link>
    </li>
  )
})
