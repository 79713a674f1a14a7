import type { Address, Signature } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import type { TradeType } from '../protocol/trade-type'
import type { PairSide } from './order-view'

/**
 * One side of a trade. It may have no mint, because the base of a perp is not necessarily a token on Solana.
 */
export type TradeSide = Pick<PairSide, 'symbol' | 'logoUrl' | 'verified'> & {
  readonly mint: Address | undefined
}

/** One large execution at any venue. */
export interface TradeView {
  readonly tradeType: TradeType
  readonly buy: boolean
  readonly input: TradeSide
  readonly output: TradeSide
  readonly at: UnixSeconds
  readonly filledUsd: number
  /**
   * Key that identifies the order. Spot orders: the account of the order. Perp orders: `{user account}:{order
   * id}`. Perp executions without an order: the signature.
   */
  readonly order: string
  readonly signature: Signature
  /** The perp market. Set only for executions of perps. */
  readonly market:
    | { readonly index: number; readonly key: Address | undefined; readonly name: string }
    | undefined
}

/**
 * Limits of the list of the largest trades. The list contains executions of at least 1,000 USD within 24
 * hours: the 10 largest of perps and the 20 largest of all other venues.
 */
export const topTrades = { windowSeconds: 86_400, leastUsd: 1_000, perps: 10, others: 20 } as const
