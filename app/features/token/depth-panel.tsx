import type { DepthPanelWire } from '~/contracts/orders/depth'
import type { TokenPressureWire } from '~/contracts/orders/pressure'
import type { PolledResult } from '~/contracts/state/panel'
import { formatUsd } from '~/domain/format/format'
import { type DepthChart, type DepthRow, depthChart } from '~/domain/order/depth-chart'
import type { PanelTimes } from '~/domain/service/freshness'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { ordersText } from '~/shared/text/orders-text'
import { ExportLink } from '~/ui/export/export-link'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { NumberCell } from '~/ui/table/number-cell'
import type { PlainColumn } from '~/ui/table/plain-table'
import { text } from '~/ui/text'
import { DepthBars } from './depth-bars'
import { dollars } from './dollars'
import { FailedInsight } from './failed-token'
import { type PanelHorizon, useHorizon } from './pressure-param'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'

/** Number of levels in the depth chart. Each level is one percent of the price. */
const steps = 10

interface DepthPanelProps {
  readonly tokenMint: string
  /** The data is `null` if the data source is down. */
  readonly answer: PolledResult<DepthPanelWire>
  /** Scheduled buys and sells of the token by DCA orders. `null`: there are none, or they are unknown. */
  readonly pressure: TokenPressureWire | null
}

const columns: readonly PlainColumn[] = [
  { header: tokenPageText.distance },
  { header: tokenPageText.depthColumns.buy, align: 'end' },
  { header: tokenPageText.depthColumns.buyTaken, align: 'end' },
  { header: tokenPageText.depthColumns.sell, align: 'end' },
  { header: tokenPageText.depthColumns.sellTaken, align: 'end' },
]

/**
 * Open limit orders by distance from the current price, and the part of these orders that the scheduled DCA
 * orders will fill.
 */
export function DepthPanel({ tokenMint, pressure, answer }: DepthPanelProps) {
  const { data: depth, meta, answeredAt, loading } = answer
  const times = panelTimes(depth, meta, answeredAt)
  const horizon = useHorizon()
  const dca = pressure === null ? undefined : within(pressure, horizon)
  const chart = depth === null ? undefined : depthChart(depth, steps, dca)
  return (
    <ChartFrame
      title={tokenPageText.depth}
      status={<Status times={times} />}
      actions={
        <ExportLink
          href={`/api/limit/depth?format=csv&tokenMint=${tokenMint}`}
          empty={depth === null || depth.price === null}
          what={tokenPageText.depth}
        />
      }
      columns={columns}
      rows={chart === undefined ? [] : chart.rows.map(tableRow)}
    >
      {depth === null || chart === undefined ? (
        <FailedInsight what={tokenPageText.depth} loading={loading} />
      ) : chart.largestUsd === 0 ? (
        <PanelState
          kind="empty"
          times={times}
          title={depth.price === null ? text.noData : ordersText.noOrders}
          reason={depth.price === null ? tokenPageText.noDistance : tokenPageText.noDepthLine}
        />
      ) : (
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <DepthTable chart={chart} priceUsd={depth.price} horizon={dca && horizon} />
        </StaleDimmer>
      )}
    </ChartFrame>
  )
}

interface DepthTableProps {
  readonly chart: DepthChart
  /** Current price of the token, USD. `null`: unknown. */
  readonly priceUsd: number | null
  /** Time span of the DCA orders that the chart takes into account. `undefined`: unknown. */
  readonly horizon: PanelHorizon | undefined
}

function DepthTable({ chart, priceUsd, horizon }: DepthTableProps) {
  const { further, crossed } = chart
  return (
    <div className={styles.panel}>
      {priceUsd === null ? null : <DepthBars chart={chart} priceUsd={priceUsd} />}
      <p className={styles.note}>
        {tokenPageText.further(dollars(further.buyUsd), dollars(further.sellUsd))}
        {crossed.buyUsd + crossed.sellUsd === 0
          ? null
          : ` · ${tokenPageText.crossed(dollars(crossed.buyUsd), dollars(crossed.sellUsd))}`}
      </p>
      {horizon === undefined ? null : <p className={styles.note}>{tokenPageText.overlay(horizon)}</p>}
    </div>
  )
}

function within(pressure: TokenPressureWire, horizon: PanelHorizon) {
  return { buyUsd: pressure[`buyUsd${horizon}`], sellUsd: pressure[`sellUsd${horizon}`] }
}

function Status({ times }: { readonly times: PanelTimes }) {
  return (
    <>
      <MetricInfo of="limitDepth" />
      <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
    </>
  )
}

function tableRow({ percent, buyUsd, buyTakenUsd, sellUsd, sellTakenUsd }: DepthRow) {
  return [
    tokenPageText.percent(percent),
    ...[buyUsd, buyTakenUsd, sellUsd, sellTakenUsd].map((usd, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells are identified by position
      <NumberCell key={index} number={formatUsd(usd)} />
    )),
  ]
}
