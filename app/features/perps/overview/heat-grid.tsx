import { memo, useMemo } from 'react'
import type { PerpVenue } from '~/domain/protocol/venues'
import { marketPath } from '~/shared/paths/drift-paths'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { LiveFigure, type PrintFigure, useFollowed } from '../markets/live-figure'
import type { VenueMarketWire } from '../markets/markets-state'
import { useSteady } from '../markets/use-steady'
import { VenueMark } from '../venue/venue-mark'
import { summarySpans } from './heat-columns'
import { type HeatMetric, heatStepOf, isMarked, spreadOf, zScoreOf } from './heat-metrics'
import { HeatSummary } from './heat-summary'
import { HeatTip } from './heat-tip'
import * as styles from './overview.css'
import type { HeatOrder } from './overview-params'
import { perpsOverviewText } from './perps-overview-text'
import { cellAttribute, usePointedCell } from './use-pointed-cell'
import { useStableRows } from './use-stable-rows'

interface HeatGridProps {
  readonly markets: readonly VenueMarketWire[]
  readonly metric: HeatMetric
  /** Order of the markets. Another order moves cells even under the pointer. */
  readonly order: HeatOrder
  /** Number of cells that a phone shows before the visitor expands the heat map. */
  readonly cells: 'first' | 'all'
  /** Query string that links to markets keep. */
  readonly kept: string
}

/**
 * Heat map in which every market is a coloured cell that links to the market's orders. It uses no chart
 * library, because such a library needs fifty times as much script time per update and adds 74 kB.
 */
export function HeatGrid({ markets, metric, order, cells, kept }: HeatGridProps) {
  const { pointed, handlers } = usePointedCell()
  const listeners = { ...handlers, onClick: useFollowLinks() }
  const spread = spreadOf(metric, markets)
  // React keys of the cells are positions, so that a new order moves no element. A hovered or focused cell
  // keeps its market.
  const places = useSteady(markets, pointed !== undefined, `${metric.label} ${order}`)
  const faces = useStableRows(
    places.map((market): CellFace => {
      const { publicKey, venue, baseAssetSymbol } = market
      return { publicKey, venue, symbol: baseAssetSymbol, marked: isMarked(zScoreOf(metric, market, spread)) }
    }),
    isSameFace,
  )
  const market = pointed && markets.find(({ publicKey }) => publicKey === pointed.key)
  return (
    <>
      <div className={styles.heatContainer}>
        <ul className={styles.heat} data-cells={cells} aria-label={metric.label} {...listeners}>
          <HeatCells faces={faces} metric={metric} kept={kept} />
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

/** The part of a cell that React renders. The colour and the number update directly. */
interface CellFace {
  readonly publicKey: string
  readonly venue: PerpVenue
  readonly symbol: string
  readonly marked: boolean
}

function isSameFace(one: CellFace, other: CellFace): boolean {
  return Object.values(one).join() === Object.values(other).join()
}

interface HeatCellsProps extends Pick<HeatGridProps, 'metric' | 'kept'> {
  readonly faces: readonly CellFace[]
}

const HeatCells = memo(function HeatCells({ faces, metric, kept }: HeatCellsProps) {
  return faces.map((face, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells are fixed slots
    <HeatCell key={place} face={face} metric={metric} kept={kept} />
  ))
})

interface HeatCellProps extends Pick<HeatGridProps, 'metric' | 'kept'> {
  readonly face: CellFace
}

const HeatCell = memo(function HeatCell({ face, metric, kept }: HeatCellProps) {
  const { publicKey, venue, symbol, marked } = face
  const print = useMemo(() => backgroundOf(metric), [metric])
  const { ref, initial } = useFollowed(publicKey, print)
  return (
    <li>
      <a
        ref={ref}
        href={marketPath(publicKey) + kept}
        className={initial.className}
        {...{ [cellAttribute]: publicKey }}
      >
        <span className={styles.cellName}>
          <b>{symbol}</b> <VenueMark venue={venue} />
        </span>
        {marked ? (
          <>
            <i className={styles.outlier} aria-hidden="true" />
            <span className={visuallyHidden}>{perpsOverviewText.outlier}</span>
          </>
        ) : null}
        <LiveFigure market={publicKey} print={metric.textOf} />
      </a>
    </li>
  )
})

function backgroundOf(metric: HeatMetric): PrintFigure {
  return (market) => ({
    className: `${styles.cell} ${styles.step[market === undefined ? 'h0' : heatStepOf(metric, market)]}`,
  })
}
