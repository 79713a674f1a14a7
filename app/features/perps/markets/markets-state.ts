import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perps/perp'
import type { PanelMeta, PanelResult } from '~/contracts/state/panel'
import type { UnixSeconds } from '~/domain/base/time'
import type { MarketsFrame } from '~/shared/live/live-client'
import { replaceRows } from '~/shared/live/live-rows'

/** State of the perpetual markets on the page. */
export interface MarketsState {
  /** The most recently applied response of the loader. */
  readonly answer: PanelResult<PerpMarketWire>
  /** Listed markets. `null`: never read. */
  readonly markets: readonly PerpMarketWire[] | null
  readonly stats: PerpStatsWire | null
  readonly meta: PanelMeta
  readonly refreshedAt: UnixSeconds
}

const replaceMarkets = replaceRows<PerpMarketWire>(({ publicKey }) => publicKey)

/** Returns the initial state from the page's loader data. */
export function startMarkets(answer: PanelResult<PerpMarketWire>, stats: PerpStatsWire | null): MarketsState {
  const { page, meta, answeredAt } = answer
  return { answer, markets: page?.content ?? null, stats, meta, refreshedAt: answeredAt }
}

/**
 * Applies a new response with all markets. A failed response keeps the current data. Markets for which the
 * stream has sent newer data stay unchanged.
 */
export function takeResult(
  state: MarketsState,
  answer: PanelResult<PerpMarketWire>,
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

/**
 * Applies changed markets from the stream. Delisted markets are removed. New markets appear only with the
 * next response.
 */
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
