import type { Address, Signature } from './ids'
import type { PairSide } from './order-view'
import type { TradeType } from './protocol'
import type { UnixSeconds } from './time'

/** One side of a trade. A perp's base is a market's, and no token of ours may bear its symbol. */
export type TradeSide = Pick<PairSide, 'symbol' | 'logoUrl' | 'verified'> & {
  readonly mint: Address | undefined
}

/** One large execution of any venue (M226). */
export interface TradeView {
  readonly tradeType: TradeType
  readonly buy: boolean
  readonly input: TradeSide
  readonly output: TradeSide
  readonly at: UnixSeconds
  readonly filledUsd: number
  /** The order's account; of a perp order `{user account}:{order id}`, of a perp execution without one its signature. */
  readonly order: string
  readonly signature: Signature
  /** Of perps. */
  readonly market:
    | { readonly index: number; readonly key: Address | undefined; readonly name: string }
    | undefined
}

/** What the list of the largest trades keeps (definitions.md): executions of 24 hours, the largest of perps and of everything else. */
export const topTrades = { windowSeconds: 86_400, leastUsd: 1_000, perps: 10, others: 20 } as const
