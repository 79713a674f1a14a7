import type { DcaAggregateWire, FilledTokenWire } from '~/contracts/orders/volume'
import type { AnomaliesWire, FeedPositionWire } from '~/contracts/overview'
import type { PolledResult } from '~/contracts/state/panel'
import type { TradeRow } from '~/contracts/trade'
import type { PollPace } from '~/shared/page-data/polling'

/** Data of the overview, except the order feeds. Each panel has its own polling interval. */
export interface OverviewPanels {
  readonly anomalies: PolledResult<AnomaliesWire>
  readonly trades: PolledResult<readonly TradeRow[]>
  readonly filled: PolledResult<readonly DcaAggregateWire[]>
  readonly limits: PolledResult<readonly FilledTokenWire[]>
  readonly flow: PolledResult<readonly DcaAggregateWire[]>
  readonly positions: PolledResult<readonly FeedPositionWire[]>
}
export type OverviewPanel = keyof OverviewPanels

/** Polling interval of each panel, and jitter that spreads the requests, milliseconds. */
export const paces = {
  anomalies: { everyMs: 30_000, jitterMs: 1_000 },
  trades: { everyMs: 300_000, jitterMs: 5_000 },
  filled: { everyMs: 61_000, jitterMs: 1_000 },
  limits: { everyMs: 61_000, jitterMs: 1_000 },
  flow: { everyMs: 61_000, jitterMs: 1_000 },
  positions: { everyMs: 30_000, jitterMs: 1_000 },
} as const satisfies Record<OverviewPanel, { readonly everyMs: number; readonly jitterMs: number }>

/**
 * Returns the polling interval of the flow panel. If no price is known, for example after an outage, the
 * panel shows only dashes, so it polls more often.
 */
export function flowPace(rows: readonly DcaAggregateWire[] | null): PollPace {
  const isUnpriced = rows?.every(({ totalUsd }) => totalUsd === null) && rows.length > 0
  return isUnpriced ? { everyMs: 5_000, jitterMs: 1_000 } : paces.flow
}

/** Returns the path that a panel polls. */
export function panelPath(panel: OverviewPanel): string {
  return `/panels/overview/${panel}`
}

/** Numbers of rows: in a ranking, in the feed of positions, and in the compact list of trades. */
export const rowCounts = { ranking: 10, positions: 20, trades: 6 } as const
