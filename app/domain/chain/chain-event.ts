import type { EventIdentity } from '../base/event-identity'
import type { Address } from '../base/ids'
import type { Slot, UnixSeconds } from '../base/time'
import type { OrderEnd } from '../order/order'
import type { PerpDirection, PerpOrderTerms } from '../perp/perp'
import type { PerpProtocolId, SpotProtocolId } from '../protocol/protocol'

interface EventBase extends EventIdentity {
  readonly slot: Slot
  /** Block time. If the block has no time, the time in the event itself. `null`: neither exists. */
  readonly at: UnixSeconds | null
}

/** Fields of a new DCA order's account. All but `createdAt` come from the order's opening instruction. */
export interface DcaOpening {
  readonly idx: bigint
  readonly bump: number
  /** Minimum output of one cycle, base units. 0: no minimum. */
  readonly minOutAmountRaw: bigint
  readonly maxOutAmountRaw: bigint
  /** Creation time in the account. It can differ from the block time. */
  readonly createdAt: UnixSeconds
  readonly firstCycleAt: UnixSeconds
}

export interface OrderOpened extends EventBase {
  readonly type: 'order-opened'
  readonly protocol: SpotProtocolId
  readonly order: Address
  /** Maker of the order. `undefined` if neither the event nor the instruction contains the maker. */
  readonly maker: Address | undefined
  readonly inputMint: Address | undefined
  readonly outputMint: Address | undefined
  readonly inputRaw: bigint
  /** Output that the maker expects for the whole input. Set for limit orders only. */
  readonly expectedOutputRaw: bigint | undefined
  readonly inAmountPerCycleRaw: bigint | undefined
  readonly cycleFrequencySeconds: number | undefined
  readonly expiresAt: UnixSeconds | undefined
  /**
   * Fields of the new account. Set for a DCA order whose opening instruction is in the same transaction.
   */
  readonly dca?: DcaOpening
}

export interface OrderFilled extends EventBase {
  readonly type: 'order-filled'
  readonly protocol: SpotProtocolId
  readonly order: Address
  readonly maker: Address | undefined
  readonly taker: Address | undefined
  readonly inputMint: Address | undefined
  readonly outputMint: Address | undefined
  /**
   * Input sold by the fill. `undefined` for Kamino, whose events do not contain this amount. It is computed
   * as the drop in `remainingInputRaw` since the previous fill event.
   */
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  readonly feeMint: Address | undefined
  readonly feeRaw: bigint | undefined
  /** Input left in the order after the fill. `undefined` if the event does not contain it. */
  readonly remainingInputRaw: bigint | undefined
  /** Number of fills of the order so far, including this one. Only Kamino reports this number. */
  readonly numberOfFills?: number
}

/** Totals over the life of a DCA order from its closing event, base units. */
export interface DcaTotals {
  readonly depositedInputRaw: bigint
  /**
   * Input withdrawn before the order was closed. Closing also returns the unsold input, which is not included
   * here.
   */
  readonly withdrawnInputRaw: bigint
  readonly usedInputRaw: bigint
  readonly receivedOutputRaw: bigint
}

export interface OrderClosed extends EventBase {
  readonly type: 'order-closed'
  readonly protocol: SpotProtocolId
  readonly order: Address
  readonly end: OrderEnd
  /** Unsold input that was returned to the maker. `undefined` if the event does not contain it. */
  readonly unfilledInputRaw: bigint | undefined
  /** Totals over the life of the order. Set for DCA orders only. */
  readonly dca?: DcaTotals
}

/** An event of a perps venue. Raw numbers have the scales of that venue. */
interface PerpEventBase extends EventBase {
  readonly protocol: PerpProtocolId
}

export interface PerpFilled extends PerpEventBase {
  readonly type: 'perp-filled'
  readonly marketIndex: number
  readonly marketType: 'perp' | 'spot'
  readonly fillRecordId: bigint
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  readonly taker: Address | undefined
  readonly takerOrderId: number | undefined
  readonly takerDirection: PerpDirection | undefined
  readonly takerFeeQuoteRaw: bigint | undefined
  readonly maker: Address | undefined
  readonly makerOrderId: number | undefined
  readonly makerDirection: PerpDirection | undefined
  /** Fee that the maker paid. Negative: rebate. */
  readonly makerFeeQuoteRaw: bigint | undefined
  readonly oraclePriceRaw: bigint
  /**
   * Number of the venue's `OrderActionExplanation`, e.g. 5 for a liquidation, 6 for a fill by the AMM, 8 for a
   * match.
   */
  readonly explanation: number
}

export interface PerpOrderAction extends PerpEventBase {
  readonly type: 'perp-order'
  readonly action: 'place' | 'cancel' | 'trigger' | 'expire'
  readonly marketIndex: number
  readonly marketType: 'perp' | 'spot'
  readonly user: Address
  readonly orderId: number
  readonly direction: PerpDirection | undefined
  readonly baseRaw: bigint | undefined
  readonly baseFilledRaw: bigint | undefined
  readonly quoteFilledRaw: bigint | undefined
  readonly priceRaw: bigint | undefined
  /**
   * Terms of the order. `undefined` if the log has no record of the order itself. Usually only the log of a
   * placement has such a record.
   */
  readonly terms: PerpOrderTerms | undefined
  readonly oraclePriceRaw: bigint
}

export interface PerpFundingUpdated extends PerpEventBase {
  readonly type: 'perp-funding'
  readonly marketIndex: number
  readonly recordId: bigint
  readonly fundingRateRaw: bigint
  readonly oracleTwapPriceRaw: bigint
  readonly markTwapPriceRaw: bigint
  readonly cumulativeLongRaw: bigint
  readonly cumulativeShortRaw: bigint
}

/** Any event that can be decoded from a transaction. */
export type ChainEvent =
  | OrderOpened
  | OrderFilled
  | OrderClosed
  | PerpFilled
  | PerpOrderAction
  | PerpFundingUpdated
