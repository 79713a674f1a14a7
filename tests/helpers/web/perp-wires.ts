import type { PerpMarketWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import type { PanelMeta, PanelResult } from '~/contracts/state/panel'
import { driftOnly } from '~/domain/protocol/venues'

type Market = OfVenue<PerpMarketWire>

/** Returns a listed market of Drift. Every number is 1 or 0, except for the given fields. */
export function perpMarketWire(publicKey: string, facts: Partial<Market> = {}): Market {
  return {
    venue: 'drift',
    publicKey,
    name: `${publicKey}-PERP`,
    baseAssetSymbol: publicKey,
    marketIndex: 0,
    status: 1,
    statusName: 'Active',
    isActive: true,
    isListed: true,
    openInterest: 1,
    openInterestUsd: 1,
    longInterest: 1,
    shortInterest: 1,
    lastOraclePrice: 1,
    lastOraclePriceTime: null,
    lastOracleValid: true,
    lastFundingRate: 0,
    avgFundingRate24Hour: 0,
    lastFundingTime: 0,
    nextFundingTime: 3600,
    priceChange24Hour: 0,
    priceChange24HourAt: null,
    recentVolume: 1,
    longShortRatio: 1,
    slot: 1,
    ...facts,
  }
}

/**
 * Returns the market list as the dashboard page receives it; `null` means that the list could not be loaded.
 */
export function marketsResult(
  markets: readonly Market[] | null,
  answeredAt: number,
  meta: PanelMeta,
): PanelResult<Market> {
  const one = { totalIsExact: true, totalPages: 1, page: 1, size: 250 }
  const page = markets === null ? null : { content: [...markets], totalElements: markets.length, ...one }
  return { page, meta, answeredAt }
}

/** Request for the perps dashboard that shows Drift. */
export const driftRequested = { choice: 'drift', fallback: 'drift', venues: driftOnly } as const
