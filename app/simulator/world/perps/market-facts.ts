import type { AssetSymbol } from '../prices/asset-facts'

/** Facts of a perp market that do not depend on the seed. */
export interface PerpMarketFacts {
  readonly index: number
  readonly name: string
  readonly asset: AssetSymbol
  /** Number of tokens per contract. */
  readonly multiplier: number
  /** Trading activity relative to the other markets of the venue. */
  readonly popularity: number
  /** Annual funding rate around which the market varies, percent. */
  readonly fundingApr: number
  /** Side that most traders prefer. The AMM takes the other side. */
  readonly crowd: 'long' | 'short' | undefined
  /** Number of the market's status in the program. */
  readonly status: number
  /** Whether trading in the market has ended permanently. */
  readonly isExpired: boolean
  /** Whether the market has trades. */
  readonly isTraded: boolean
  readonly contractType: number
  readonly contractTier: number
  /** Margin ratios, 4 decimals. */
  readonly marginRatioInitial: number
  readonly marginRatioMaintenance: number
  /** Smallest order step (9 decimals) and price tick (6 decimals); `undefined`: they follow from the price. */
  readonly steps: { readonly stepRaw: bigint; readonly tickRaw: bigint } | undefined
  /** Limit of the open interest, USD; `undefined`: ten million order steps. */
  readonly mostOpenInterestUsd: number | undefined
  /** Number of the oracle's feed at Pyth Lazer; `undefined`: the oracle has an invented address. */
  readonly oracleFeed: number | undefined
}

/** Facts of a spot market that do not depend on the seed. */
export interface SpotMarketFacts {
  readonly index: number
  readonly name: string
  readonly mint: string
  /** How often users choose the token as collateral, relative to the other markets. */
  readonly popularity: number
  readonly oracleFeed: number | undefined
}
