import type { Address } from '~/domain/base/ids'
import { toUnixSeconds } from '~/domain/base/time'
import type { ChainEvent, OrderClosed, OrderFilled, OrderOpened } from '~/domain/chain/chain-event'
import type { DcaOrderState, OrderEnd } from '~/domain/order/order'
import { createInstructionReader } from '~/solana/transaction/instruction-layout'
import type { EventContext, NormalizeEvent } from '../collect-events'
import { corrupt, type Decoded, ok } from '../protocol'
import type { DcaEvent } from './decode'
import { dcaInstructions } from './instructions'
import type { DcaAccount } from './layout'
import { readOpening } from './opening'

type Fields<N extends DcaEvent['name']> = Extract<DcaEvent, { name: N }>['fields']

const instructions = createInstructionReader(dcaInstructions)

/**
 * Converts an account to a domain state. Returns `corrupt` if a time or the cycle length is invalid. All
 * other fields are accepted unchanged.
 */
export function normalizeDca(key: Address, account: DcaAccount): Decoded<DcaOrderState> {
  const nextCycleAt = toUnixSeconds(account.nextCycleAt)
  if (nextCycleAt === undefined) return corrupt(`nextCycleAt is ${account.nextCycleAt}`)
  const createdAt = toUnixSeconds(account.createdAt)
  if (createdAt === undefined) return corrupt(`createdAt is ${account.createdAt}`)
  const cycleFrequencySeconds = Number(account.cycleFrequency)
  if (!Number.isSafeInteger(cycleFrequencySeconds)) {
    return corrupt(`cycleFrequency is ${account.cycleFrequency}`)
  }
  return ok({
    kind: 'dca',
    protocol: 'jupiter-dca',
    key,
    user: account.user,
    inputMint: account.inputMint,
    outputMint: account.outputMint,
    idx: account.idx,
    nextCycleAt,
    inDepositedRaw: account.inDeposited,
    inWithdrawnRaw: account.inWithdrawn,
    outWithdrawnRaw: account.outWithdrawn,
    inUsedRaw: account.inUsed,
    outReceivedRaw: account.outReceived,
    inAmountPerCycleRaw: account.inAmountPerCycle,
    cycleFrequencySeconds,
    nextCycleAmountLeftRaw: account.nextCycleAmountLeft,
    minOutAmountRaw: account.minOutAmount,
    maxOutAmountRaw: account.maxOutAmount,
    keeperInBalanceBeforeBorrowRaw: account.keeperInBalanceBeforeBorrow,
    dcaOutBalanceBeforeSwapRaw: account.dcaOutBalanceBeforeSwap,
    createdAt,
    bump: account.bump,
  })
}

/**
 * Converts an event to domain events. Fee events are skipped, because `Filled` contains the fee. Deposits and
 * withdrawals are skipped, because they are visible in the account and in `Closed`.
 */
export const normalizeDcaEvent: NormalizeEvent<DcaEvent> = (event, context) => {
  switch (event.name) {
    case 'Opened':
      return one(normalizeOpened(event.fields, context))
    case 'Filled':
      return one(ok(normalizeFilled(event.fields, context)))
    case 'Closed':
      return one(ok(normalizeClosed(event.fields, context)))
    case 'CollectedFee':
    case 'Deposit':
    case 'Withdraw':
      return ok([])
  }
}

function one(event: Decoded<ChainEvent>): Decoded<readonly ChainEvent[]> {
  return event.outcome === 'ok' ? ok([event.value]) : event
}

function normalizeOpened(fields: Fields<'Opened'>, context: EventContext): Decoded<OrderOpened> {
  const createdAt = toUnixSeconds(fields.createdAt)
  if (createdAt === undefined) return corrupt(`Opened: createdAt is ${fields.createdAt}`)
  const cycleFrequencySeconds = Number(fields.cycleFrequency)
  if (!Number.isSafeInteger(cycleFrequencySeconds)) {
    return corrupt(`Opened: cycleFrequency is ${fields.cycleFrequency}`)
  }
  const dca = context.emitter && readOpening(context.emitter, fields)
  return ok({
    type: 'order-opened',
    protocol: 'jupiter-dca',
    order: fields.dcaKey,
    maker: fields.userKey,
    inputMint: fields.inputMint,
    outputMint: fields.outputMint,
    inputRaw: fields.inDeposited,
    expectedOutputRaw: undefined,
    inAmountPerCycleRaw: fields.inAmountPerCycle,
    cycleFrequencySeconds,
    expiresAt: undefined,
    ...(dca && { dca }),
    ...context.place(0, createdAt),
  })
}

function normalizeFilled(fields: Fields<'Filled'>, context: EventContext): OrderFilled {
  const { emitter } = context
  return {
    type: 'order-filled',
    protocol: 'jupiter-dca',
    order: fields.dcaKey,
    maker: fields.userKey,
    taker: emitter && instructions.accountOf(emitter, 'keeper'),
    inputMint: fields.inputMint,
    outputMint: fields.outputMint,
    inputRaw: fields.inAmount,
    outputRaw: fields.outAmount,
    feeMint: fields.feeMint,
    feeRaw: fields.fee,
    remainingInputRaw: undefined,
    ...context.place(),
  }
}

function normalizeClosed(fields: Fields<'Closed'>, context: EventContext): OrderClosed {
  return {
    type: 'order-closed',
    protocol: 'jupiter-dca',
    order: fields.dcaKey,
    end: endOf(fields),
    unfilledInputRaw: fields.unfilledAmount,
    dca: totalsOf(fields),
    ...context.place(),
  }
}

/**
 * Computes the totals of a closed order. `totalInWithdrawn` includes the input that the closing returns. Both
 * real closings in the fixtures confirm this.
 */
function totalsOf({ inDeposited, totalInWithdrawn, totalOutWithdrawn, unfilledAmount }: Fields<'Closed'>) {
  return {
    depositedInputRaw: inDeposited,
    withdrawnInputRaw: notBelowZero(totalInWithdrawn - unfilledAmount),
    usedInputRaw: notBelowZero(inDeposited - totalInWithdrawn),
    receivedOutputRaw: totalOutWithdrawn,
  }
}

function notBelowZero(amountRaw: bigint): bigint {
  return amountRaw > 0n ? amountRaw : 0n
}

/**
 * Returns how the order ended. If the user closes it, the order is cancelled. A keeper closes orders that are
 * completed, and orders that it cannot continue.
 */
function endOf(fields: Fields<'Closed'>): OrderEnd {
  if (fields.userClosed) return 'cancelled'
  return fields.unfilledAmount === 0n ? 'completed' : 'expired'
}
