import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import type { PerpProtocolId } from '../protocol/protocol'
import { priceScale, type SpotPositionState } from './perp'

/**
 * One of a perps venue's token pools, into which users deposit and from which they borrow. `…BalanceRaw` are scaled
 * balances (1e9). A scaled balance × the cumulative interest of its side (1e10) is a token amount.
 */
export interface SpotMarketState {
  readonly kind: 'spot-market'
  readonly protocol: PerpProtocolId
  readonly key: Address
  readonly marketIndex: number
  readonly name: string
  readonly mint: Address
  /** Decimals of the mint, 0 to `scaleDigits`. */
  readonly decimals: number
  /** Number of the market's status. Spot markets and perp markets use the same numbers. */
  readonly status: number
  /** Number of the pool. Pools other than 0 are isolated: their collateral counts only within the pool. */
  readonly poolId: number
  /** Oracle price, USD per UI unit, scaled by 1e6. Zero or less: the oracle has no price. */
  readonly oraclePriceRaw: bigint
  /** Address of the account that contains the oracle price. */
  readonly oracle: Address
  /** Time of the last update of `oraclePriceRaw` by the program. */
  readonly oracleAt: UnixSeconds
  readonly depositBalanceRaw: bigint
  readonly borrowBalanceRaw: bigint
  readonly cumulativeDepositInterestRaw: bigint
  readonly cumulativeBorrowInterestRaw: bigint
}

/**
 * Number of decimal places of a scaled balance (9) × its cumulative interest (10). No mint of a spot
 * market has more decimals than this.
 */
export const scaleDigits = 19

/** Cumulative interest of a market before any interest has accrued. */
export const noInterestRaw = 10_000_000_000n

export type SpotSide = SpotPositionState['balanceType']

type Interest = Pick<
  SpotMarketState,
  'decimals' | 'cumulativeDepositInterestRaw' | 'cumulativeBorrowInterestRaw'
>

/**
 * Converts a scaled balance to its current amount in base units of the mint. Rounds like the program:
 * deposits down, debts up.
 */
export function computeSpotAmountRaw(scaledBalanceRaw: bigint, side: SpotSide, market: Interest): bigint {
  const scale = 10n ** BigInt(scaleDigits - market.decimals)
  if (side === 'deposit') return (scaledBalanceRaw * market.cumulativeDepositInterestRaw) / scale
  return (scaledBalanceRaw * market.cumulativeBorrowInterestRaw + scale - 1n) / scale
}

/**
 * Returns the value of an amount in base units at the oracle price (1e6), USD. `undefined` if the oracle has
 * no price.
 */
export function computeSpotValueUsd(
  amountRaw: bigint,
  { decimals, oraclePriceRaw }: Pick<SpotMarketState, 'decimals' | 'oraclePriceRaw'>,
): number | undefined {
  if (oraclePriceRaw <= 0n) return undefined
  return Number(amountRaw * oraclePriceRaw) / Number(10n ** BigInt(decimals) * priceScale)
}
