import type { AnomaliesWire, FeedPositionWire } from '~/contracts/overview'
import type { PolledAnswer } from '~/contracts/panel'
import type { TradeRow } from '~/contracts/trade'
import type { DcaAggregateWire, FilledTokenWire } from '~/contracts/volume'
import type { PollPace } from '../live/use-polled'

/** What the overview shows beside its order feeds; each panel reads itself anew at an interval of its own. */
export interface OverviewPanels {
  readonly anomalies: PolledAnswer<AnomaliesWire>
  readonly trades: PolledAnswer<readonly TradeRow[]>
  readonly filled: PolledAnswer<readonly DcaAggregateWire[]>
  readonly limits: PolledAnswer<readonly FilledTokenWire[]>
  readonly flow: PolledAnswer<readonly DcaAggregateWire[]>
  readonly positions: PolledAnswer<readonly FeedPositionWire[]>
}
export type OverviewPanel = keyof OverviewPanels

/** How often each is read anew, and how far viewers spread out, ms (M89, M92, M192). */
export const paces = {
  anomalies: { everyMs: 30_000, jitterMs: 1_000 },
  trades: { everyMs: 300_000, jitterMs: 5_000 },
  filled: { everyMs: 61_000, jitterMs: 1_000 },
  limits: { everyMs: 61_000, jitterMs: 1_000 },
  flow: { everyMs: 61_000, jitterMs: 1_000 },
  positions: { everyMs: 30_000, jitterMs: 1_000 },
} as const satisfies Record<OverviewPanel, { readonly everyMs: number; readonly jitterMs: number }>

/** As long as no price is known, as after an outage, the flow is asked for again and again: all that it says is `—`. */
export function flowPace(rows: readonly DcaAggregateWire[] | null): PollPace {
  const isUnpriced = rows?.every(({ totalUsd }) => totalUsd === null) && rows.length > 0
  return isUnpriced ? { everyMs: 5_000, jitterMs: 1_000 } : paces.flow
}

/** Where a panel is read anew. */
export function panelPath(panel: OverviewPanel): string {
  return `/panels/overview/${panel}`
}

/** Rows of the rankings (definitions.md), and of the position feed. */
export const rowCounts = { ranking: 10, positions: 20 } as const
