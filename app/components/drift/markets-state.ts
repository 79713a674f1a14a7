import type { PanelAnswer, PanelMeta } from '~/contracts/panel'
import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perp'
import type { UnixSeconds } from '~/domain/time'
import type { MarketsFrame } from '../live/live-client'
import { replaceRows } from '../live/live-rows'

/** The perp markets as the page holds them. */
export interface MarketsState {
  /** The loader's answer that has been taken in last. */
  readonly answer: PanelAnswer<PerpMarketWire>
  /** Null = never read. */
  readonly markets: readonly PerpMarketWire[] | null
  readonly stats: PerpStatsWire | null
  readonly meta: PanelMeta
  readonly refreshedAt: UnixSeconds
}

const replaceMarkets = replaceRows<PerpMarketWire>(({ publicKey }) => publicKey)

/** What the page came with. */
export function startMarkets(answer: PanelAnswer<PerpMarketWire>, stats: PerpStatsWire | null): MarketsState {
  const { page, meta, answeredAt } = answer
  return { answer, markets: page?.content ?? null, stats, meta, refreshedAt: answeredAt }
}

/** A whole new answer. One that failed leaves what is there; markets of which the stream knew more stay as they are. */
export function takeAnswer(
  state: MarketsState,
  answer: PanelAnswer<PerpMarketWire>,
  stats: PerpStatsWire | null,
): MarketsState {
  if (answer.page === null) return { ...state, answer, meta: answer.meta }
  return {
    answer,
    markets: replaceMarkets(answer.page.content, state.markets ?? []),
    stats: stats ?? state.stats,
    meta: answer.meta,
    refreshedAt: answer.answeredAt,
  }
}

/** Markets that have changed. One that has left the lists goes; one that is new comes with the next answer. */
export function takeFrame(state: MarketsState, frame: MarketsFrame, at: UnixSeconds): MarketsState {
  const replaced = state.markets === null ? null : replaceMarkets(state.markets, frame.rows)
  return {
    ...state,
    markets: replaced === null || replaced.every(isListed) ? replaced : replaced.filter(isListed),
    stats: frame.stats ?? state.stats,
    meta: frame.meta,
    refreshedAt: at,
  }
}

function isListed(market: PerpMarketWire): boolean {
  return market.isListed
}
