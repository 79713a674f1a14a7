import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import type { PanelMeta, PanelResult } from '~/contracts/state/panel'
import type { UnixSeconds } from '~/domain/base/time'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import { replaceRows } from '~/shared/live/live-rows'

/** A market with its venue. Equal market indexes exist in several venues, so markets are identified by their account. */
export type VenueMarketWire = OfVenue<PerpMarketWire>

/** Changed markets from the stream, and the totals of the chosen venues. */
export interface MarketsChange {
  readonly rows: readonly VenueMarketWire[]
  readonly meta: PanelMeta
  readonly stats?: PerpStatsWire | null | undefined
}

/** State of the perpetual markets on the page. */
export interface MarketsState {
  /** Venues whose markets are shown. */
  readonly choice: VenueChoice
  /** The most recently applied response of the loader. */
  readonly answer: PanelResult<VenueMarketWire>
  /** Listed markets. `null`: never read. */
  readonly markets: readonly VenueMarketWire[] | null
  readonly stats: PerpStatsWire | null
  readonly meta: PanelMeta
  readonly refreshedAt: UnixSeconds
}

const replaceMarkets = replaceRows<VenueMarketWire>(({ publicKey }) => publicKey)

/** What the loader of the page returns. */
export interface MarketsResult {
  readonly choice: VenueChoice
  readonly answer: PanelResult<VenueMarketWire>
  readonly stats: PerpStatsWire | null
}

/** Returns the initial state from the page's loader data. */
export function startMarkets({ choice, answer, stats }: MarketsResult): MarketsState {
  const { page, meta, answeredAt } = answer
  return { choice, answer, markets: page?.content ?? null, stats, meta, refreshedAt: answeredAt }
}

/**
 * Applies a new response with all markets. A failed response keeps the current data, unless it is for other venues. Markets for which the
 * stream has sent newer data stay unchanged.
 */
export function takeResult(state: MarketsState, result: MarketsResult): MarketsState {
  const { choice, answer, stats } = result
  if (choice !== state.choice) return startMarkets(result)
  if (answer.page === null) return { ...state, answer, meta: answer.meta }
  return {
    choice,
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
export function takeFrame(state: MarketsState, frame: MarketsChange, at: UnixSeconds): MarketsState {
  const replaced = state.markets === null ? null : replaceMarkets(state.markets, frame.rows)
  return {
    ...state,
    markets: replaced === null || replaced.every(isListed) ? replaced : replaced.filter(isListed),
    stats: frame.stats ?? state.stats,
    meta: frame.meta,
    refreshedAt: at,
  }
}

function isListed(market: VenueMarketWire): boolean {
  return market.isListed
}
