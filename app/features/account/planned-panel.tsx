import { useMemo } from 'react'
import type { PlannedSeriesWire, PlannedSpendWire } from '~/contracts/orders/planned-spend'
import type { PolledResult } from '~/contracts/state/panel'
import { formatCount } from '~/domain/format/format'
import { pressureHours } from '~/domain/order/pressure-view'
import { barTable } from '~/shared/charts/bar-table'
import { ChartLegend } from '~/shared/charts/chart-legend'
import { chartsText } from '~/shared/charts/charts-text'
import { LazyBars } from '~/shared/charts/lazy-bars'
import { type BarSeries, hoursAhead, otherColor, seriesColor } from '~/shared/charts/series'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { headNote } from '~/ui/table/head-note.css'
import { text } from '~/ui/text'
import { color } from '~/ui/theme/theme.css'
import * as styles from './account.css'
import { accountText } from './account-text'

const places = hoursAhead(pressureHours)

/**
 * Shows how much the active orders will spend in the next 24 hours if nothing changes. The panel's data is
 * `null` if it could not be read.
 */
export function PlannedPanel({ answer }: { readonly answer: PolledResult<PlannedSpendWire> }) {
  const { data: planned, meta, answeredAt, loading } = answer
  const { title, note, emptyLine, unpriced } = accountText.planned
  const series = useMemo(() => (planned?.series ?? []).map(barsOf), [planned])
  const table = useMemo(() => barTable(places, series, undefined, true), [series])
  const times = panelTimes(planned, meta, answeredAt)
  return (
    <ChartFrame
      title={title}
      status={
        <>
          <span className={headNote}>{note}</span>
          <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
        </>
      }
      actions={<MetricInfo of="dcaPressure" />}
      {...table}
    >
      {/* The sums of the first orders that are read would be partial sums. */}
      {planned === null || loading ? (
        <FailedPanel what={accountText.fetched} loading={loading} />
      ) : series.length === 0 ? (
        <PanelState kind="empty" times={times} title={text.noData} reason={emptyLine} />
      ) : (
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <LazyBars label={title} places={places} series={series} ahead height={220} phoneHeight={200} />
          <div className={styles.beneath}>
            <ChartLegend entries={series} />
            {planned.unpricedOrders === 0 ? null : (
              <span className={styles.unpriced}>{unpriced(formatCount(planned.unpricedOrders))}</span>
            )}
          </div>
        </StaleDimmer>
      )}
    </ChartFrame>
  )
}

function barsOf(series: PlannedSeriesWire, index: number): BarSeries {
  return {
    label: labelOf(series),
    unverified: series.tokenVerified === false,
    color: colorOf(series.of, index),
    values: series.usdByHour,
  }
}

function labelOf({ of, label }: PlannedSeriesWire): string {
  if (of === 'buys') return accountText.planned.buys
  if (of === 'sells') return accountText.planned.sells
  return label ?? chartsText.other
}

function colorOf(of: PlannedSeriesWire['of'], index: number): string {
  if (of === 'buys') return color.buy
  if (of === 'sells') return color.sell
  return of === 'other' ? otherColor : seriesColor(index)
}
