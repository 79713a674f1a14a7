import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import type { PanelResult } from '~/contracts/state/panel'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { ShownVenues } from './venue/venue-provider'
import { venueInUrl } from './venue/venue-url'

/** A shown venue on which nobody trades, although others trade. */
export interface PausedVenueWire {
  readonly venue: PerpVenue
  /** Time of the last execution. `null`: no execution is known. */
  readonly lastTradeAt: UnixSeconds | null
  readonly tradingVenue: PerpVenue
}

/** What all tabs of the dashboard have in common. */
export interface DashboardData extends ShownVenues {
  readonly paused: readonly PausedVenueWire[]
  readonly markets: PanelResult<OfVenue<PerpMarketWire>>
  readonly stats: PerpStatsWire | null
}

/**
 * Keeps the last data after a failed load if the URL still has the same choice. Otherwise the markets are unknown until
 * they are loaded.
 */
export function reconcileDashboard(last: DashboardData, params: URLSearchParams): DashboardData {
  const choice = venueInUrl(params) ?? last.choice
  if (choice === last.choice) return last
  return { ...last, choice, paused: [], markets: { ...last.markets, page: null }, stats: null }
}
