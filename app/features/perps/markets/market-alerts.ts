import type { PerpMarketWire } from '~/contracts/perps/perp'
import { computePercentile, computeSpread, computeZScore } from '~/domain/perp/outliers'

/** Kind of alert for a market with an unusual number. */
export type AlertKind = 'gainer' | 'loser' | 'volume' | 'funding'

export interface MarketAlert {
  readonly kind: AlertKind
  /** Distance of the market's number from the mean of all listed markets, standard deviations. */
  readonly zScore: number
  /** Approximate percentile of the market's number, 1 to 99. */
  readonly percentile: number
}

type CheckedMarket = Pick<
  PerpMarketWire,
  'publicKey' | 'recentVolume' | 'lastFundingRate' | 'priceChange24Hour'
>

/** A market raises an alert if its number is more than this many standard deviations from the mean. */
const alertAbove = 2

/**
 * Numbers that raise alerts. `high` is the alert for a number far above the mean. `low` is the alert for a
 * number far below the mean. Without `low`, low numbers raise no alert.
 */
const watched: readonly {
  readonly numberOf: (market: CheckedMarket) => number | null
  readonly high: AlertKind
  readonly low?: AlertKind
}[] = [
  { numberOf: (market) => market.priceChange24Hour, high: 'gainer', low: 'loser' },
  { numberOf: (market) => market.recentVolume, high: 'volume' },
  { numberOf: ({ lastFundingRate: rate }) => (rate === null ? null : Math.abs(rate)), high: 'funding' },
]

/** Returns the alerts of all markets with unusual numbers, by public key of the market. */
export function findAlerts(markets: readonly CheckedMarket[]): ReadonlyMap<string, readonly MarketAlert[]> {
  const alerts = new Map<string, readonly MarketAlert[]>()
  for (const { numberOf, high, low } of watched) {
    const spread = computeSpread(markets.map(numberOf))
    for (const market of markets) {
      const zScore = computeZScore(numberOf(market), spread)
      if (zScore === undefined || Math.abs(zScore) <= alertAbove) continue
      const kind = zScore > 0 ? high : low
      if (kind === undefined) continue
      const alert = { kind, zScore, percentile: computePercentile(zScore) }
      alerts.set(market.publicKey, [...(alerts.get(market.publicKey) ?? []), alert])
    }
  }
  return alerts
}
