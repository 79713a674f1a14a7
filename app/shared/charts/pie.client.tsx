import { Pie as NivoPie, type PieCustomLayerProps } from '@nivo/pie'
import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { formatDollars } from '~/domain/format/format-dollars'
import { color } from '~/ui/theme/theme.css'
import { formatShare, totalOf } from './bar-table'
import { SeriesName } from './chart-legend'
import * as styles from './charts.css'
import { nivoTheme } from './nivo-theme'
import type { Slice } from './series'
import { useBox } from './use-box'

export interface PieProps {
  /** Accessible name of the chart. */
  readonly label: string
  /** Slices, largest first. */
  readonly slices: readonly Slice[]
  /** Label for the sum in the centre. */
  readonly middle: string
}

interface Part extends Slice {
  readonly id: string
}

/**
 * Slice under the pointer. It is passed by a context, because nivo renders the layers and passes them no
 * extra props.
 */
const PointingContext = createContext<{
  readonly pointed: string | undefined
  readonly point: (id: string | undefined) => void
}>({ pointed: undefined, point: () => undefined })

/** Radius of the hole in the donut chart as a fraction of the outer radius. */
const hole = 0.64

/**
 * Donut chart drawn with nivo. The centre shows the sum of all slices, or the value of the slice under the
 * pointer.
 */
export function Pie({ label, slices, middle }: PieProps) {
  const plot = useRef<HTMLDivElement>(null)
  const box = useBox(plot)
  const [pointed, setPointed] = useState<string>()
  const parts = slices.map((slice, index): Part => ({ ...slice, id: String(index) }))
  const total = totalOf(slices.map(({ value }) => value))
  const part = parts.find(({ id }) => id === pointed)
  const pointing = useMemo(() => ({ pointed, point: setPointed }), [pointed])
  return (
    <div ref={plot} className={styles.fill} role="img" aria-label={label}>
      {box === undefined ? null : (
        <PointingContext.Provider value={pointing}>
          <div aria-hidden="true">
            <NivoPie
              width={box.width}
              height={box.height}
              margin={{ top: 12, right: 12, bottom: 12, left: 12 }}
              data={parts}
              innerRadius={hole}
              layers={[Ring]}
              theme={nivoTheme}
              animate={false}
              isInteractive={false}
            />
          </div>
        </PointingContext.Provider>
      )}
      <div className={styles.middle}>
        <span className={styles.middleLabel}>{part === undefined ? middle : <SeriesName {...part} />}</span>
        <span className={styles.middleValue}>{formatDollars(part?.value ?? total)}</span>
        {part === undefined ? null : (
          <span className={styles.middleLabel}>{formatShare(part.value, total)}</span>
        )}
      </div>
    </div>
  )
}

function Ring({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Part>) {
  const { pointed, point } = useContext(PointingContext)
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc, data }) => (
        <path
          key={id}
          d={arcGenerator(arc) ?? ''}
          fill={data.color}
          stroke={color.bg1}
          strokeWidth={2}
          opacity={pointed === undefined || pointed === data.id ? 1 : 0.45}
          onPointerEnter={() => point(data.id)}
          onPointerLeave={() => point(undefined)}
        />
      ))}
    </g>
  )
}
