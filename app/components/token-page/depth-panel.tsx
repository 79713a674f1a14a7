import type { DepthPanelWire } from '~/contracts/depth'
import type { PolledAnswer } from '~/contracts/panel'
import type { TokenPressureWire } from '~/contracts/pressure'
import { type DepthWall, depthWall, type WallRow } from '~/domain/depth-wall'
import { formatUsd } from '~/domain/format'
import type { PanelTimes } from '~/domain/freshness'
import { ChartFrame } from '~/ui/chart-frame'
import { ExportLink } from '~/ui/export-link'
import { NumberCell } from '~/ui/number-cell'
import { PanelState } from '~/ui/panel-state'
import type { PlainColumn } from '~/ui/plain-table'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { text } from '~/ui/text'
import { hrefWith } from '~/ui/url-param'
import { useAskedPlace } from '~/ui/use-asked-place'
import { Explain } from '../explain/explain'
import { pagePeriodSeconds, panelTimes } from '../live/panel-times'
import { PolledStatus } from '../live/polled-status'
import { UnreadPanel } from '../live/unread-panel'
import { useKeptAnswer } from '../live/use-kept-answer'
import { DepthBars } from './depth-bars'
import { dollars } from './dollars'
import type { PanelHorizon } from './pressure-param'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'
import { useHorizon } from './use-horizon'

/** Levels of the depth chart, one percent each. */
const steps = 10

interface DepthPanelProps {
  readonly tokenMint: string
  /** Data is `null` if the source is down. */
  readonly answer: PolledAnswer<DepthPanelWire>
  /** Scheduled DCA pressure on the token. `null`: none, or unknown. */
  readonly pressure: TokenPressureWire | null
}

const columns: readonly PlainColumn[] = [
  { header: tokenPageText.distance },
  { header: tokenPageText.depthColumns.buy, align: 'end' },
  { header: tokenPageText.depthColumns.buyTaken, align: 'end' },
  { header: tokenPageText.depthColumns.sell, align: 'end' },
  { header: tokenPageText.depthColumns.sellTaken, align: 'end' },
]

/** Open limit orders by their distance from the price, and how much of them the DCA orders will fill. */
export function DepthPanel({ tokenMint, pressure, ...props }: DepthPanelProps) {
  const { data: depth, meta, answeredAt } = useKeptAnswer(props.answer)
  const times = panelTimes(depth, meta, answeredAt)
  const place = useAskedPlace()
  const horizon = useHorizon()
  const dca = pressure === null ? undefined : within(pressure, horizon)
  const wall = depth === null ? undefined : depthWall(depth, steps, dca)
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
      rows={wall === undefined ? [] : wall.rows.map(tableRow)}
    >
      {depth === null || wall === undefined ? (
        <UnreadPanel what={tokenPageText.depth} action={{ label: text.retry, to: hrefWith(place) }} />
      ) : wall.largestUsd === 0 ? (
        <PanelState
          kind="empty"
          times={times}
          title={depth.price === null ? text.noData : text.noOrders}
          reason={depth.price === null ? tokenPageText.noDistance : tokenPageText.noDepthLine}
        />
      ) : (
        <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
          <Wall wall={wall} horizon={dca && horizon} />
        </StaleDimmer>
      )}
    </ChartFrame>
  )
}

interface WallProps {
  readonly wall: DepthWall
  /** Horizon of the DCA orders in the chart. `undefined`: unknown. */
  readonly horizon: PanelHorizon | undefined
}

function Wall({ wall, horizon }: WallProps) {
  const { further, crossed } = wall
  return (
    <div className={styles.panel}>
      <DepthBars wall={wall} />
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
      <Explain of="limitDepth" />
      <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
    </>
  )
}

function tableRow({ percent, buyUsd, buyTakenUsd, sellUsd, sellTakenUsd }: WallRow) {
  return [
    tokenPageText.percent(percent),
    ...[buyUsd, buyTakenUsd, sellUsd, sellTakenUsd].map((usd, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells are identified by position
      <NumberCell key={index} number={formatUsd(usd)} />
    )),
  ]
}
