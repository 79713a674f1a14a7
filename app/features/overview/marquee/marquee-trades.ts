import type { UnixSeconds } from '~/domain/base/time'
import { isPerpTrade, type TradeType } from '~/domain/protocol/trade-type'

/** Maximum number of perp trades and of other trades in the marquee. */
const kept = { perps: 3, others: 7 } as const

/**
 * Returns the trades to show, newest first. `trades` must be sorted by size, so the result contains the
 * largest perp trades and the largest other trades.
 */
export function marqueeTrades<
  Trade extends { readonly tradeType: TradeType; readonly timestamp: UnixSeconds },
>(trades: readonly Trade[]): readonly Trade[] {
  const perps = trades.filter(({ tradeType }) => isPerpTrade(tradeType)).slice(0, kept.perps)
  const others = trades.filter(({ tradeType }) => !isPerpTrade(tradeType)).slice(0, kept.others)
  return [...perps, ...others].sort((one, other) => other.timestamp - one.timestamp)
}
