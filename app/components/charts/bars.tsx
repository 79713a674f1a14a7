import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { useMemo, useRef } from 'react'
import { formatDollars, formatGridUsd } from '~/domain/format-dollars'
import { color } from '~/ui/theme.css'
import { columnRoom, namedColumns } from './bar-layout'
import { BarTooltip } from './bar-tooltip'
import * as styles from './charts.css'
import { nivoTheme } from './nivo-theme'
import type { BarPlace, BarSeries } from './series'
import { useBox } from './use-box'
import { useColumn } from './use-column'

export interface BarsProps {
  /** What the chart shows, for those who don't see it. */
  readonly label: string
  readonly places: readonly BarPlace[]
  readonly series: readonly BarSeries[]
  /** A value in the tooltip and in the table; dollars where nothing is said. */
  readonly format?: (value: number) => string
  /** A value beside its grid line. */
  readonly formatGrid?: (value: number) => string
}

const margin = { top: 12, right: 52, bottom: 24, left: 12 } as const
/** Part of each column's room that stays free. */
const gap = 0.22
const gridLines = 4
const leastTickPx = 64

type Row = Readonly<Record<string, string | number>> & { readonly place: string }

/** Stacked bars on nivo: its scales, stacks, grid and axes; rectangles and tooltip are our own, which spares an animation per bar. */
export function Bars({
  label,
  places,
  series,
  format = formatDollars,
  formatGrid = formatGridUsd,
}: BarsProps) {
  const plot = useRef<HTMLElement>(null)
  const box = useBox(plot)
  const width = (box?.width ?? 0) - margin.left - margin.right
  const layout = { count: places.length, width, gap }
  const { column, handlers } = useColumn(layout, margin.left)
  const data = useMemo(() => rowsOf(places, series), [places, series])
  const colors = useMemo(() => new Map(series.map(({ color }, index) => [keyOf(index), color])), [series])
  const place = column === undefined ? undefined : places[column]
  const room = column === undefined ? undefined : columnRoom(layout, column)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows read it column by column
    <section ref={plot} className={styles.plot} aria-label={label} tabIndex={0} {...handlers}>
      {room === undefined ? null : (
        <div
          className={styles.hovered}
          style={{ left: margin.left + room.left, width: room.width, top: margin.top, bottom: margin.bottom }}
        />
      )}
      {box === undefined || width <= 0 ? null : (
        <div className={styles.drawing} aria-hidden="true">
          <Bar<Row>
            width={box.width}
            height={box.height}
            margin={margin}
            data={data}
            keys={[...colors.keys()]}
            indexBy="place"
            indexScale={{ type: 'band', round: false }}
            padding={gap}
            colors={({ id }) => colors.get(String(id)) ?? color.s0}
            layers={['grid', 'axes', Rectangles]}
            gridYValues={gridLines}
            axisLeft={null}
            axisRight={{ tickSize: 0, tickPadding: 8, tickValues: gridLines, format: formatGrid }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 8,
              tickValues: namedColumns(layout, leastTickPx).map(String),
              format: (index: string) => places[Number(index)]?.tick ?? '',
            }}
            theme={nivoTheme}
            animate={false}
            isInteractive={false}
            enableLabel={false}
          />
        </div>
      )}
      {place === undefined || room === undefined || column === undefined ? null : (
        <BarTooltip
          title={place.title}
          series={series}
          column={column}
          format={format}
          left={margin.left + room.left + room.width / 2}
        />
      )}
    </section>
  )
}

/** The bars with the zero line over them. */
function Rectangles({ bars, yScale, innerWidth }: BarCustomLayerProps<Row>) {
  const zero = yScale(0)
  return (
    <g>
      {bars.map((bar) => (
        <rect
          key={bar.key}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={Math.max(0, bar.height)}
          fill={bar.color}
          stroke={color.bg1}
          strokeWidth={bar.width > 6 ? 1 : 0}
        />
      ))}
      <line x2={innerWidth} y1={zero} y2={zero} stroke={color.borderStrong} />
    </g>
  )
}

function rowsOf(places: readonly BarPlace[], series: readonly BarSeries[]): Row[] {
  return places.map((_, place) => ({
    place: String(place),
    ...Object.fromEntries(series.flatMap(({ values }, index) => entryOf(index, values[place]))),
  }))
}

/** Zeros are left out: they would be rectangles without a height. */
function entryOf(index: number, value: number | undefined): [string, number][] {
  return value === undefined || value === 0 ? [] : [[keyOf(index), value]]
}

function keyOf(index: number): string {
  return `series${index}`
}
