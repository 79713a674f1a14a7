import type { PanelAnswer, PanelMeta } from '~/contracts/panel'
import type { PerpMarketWire } from '~/contracts/perp'

/** A listed market in which every number is 1 or 0, with these facts of its own. */
export function perpMarketWire(publicKey: string, facts: Partial<PerpMarketWire> = {}): PerpMarketWire {
  return {
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
    recentVolume: 1,
    longShortRatio: 1,
    slot: 1,
    ...facts,
  }
}

/** What the dashboard's page brings of its markets; null = they could not be read. */
export function marketsAnswer(
  markets: readonly PerpMarketWire[] | null,
  answeredAt: number,
  meta: PanelMeta,
): PanelAnswer<PerpMarketWire> {
  const one = { totalIsExact: true, totalPages: 1, page: 1, size: 250 }
  const page = markets === null ? null : { content: [...markets], totalElements: markets.length, ...one }
  return { page, meta, answeredAt }
}
