import { memo } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import type { HeatStep } from '~/domain/heat-scale'
import { visuallyHidden } from '~/ui/text-style.css'
import { useFollowLinks } from '~/ui/use-follow-links'
import { marketPath } from '../drift-paths'
import { LiveFigure } from '../live-figure'
import { useSteady } from '../use-steady'
import { summarySpans } from './heat-columns'
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
  const listeners = { ...handlers, onClick: useFollowLinks() }
  const spread = spreadOf(metric, markets)
  // Cells are places: when two markets change places nothing moves, and none changes under a pointer or the focus.
  const places = useSteady(markets, pointed !== undefined, metric.label)
  const market = pointed && markets.find(({ publicKey }) => publicKey === pointed.key)
  return (
    <>
      <div className={styles.heatRoom}>
        <ul className={styles.heat} data-cells={cells} aria-label={metric.label} {...listeners}>
          {places.map((each, place) => (
            <HeatCell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is a place
              key={place}
              publicKey={each.publicKey}
              to={marketPath(each.publicKey) + kept}
              symbol={each.baseAssetSymbol}
              step={heatStepOf(metric, each)}
              print={metric.textOf}
              marked={isMarked(zScoreOf(metric, each, spread))}
            />
          ))}
          <li className={styles.summaryCell} style={summarySpans(markets.length)}>
            <HeatSummary markets={markets} />
          </li>
        </ul>
      </div>
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

interface HeatCellProps {
  readonly publicKey: string
  readonly to: string
  readonly symbol: string
  readonly step: HeatStep
  readonly print: HeatMetric['textOf']
  readonly marked: boolean
}

/** Drawn anew only when it has another colour or mark; its number writes itself. */
const HeatCell = memo(function HeatCell({ publicKey, to, symbol, step, print, marked }: HeatCellProps) {
  return (
    <li>
      <a href={to} className={`${styles.cell} ${styles.step[step]}`} {...{ [cellAttribute]: publicKey }}>
        <b>{symbol}</b>
        {marked ? (
          <>
            <i className={styles.outlier} aria-hidden="true" />
            <span className={visuallyHidden}>{overviewText.outlier}</span>
          </>
        ) : null}
        <LiveFigure market={publicKey} print={print} />
      </a>
    </li>
  )
})
