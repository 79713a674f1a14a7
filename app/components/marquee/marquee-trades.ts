import type { TradeType } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'

/** Number of trades of each kind in the marquee. */
const kept = { perps: 3, others: 7 } as const

/**
 * Returns the trades to show, newest first: the first perps and the first others. `trades` are sorted by
 * size.
 */
export function marqueeTrades<
  Trade extends { readonly tradeType: TradeType; readonly timestamp: UnixSeconds },
>(trades: readonly Trade[]): readonly Trade[] {
  const perps = trades.filter(({ tradeType }) => tradeType === 'drift_perp').slice(0, kept.perps)
  const others = trades.filter(({ tradeType }) => tradeType !== 'drift_perp').slice(0, kept.others)
  return [...perps, ...others].sort((one, other) => other.timestamp - one.timestamp)
}
