import { type CellComponentProps, HeatMap } from '@nivo/heatmap'
import { memo, type RefObject, useMemo } from 'react'
import type { FundingGrid } from '~/domain/perp/funding-grid'
import { nivoTheme } from '~/shared/charts/nivo-theme'
import { color } from '~/ui/theme/theme.css'
import { heatBackgrounds } from '../markets/heat-backgrounds'
import { cellAttribute, usePointedCell } from '../overview/use-pointed-cell'
import * as styles from './analytics.css'
import { fundingCell, type HourLabel } from './funding-cell'
import { FundingTip } from './funding-tip'
import { useCellArea } from './use-cell-area'

interface FundingDrawingProps {
  readonly grid: FundingGrid
  /** One label for each hour of the grid. */
  readonly labels: readonly HourLabel[]
  /** Table with the labels of both axes. The cells are drawn over the cells of this table. */
  readonly table: RefObject<HTMLTableElement>
}

/**
 * Heat map of funding by market and hour, drawn with nivo. It is hidden from screen readers, which read the
 * table.
 */
export function FundingDrawing({ grid, labels, table }: FundingDrawingProps) {
  const area = useCellArea(table, grid.rows.length)
  const { pointed, handlers } = usePointedCell()
  if (area === undefined) return null
  const { left, top, width, height } = area
  const cell = pointed === undefined ? undefined : cellOfKey(pointed.key, grid)
  return (
    <>
      <div
        className={styles.plot}
        style={{ left, top, width, height }}
        aria-hidden="true"
        onPointerOver={handlers.onPointerOver}
        onPointerLeave={handlers.onPointerLeave}
      >
        <Cells grid={grid} width={width} height={height} />
      </div>
      {pointed === undefined || cell === undefined ? null : (
        <FundingTip cell={pointed.element} {...cell} hour={labels[cell.column]?.whole ?? ''} />
      )}
    </>
  )
}

interface Cell {
  /** Index of the hour. */
  readonly x: number
  /** Funding rate, basis points per hour; `null`: unknown. */
  readonly y: number | null
}

interface CellsProps {
  readonly grid: FundingGrid
  readonly width: number
  readonly height: number
}

/** Memoized, because a tooltip must not draw all cells again. */
const Cells = memo(function Cells({ grid: { rows, hours }, width, height }: CellsProps) {
  const data = useMemo(
    () =>
      rows.map(({ marketKey, ratesBps }) => ({
        id: marketKey,
        data: ratesBps.map((y, x): Cell => ({ x, y })),
      })),
    [rows],
  )
  return (
    <HeatMap<Cell, object>
      width={width}
      height={height}
      data={data}
      layers={['cells']}
      cellComponent={CellMark}
      xInnerPadding={gapShare(width, hours.length)}
      yInnerPadding={gapShare(height, rows.length)}
      colors={({ value }) => backgroundOf(value)}
      emptyColor={backgroundOf(null)}
      borderColor={color.bg1}
      labelTextColor={color.heatText}
      label={({ value }) => fundingCell(value).text}
      theme={nivoTheme}
      animate={false}
      isInteractive={false}
    />
  )
})

/** Draws a cell on whole pixels, because other edges are blurred. */
function CellMark({
  cell: { serieId, data, x, y, width, height, color: fill, label },
}: CellComponentProps<Cell>) {
  const left = Math.round(x - width / 2)
  const top = Math.round(y - height / 2)
  const { isLong } = fundingCell(data.y)
  return (
    <g className={styles.plotCell} {...{ [cellAttribute]: keyOf(serieId, data.x) }}>
      <rect
        x={left}
        y={top}
        width={Math.round(x + width / 2) - left}
        height={Math.round(y + height / 2) - top}
        rx={cornerPx}
        fill={fill}
      />
      <text x={x} y={y} className={isLong ? `${styles.plotText} ${styles.longText}` : styles.plotText}>
        {label}
      </text>
    </g>
  )
}

function backgroundOf(rateBps: number | null): string {
  return heatBackgrounds[fundingCell(rateBps).step]
}

/** Distance between two cells and radius of their corners, as in the table, pixels. */
const gapPx = 2
const cornerPx = 4

/** Returns the gap between cells as a fraction of the distance of their left edges. */
function gapShare(length: number, count: number): number {
  return (gapPx * count) / (length + gapPx)
}

function keyOf(marketKey: string, column: number): string {
  return `${marketKey} ${column}`
}

/** Returns the market and the hour of a cell. `undefined`: the market is no longer in the grid. */
function cellOfKey(key: string, { rows }: FundingGrid) {
  const [marketKey, column] = key.split(' ')
  const row = rows.find((one) => one.marketKey === marketKey)
  if (row === undefined) return undefined
  return { symbol: row.baseSymbol, column: Number(column), rateBps: row.ratesBps[Number(column)] ?? null }
}
