import { type ReactNode, useMemo } from 'react'
import type { VolumeChartWire } from '~/contracts/orders/volume'
import type { PolledResult } from '~/contracts/state/panel'
import { utcZone } from '~/domain/format/time-zone'
import { barTable } from '~/shared/charts/bar-table'
import { ChartBox, ChartFailure, type ChartSize, type ChartSource } from '~/shared/charts/chart-box'
import { ChartLegend } from '~/shared/charts/chart-legend'
import { LazyBars } from '~/shared/charts/lazy-bars'
import type { BarSeries } from '~/shared/charts/series'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { usePolled } from '~/shared/page-data/use-polled'
import { ExportLink } from '~/ui/export/export-link'
import { useZone } from '~/ui/marks/now'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { headNote } from '~/ui/table/head-note.css'
import * as styles from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import { netBars, volumeBars } from './chart-data'
import { isByDay, type VolumeQuery, volumeCsvHref, volumePath } from './volume-request'

export interface VolumePanel {
  readonly query: VolumeQuery
  readonly answer: PolledResult<VolumeChartWire>
}

interface VolumeChartProps extends VolumePanel, ChartSize {
  readonly title: string
  /** Whether another view of the chart is loading. */
  readonly pending?: boolean
  /** Text beside the title that names the source of the chart. */
  readonly note?: string
  /** Controls above the chart. */
  readonly toolbar?: ReactNode
  /**
   * Whether the chart is one of three beside each other. On screens on which the header has no space for the icons, they
   * are beside the legend.
   */
  readonly narrow?: boolean
  /** Whether the chart has one signed bar per column. The tooltip and the table list its tokens. */
  readonly asNet?: boolean
  /** Content below the chart, beside the legend. */
  readonly caption?: ReactNode
}

/**
 * Polling intervals of the volume charts. Each is half as long as the server caches such a chart at most.
 * Daily charts have a longer interval, because they change slowly.
 */
const pace = { everyMs: 30_000, jitterMs: 2_000 } as const
const dailyPace = { everyMs: 60_000, jitterMs: 2_000 } as const

const empty = { places: [], series: [] }

/** Chart of executed DCA volume over time, stacked by token. */
export function VolumeChart(props: VolumeChartProps) {
  const { title, query, note, toolbar, caption, narrow = false, asNet = false, height } = props
  const size = { height, phoneHeight: props.phoneHeight ?? height }
  const { periodSeconds, ...polled } = useVolume(props)
  const hasFailed = polled.times.dataAt === undefined
  const { bars, net } = useVolumeBars(polled.data, query.window, asNet)
  const { places, series } = bars ?? empty
  const ways = <Actions title={title} query={query} chart={hasFailed ? null : polled.data} />
  const table = useMemo(() => barTable(places, series), [places, series])
  return (
    <ChartFrame
      title={title}
      status={<VolumeStatus note={note} polled={polled} periodSeconds={periodSeconds} />}
      actions={narrow ? <span className={styles.waysInHead}>{ways}</span> : ways}
      narrow={narrow}
      {...table}
    >
      {toolbar === undefined ? null : <div className={styles.toolbar}>{toolbar}</div>}
      <StaleDimmer
        times={polled.times}
        periodSeconds={periodSeconds}
        loading={props.pending === true && title}
      >
        <Drawing
          {...size}
          label={title}
          bars={bars}
          drawn={net}
          hasFailed={hasFailed}
          onRetry={polled.refresh}
        />
        <div className={styles.beneath}>
          <ChartLegend entries={net ?? series} />
          {caption}
          {narrow ? <span className={styles.ways}>{ways}</span> : null}
        </div>
      </StaleDimmer>
    </ChartFrame>
  )
}

/**
 * Returns the bars of a response, and their sums if the chart shows those. `undefined`: there is no response, or it has
 * another shape.
 */
function useVolumeBars(chart: VolumeChartWire | null, window: VolumeQuery['window'], asNet: boolean) {
  const zone = useZone()
  return useMemo(() => {
    const bars = chart === null ? undefined : volumeBars(chart, window, zone)
    return { bars, net: asNet ? netBars(bars?.series ?? [], jupiterText.netParts) : undefined }
  }, [chart, window, zone, asNet])
}

interface ActionsProps extends Pick<VolumePanel, 'query'> {
  readonly title: string
  /** Data of the chart. `null`: the data source has not been read yet. */
  readonly chart: VolumeChartWire | null
}

function Actions({ title, query, chart }: ActionsProps) {
  const [start] = chart?.labels ?? []
  return (
    <>
      <MetricInfo of="dcaVolumeChart" />
      <ExportLink
        href={start === undefined ? '' : volumeCsvHref(query, start)}
        empty={start === undefined}
        what={title}
      />
    </>
  )
}

interface VolumeStatusProps {
  readonly note: string | undefined
  readonly polled: ReturnType<typeof usePolled>
  readonly periodSeconds: number
}

function VolumeStatus({ note, polled, periodSeconds }: VolumeStatusProps) {
  return (
    <>
      {note === undefined ? null : <span className={headNote}>{note}</span>}
      <PolledStatus polled={polled} periodSeconds={periodSeconds} />
    </>
  )
}

interface DrawingProps extends Required<ChartSize & ChartSource> {
  readonly label: string
  /** Bars of the chart. `undefined`: the data could not be read. */
  readonly bars: ReturnType<typeof volumeBars> | undefined
  /** Bars that are drawn instead of those of the tokens. */
  readonly drawn: readonly BarSeries[] | undefined
  readonly onRetry: () => void
}

function Drawing({ bars, drawn, hasFailed, onRetry, ...place }: DrawingProps) {
  if (bars !== undefined)
    return (
      <LazyBars {...place} hasFailed={hasFailed} places={bars.places} series={bars.series} drawn={drawn} />
    )
  return (
    <ChartBox {...place}>
      <ChartFailure onRetry={onRetry} />
    </ChartBox>
  )
}

/**
 * Polls the data of a volume chart. The server renders a chart of a week from midnight UTC. The browser
 * requests a chart from the visitor's midnight, unless the visitor has chosen UTC.
 */
function useVolume({ query, answer }: VolumePanel) {
  const every = isByDay(query.window) ? dailyPace : pace
  const zone = useZone()
  const own = zone !== utcZone && query.window === 'week' ? weekStart() : undefined
  // The page's response is the week from midnight UTC.
  const polled = usePolled(volumePath(query, own), answer, every, true, own === undefined)
  return { ...polled, periodSeconds: every.everyMs / 1000 }
}

/**
 * Returns the visitor's midnight seven days ago, epoch seconds. The function subtracts calendar days, because
 * a day with a clock change does not have 24 hours.
 */
function weekStart(): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 7).getTime() / 1000
}
