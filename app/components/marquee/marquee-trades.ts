import type { TradeType } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'

/** How many trades of each kind the marquee keeps (M89). */
const kept = { perps: 3, others: 7 } as const

/** What the marquee shows of the largest trades: the first perps and the first others in the answer's order, then the newest first (resolution 4.20). */
export function marqueeTrades<
  Trade extends { readonly tradeType: TradeType; readonly timestamp: UnixSeconds },
>(trades: readonly Trade[]): readonly Trade[] {
  const perps = trades.filter(({ tradeType }) => tradeType === 'drift_perp').slice(0, kept.perps)
  const others = trades.filter(({ tradeType }) => tradeType !== 'drift_perp').slice(0, kept.others)
  return [...perps, ...others].sort((one, other) => other.timestamp - one.timestamp)
}
