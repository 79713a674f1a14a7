import type { Address, Signature } from './ids'
import type { OrderEnd } from './order'
import type { PerpDirection, PerpOrderTerms } from './perp'
import type { SpotProtocolId } from './protocol'
import type { Slot, UnixSeconds } from './time'

/**
 * Identity of an event: exactly one row per (signature, instruction path, event index), however often it arrives.
 * `instructionPath` is "2.0" for inner instruction 0 of outer instruction 2; for events in logs it is "log" and
 * `eventIndex` is the line number. A second event that the same bytes imply (a fill that completes its order) has the
 * event index 1, in logs under the path "log.57" of its line.
 */
export interface EventIdentity {
  readonly signature: Signature
  readonly instructionPath: string
  readonly eventIndex: number
}

interface EventBase extends EventIdentity {
  readonly slot: Slot
  /** Block time, or the event's own time where the block has none; null when neither exists. */
  readonly at: UnixSeconds | null
}

/** What only the opening instruction of a DCA order says of its account. */
export interface DcaOpening {
  readonly idx: bigint
  readonly bump: number
  /** 0 = no bound. */
  readonly minOutAmountRaw: bigint
  readonly maxOutAmountRaw: bigint
  readonly firstCycleAt: UnixSeconds
}

export interface OrderOpened extends EventBase {
  readonly type: 'order-opened'
  readonly protocol: SpotProtocolId
  readonly order: Address
  /** Undefined where neither event nor instruction names it. */
  readonly maker: Address | undefined
  readonly inputMint: Address | undefined
  readonly outputMint: Address | undefined
  readonly inputRaw: bigint
  /** Limit orders: the output asked for the whole input. */
  readonly expectedOutputRaw: bigint | undefined
  readonly inAmountPerCycleRaw: bigint | undefined
  readonly cycleFrequencySeconds: number | undefined
  readonly expiresAt: UnixSeconds | undefined
  /** DCA orders whose opening instruction the transaction shows. */
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
  /** Undefined for Kamino: it is the difference of `remainingInputRaw` to the event of the fill before. */
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  readonly feeMint: Address | undefined
  readonly feeRaw: bigint | undefined
  /** Input left after the fill, where the event says so. */
  readonly remainingInputRaw: bigint | undefined
  /** How many fills the order has had with this one: Kamino says so. */
  readonly numberOfFills?: number
}

/** Sums over the life of a DCA order as its closing tells them, base units. */
export interface DcaTotals {
  readonly depositedInputRaw: bigint
  /** Taken out before the closing, which returns what is left on top. */
  readonly withdrawnInputRaw: bigint
  readonly usedInputRaw: bigint
  readonly receivedOutputRaw: bigint
}

export interface OrderClosed extends EventBase {
  readonly type: 'order-closed'
  readonly protocol: SpotProtocolId
  readonly order: Address
  readonly end: OrderEnd
  /** Input returned unsold, where the event says so. */
  readonly unfilledInputRaw: bigint | undefined
  /** DCA orders: what became of all that was ever deposited. */
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
  /** Below zero = rebate. */
  readonly makerFeeQuoteRaw: bigint | undefined
  readonly oraclePriceRaw: bigint
  /** Number of `OrderActionExplanation`: 5 liquidation, 6 AMM, 8 match, … */
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
  /** Undefined where the log has no record of the order itself, which it mostly has beside its placing alone. */
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

/** Everything that a transaction can tell us. */
export type ChainEvent =
  | OrderOpened
  | OrderFilled
  | OrderClosed
  | PerpFilled
  | PerpOrderAction
  | PerpFundingUpdated
