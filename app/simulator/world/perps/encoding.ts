import type { Address } from '~/domain/base/ids'
import type { PerpMarketState, PerpOrderState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import type { PerpMarketDetails } from '~/protocols/perps/encode-perp-market'
import type { encodeSettlePnlRecord } from '~/protocols/perps/encode-settle-pnl'
import type { OrderActionFields } from '~/protocols/perps/event-layout'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'

/** Fields of an OrderActionRecord. They are the same at every venue. */
export type ActionRecord = OrderActionFields
export type SettleRecord = Parameters<typeof encodeSettlePnlRecord>[0]

/** An hourly funding update. Rates have 9 decimals, prices 6. The rates of both sides are equal. */
export interface FundingUpdate {
  readonly ts: bigint
  readonly recordId: bigint
  readonly marketIndex: number
  readonly rateRaw: bigint
  readonly cumulativeRaw: bigint
  readonly oracleTwapRaw: bigint
  readonly markTwapRaw: bigint
  readonly ammBaseRaw: bigint
}

/** An order that is being placed. */
export interface PlacedOrder {
  readonly ts: bigint
  readonly user: Address
  readonly order: PerpOrderState
  /** Price at which the order's auction starts and ends, 6 decimals. */
  readonly auctionPriceRaw: bigint
}

/** A liquidated perp position. */
export interface Liquidation {
  readonly ts: bigint
  readonly user: Address
  readonly liquidator: Address
  readonly marketIndex: number
  readonly oraclePriceRaw: bigint
  /** Change of the user's position, and the quote amount of it. */
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  readonly fillRecordId: bigint
  readonly userOrderId: number
  /** Margin that the position required, quote. */
  readonly marginRaw: bigint
}

/** Accounts of a keeper's instruction for an order of a user. */
export interface KeeperAccounts {
  readonly authority: Address
  readonly filler: Address
  readonly user: Address
  readonly userStats: Address
}

/** Accounts of an instruction that a user's authority or a keeper signs. */
export interface SignedAccounts {
  readonly user: Address
  readonly authority: Address
}

/**
 * Encodes a venue's accounts, events and instructions with the layouts of its program. Instructions have no
 * oracles, markets and makers; the caller appends them.
 */
export interface PerpEncoding {
  account(state: PerpMarketState | PerpUserState | SpotMarketState, details?: PerpMarketDetails): Uint8Array
  actionRecord(record: ActionRecord): Uint8Array
  orderRecord(placed: PlacedOrder): Uint8Array
  fundingRecord(update: FundingUpdate): Uint8Array
  settleRecord(record: SettleRecord): Uint8Array
  /** Encodes the record of a liquidation; `undefined`: the simulated program logs only its fill. */
  readonly liquidationRecord: ((liquidation: Liquidation) => Uint8Array) | undefined
  placeOrder(accounts: SignedAccounts, placed: PlacedOrder): EncodedInstruction
  fillOrder(accounts: KeeperAccounts & { readonly fillerStats: Address }, orderId: number): EncodedInstruction
  triggerOrder(accounts: KeeperAccounts, orderId: number): EncodedInstruction
  cancelOrder(accounts: SignedAccounts, orderId: number): EncodedInstruction
  settlePnl(
    accounts: SignedAccounts & { readonly spotMarketVault: Address },
    marketIndex: number,
  ): EncodedInstruction
  updateFunding(
    accounts: { readonly perpMarket: Address; readonly oracle: Address },
    marketIndex: number,
  ): EncodedInstruction
}
