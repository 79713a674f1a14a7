import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { memo, useMemo } from 'react'
import { color } from '~/ui/theme/theme.css'
import { AxisWords, BarAxes } from './bar-axes'
import { barGap, barMargin } from './bar-layout'
import { nivoTheme } from './nivo-theme'
import type { BarPlace, BarSeries } from './series'

interface BarDrawingProps {
  readonly places: readonly BarPlace[]
  readonly series: readonly BarSeries[]
  readonly formatGrid: (value: number) => string
  readonly width: number
  readonly height: number
}

type Row = Readonly<Record<string, string | number>> & { readonly place: string }

/**
 * Stacked bars that use nivo's scales and stacks. The shapes are drawn here, because nivo would run a spring
 * animation for each bar, line and label.
 */
export const BarDrawing = memo(function BarDrawing(props: BarDrawingProps) {
  const { places, series, formatGrid, width, height } = props
  const data = useMemo(() => rowsOf(places, series), [places, series])
  const colors = useMemo(() => new Map(series.map(({ color }, index) => [keyOf(index), color])), [series])
  const words = useMemo(() => ({ places, formatGrid }), [places, formatGrid])
  return (
    <AxisWords.Provider value={words}>
      <Bar<Row>
        width={width}
        height={height}
        margin={barMargin}
        data={data}
        keys={[...colors.keys()]}
        indexBy="place"
        indexScale={{ type: 'band', round: false }}
        padding={barGap}
        valueScale={{ type: 'linear', min: 'auto', max: 'auto', nice: true }}
        colors={({ id }) => colors.get(String(id)) ?? color.s0}
        layers={[BarAxes, Rectangles]}
        theme={nivoTheme}
        animate={false}
        isInteractive={false}
        enableLabel={false}
      />
    </AxisWords.Provider>
  )
})

/** Draws the bars, and the zero line on top of the bars. */
function Rectangles({ bars, yScale, innerWidth }: BarCustomLayerProps<Row>) {
  const zero = yScale(0)
  return (
    <g>
      {bars.filter(isVisible).map((bar) => (
        <rect
          key={bar.key}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
          fill={bar.color}
          stroke={color.bg1}
          strokeWidth={bar.width > 6 ? 1 : 0}
        />
      ))}
      <line x2={innerWidth} y1={zero} y2={zero} stroke={color.borderStrong} />
    </g>
  )
}

function isVisible({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width > 0 && height > 0
}

/**
 * Adds a value for each series to each column. Missing and unknown values become 0, because nivo cannot stack
 * them.
 */
function rowsOf(places: readonly BarPlace[], series: readonly BarSeries[]): Row[] {
  return places.map((_, place) => ({
    place: String(place),
    ...Object.fromEntries(series.map(({ values }, index) => [keyOf(index), values[place] ?? 0])),
  }))
}

function keyOf(index: number): string {
  return `series${index}`
}
