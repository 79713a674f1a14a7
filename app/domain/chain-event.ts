import type { Address, Signature } from './ids'
import type { OrderEnd } from './order'
import type { PerpDirection, PerpOrderTerms } from './perp'
import type { SpotProtocolId } from './protocol'
import type { Slot, UnixSeconds } from './time'

/**
 * Identity of an event. The store has exactly one row per (signature, instruction path, event index), even if
 * the event arrives several times. `instructionPath` is "2.0" for inner instruction 0 of outer instruction 2.
 * For events in logs it is "log", and `eventIndex` is the line number. If the same bytes imply a second event
 * (a fill that completes its order), that event has index 1; in logs its path is "log.57", where 57 is the
 * line.
 */
export interface EventIdentity {
  readonly signature: Signature
  readonly instructionPath: string
  readonly eventIndex: number
}

interface EventBase extends EventIdentity {
  readonly slot: Slot
  /** Block time, or the event's own time if the block has none. `null`: neither exists. */
  readonly at: UnixSeconds | null
}

/** Facts of a DCA order's account that only its opening instruction contains. */
export interface DcaOpening {
  readonly idx: bigint
  readonly bump: number
  /** Minimum output of a cycle, base units; 0: no limit. */
  readonly minOutAmountRaw: bigint
  readonly maxOutAmountRaw: bigint
  readonly firstCycleAt: UnixSeconds
}

export interface OrderOpened extends EventBase {
  readonly type: 'order-opened'
  readonly protocol: SpotProtocolId
  readonly order: Address
  /** `undefined` if neither the event nor the instruction contains it. */
  readonly maker: Address | undefined
  readonly inputMint: Address | undefined
  readonly outputMint: Address | undefined
  readonly inputRaw: bigint
  /** Limit orders: output expected for the whole input. */
  readonly expectedOutputRaw: bigint | undefined
  readonly inAmountPerCycleRaw: bigint | undefined
  readonly cycleFrequencySeconds: number | undefined
  readonly expiresAt: UnixSeconds | undefined
  /** DCA orders whose opening instruction is in the transaction. */
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
   * `undefined` for Kamino, where the amount is the drop in `remainingInputRaw` since the previous fill
   * event.
   */
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  readonly feeMint: Address | undefined
  readonly feeRaw: bigint | undefined
  /** Input left after the fill, if the event contains it. */
  readonly remainingInputRaw: bigint | undefined
  /** Number of the order's fills including this one. Only Kamino reports it. */
  readonly numberOfFills?: number
}

/** Totals over the life of a DCA order from its closing event, base units. */
export interface DcaTotals {
  readonly depositedInputRaw: bigint
  /** Amount withdrawn before the closing. The closing returns the rest in addition. */
  readonly withdrawnInputRaw: bigint
  readonly usedInputRaw: bigint
  readonly receivedOutputRaw: bigint
}

export interface OrderClosed extends EventBase {
  readonly type: 'order-closed'
  readonly protocol: SpotProtocolId
  readonly order: Address
  readonly end: OrderEnd
  /** Unsold input that was returned, if the event contains it. */
  readonly unfilledInputRaw: bigint | undefined
  /** Lifetime totals. Set for DCA orders only. */
  readonly dca?: DcaTotals
}

export interface PerpFilled extends EventBase {
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
  /** The maker's fee; negative: rebate. */
  readonly makerFeeQuoteRaw: bigint | undefined
  readonly oraclePriceRaw: bigint
  /** Number of the `OrderActionExplanation`: 5 liquidation, 6 AMM, 8 match, … */
  readonly explanation: number
}

export interface PerpOrderAction extends EventBase {
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
   * `undefined` if the log has no record of the order itself. Usually only the log of a placement has one.
   */
  readonly terms: PerpOrderTerms | undefined
  readonly oraclePriceRaw: bigint
}

export interface PerpFundingUpdated extends EventBase {
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
