import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import type { DcaProtocolId, LimitProtocolId } from '../protocol/protocol'
import { quoteRank } from '../token/mints'

/**
 * Ways in which an order can end. `completed`: nothing is left to sell. `expired` is shown as Cancelled, and
 * the popup shows the reason.
 */
export type OrderEnd = 'completed' | 'cancelled' | 'expired'

/**
 * Status of an order. It is `open` until the chain shows how the order ended. `ended`: the account no longer
 * exists, and no event has given the reason yet.
 */
export type OrderStatus = 'open' | OrderEnd | 'ended'

/**
 * State of one Jupiter DCA account on chain. Fields named `…Raw` are base units of the input or output mint.
 */
export interface DcaOrderState {
  readonly kind: 'dca'
  readonly protocol: DcaProtocolId
  readonly key: Address
  readonly user: Address
  readonly inputMint: Address
  readonly outputMint: Address
  readonly idx: bigint
  readonly nextCycleAt: UnixSeconds
  readonly inDepositedRaw: bigint
  readonly inWithdrawnRaw: bigint
  readonly outWithdrawnRaw: bigint
  readonly inUsedRaw: bigint
  readonly outReceivedRaw: bigint
  readonly inAmountPerCycleRaw: bigint
  readonly cycleFrequencySeconds: number
  readonly nextCycleAmountLeftRaw: bigint
  readonly minOutAmountRaw: bigint
  readonly maxOutAmountRaw: bigint
  readonly keeperInBalanceBeforeBorrowRaw: bigint
  readonly dcaOutBalanceBeforeSwapRaw: bigint
  readonly createdAt: UnixSeconds
  readonly bump: number
}

/** One limit order account on chain, of Jupiter (both programs) or Kamino. */
export interface LimitOrderState {
  readonly kind: 'limit'
  readonly protocol: LimitProtocolId
  readonly key: Address
  readonly maker: Address
  readonly inputMint: Address
  readonly outputMint: Address
  readonly initialInputRaw: bigint
  readonly expectedOutputRaw: bigint
  readonly remainingInputRaw: bigint
  /**
   * Output that the maker has received so far. For Jupiter it is the original minus the remaining taking
   * amount.
   */
  readonly filledOutputRaw: bigint
  /**
   * Creation time of the order. `undefined` if the account does not contain it (limit v1, Kamino). In that
   * case the block time of the opening event is used.
   */
  readonly createdAt: UnixSeconds | undefined
  readonly updatedAt: UnixSeconds | undefined
  readonly expiresAt: UnixSeconds | undefined
  /**
   * Status field of the account. Kamino closes filled orders with `cancelled` too, so `remainingInputRaw`
   * decides whether the order was filled.
   */
  readonly accountStatus: 'active' | 'filled' | 'cancelled'
  /** Whether the order is in the middle of a flash fill, so that its amounts are only intermediate. */
  readonly midFlash: boolean
  /** The only taker that may fill the order (Kamino). `undefined`: anyone. */
  readonly counterparty: Address | undefined
  /** Number of fills in a Kamino account. `undefined` for other programs. */
  readonly numberOfFills: number | undefined
  /** Nonce of a Jupiter v2 order, from which the address of its account is derived. */
  readonly uniqueId: bigint | undefined
  readonly feeBps: number | undefined
}

/**
 * Returns whether an order buys the base token. The token with the stronger quote rank is the quote token,
 * and the other one is the base. If neither is a quote token, the order is treated as a buy of the output
 * token.
 */
export function isBuy(inputMint: Address, outputMint: Address): boolean {
  return quoteRank(inputMint) <= quoteRank(outputMint)
}

/** Amounts paid out of a DCA order's account, and the input left for its next cycles; base units. */
export type DcaPaidOut = Pick<DcaOrderState, 'inWithdrawnRaw' | 'outWithdrawnRaw' | 'nextCycleAmountLeftRaw'>

type DcaAmounts = DcaPaidOut & Pick<DcaOrderState, 'inDepositedRaw' | 'inUsedRaw' | 'outReceivedRaw'>

/**
 * Returns the payouts of a DCA order, including those of its closing. Closing returns the unsold input and
 * pays out all received output. It also deletes the account, so no account state ever shows these payouts. If
 * the reason of the end is unknown (`ended`), only the observed payouts are returned. `closedAt` is in unix
 * seconds.
 */
export function dcaPaidOut(
  state: DcaAmounts,
  status: OrderStatus,
  closedAt: UnixSeconds | undefined,
): DcaPaidOut {
  if (closedAt === undefined || status === 'ended') return state
  return {
    inWithdrawnRaw: state.inWithdrawnRaw + dcaRemainingRaw(state),
    outWithdrawnRaw: state.outReceivedRaw,
    nextCycleAmountLeftRaw: 0n,
  }
}

/** Returns the remaining input of a DCA order, base units; never negative. */
export function dcaRemainingRaw(
  order: Pick<DcaOrderState, 'inDepositedRaw' | 'inUsedRaw' | 'inWithdrawnRaw'>,
): bigint {
  const left = order.inDepositedRaw - order.inUsedRaw - order.inWithdrawnRaw
  return left > 0n ? left : 0n
}
