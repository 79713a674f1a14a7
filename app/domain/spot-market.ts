import type { Address } from './ids'
import { priceScale, type SpotPositionState } from './perp'

/**
 * One of Drift's pools of a token, which users deposit into and borrow from. `…BalanceRaw` are scaled (1e9): with the cumulative interest
 * of their side (1e10) they become amounts of the token.
 */
export interface SpotMarketState {
  readonly kind: 'spot-market'
  readonly key: Address
  readonly marketIndex: number
  readonly name: string
  readonly mint: Address
  /** Of the mint, 0 to `scaleDigits`. */
  readonly decimals: number
  /** As perp markets count their states. */
  readonly status: number
  /** Pools other than 0 are isolated: their collateral counts for themselves only. */
  readonly poolId: number
  /** USD per UI unit, 1e6; zero or less = the oracle gave no price. */
  readonly oraclePriceRaw: bigint
  readonly depositBalanceRaw: bigint
  readonly borrowBalanceRaw: bigint
  readonly cumulativeDepositInterestRaw: bigint
  readonly cumulativeBorrowInterestRaw: bigint
}

/** Digits after the point of a scaled balance times its cumulative interest: 9 and 10. No mint of the venue has more decimals. */
export const scaleDigits = 19

/** Cumulative interest of a market in which none has been paid yet. */
export const noInterestRaw = 10_000_000_000n

export type SpotSide = SpotPositionState['balanceType']

type Interest = Pick<
  SpotMarketState,
  'decimals' | 'cumulativeDepositInterestRaw' | 'cumulativeBorrowInterestRaw'
>

/** What a scaled balance is by now, in base units of the mint. As the program rounds: a deposit down, a debt up. */
export function computeSpotAmountRaw(scaledBalanceRaw: bigint, side: SpotSide, market: Interest): bigint {
  const scale = 10n ** BigInt(scaleDigits - market.decimals)
  if (side === 'deposit') return (scaledBalanceRaw * market.cumulativeDepositInterestRaw) / scale
  return (scaledBalanceRaw * market.cumulativeBorrowInterestRaw + scale - 1n) / scale
}

/** USD of an amount in base units at the oracle price (1e6); undefined while the oracle has none. */
export function computeSpotValueUsd(
  amountRaw: bigint,
  { decimals, oraclePriceRaw }: Pick<SpotMarketState, 'decimals' | 'oraclePriceRaw'>,
): number | undefined {
  if (oraclePriceRaw <= 0n) return undefined
  return Number(amountRaw * oraclePriceRaw) / Number(10n ** BigInt(decimals) * priceScale)
}
