import type { Address } from './ids'
import { quoteRank } from './mints'
import type { LimitProtocolId } from './protocol'
import type { UnixSeconds } from './time'

/** How an order ended. `completed`: nothing left to sell. `expired` is shown as Cancelled with the word in the popup (M141). */
export type OrderEnd = 'completed' | 'cancelled' | 'expired'

/** `open` until the chain says how it ended; `ended` = the account is gone and no event told why yet. */
export type OrderStatus = 'open' | OrderEnd | 'ended'

/** One Jupiter DCA account as the chain has it. All `…Raw` are base units of the input or output mint. */
export interface DcaOrderState {
  readonly kind: 'dca'
  readonly protocol: 'jupiter-dca'
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

/** One limit order account, Jupiter (both programs) or Kamino, as the chain has it. */
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
  /** Output that the maker has got so far. Jupiter: original − remaining taking. */
  readonly filledOutputRaw: bigint
  /** Undefined where the account does not carry it (limit v1, Kamino): it comes from the opening event's block time. */
  readonly createdAt: UnixSeconds | undefined
  readonly updatedAt: UnixSeconds | undefined
  readonly expiresAt: UnixSeconds | undefined
  /** The account's own word; Kamino closes with `cancelled` even when filled, so the end is decided by `remainingInputRaw`. */
  readonly accountStatus: 'active' | 'filled' | 'cancelled'
  /** A flash fill is under way; amounts are intermediate. */
  readonly midFlash: boolean
  /** Only this taker may fill; undefined = anyone (Kamino). */
  readonly counterparty: Address | undefined
  /** Kamino counts fills on the account; undefined elsewhere. */
  readonly numberOfFills: number | undefined
  /** Jupiter v2 nonce, part of the PDA. */
  readonly uniqueId: bigint | undefined
  readonly feeBps: number | undefined
}

/**
 * Whether an order buys the base token: the side that ranks higher as quote is the quote, the other the base;
 * without a quote on either side it is a buy of the output (definitions.md).
 */
export function isBuy(inputMint: Address, outputMint: Address): boolean {
  return quoteRank(inputMint) <= quoteRank(outputMint)
}

/** What has left the account of a DCA order, and what its next cycle has left to sell; base units. */
export type DcaPaidOut = Pick<DcaOrderState, 'inWithdrawnRaw' | 'outWithdrawnRaw' | 'nextCycleAmountLeftRaw'>

type DcaAmounts = DcaPaidOut & Pick<DcaOrderState, 'inDepositedRaw' | 'inUsedRaw' | 'outReceivedRaw'>

/**
 * Closing a DCA order returns what it has not sold and pays out all that it has received. Its account is gone then, so no state of it ever
 * shows that; of one whose end nobody has told (`ended`) only what was seen is known. Times: unix seconds.
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

/** Input still to be sold by a DCA order, base units; never below zero. */
export function dcaRemainingRaw(
  order: Pick<DcaOrderState, 'inDepositedRaw' | 'inUsedRaw' | 'inWithdrawnRaw'>,
): bigint {
  const left = order.inDepositedRaw - order.inUsedRaw - order.inWithdrawnRaw
  return left > 0n ? left : 0n
}
