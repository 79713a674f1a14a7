import type { Address } from '~/domain/base/ids'
import { toUnixSeconds } from '~/domain/base/time'
import type { ChainEvent, OrderClosed, OrderFilled, OrderOpened } from '~/domain/chain/chain-event'
import type { LimitOrderState, OrderEnd } from '~/domain/order/order'
import { createInstructionReader } from '~/solana/transaction/instruction-layout'
import type { Instruction } from '~/solana/transaction/transaction'
import type { EventContext, NormalizeEvent } from '../collect-events'
import { readExpiry } from '../order-expiry'
import { corrupt, type Decoded, ok } from '../protocol'
import type { LimitEvent } from './decode'
import { limitInstructions } from './instructions'
import { type LimitOrderAccount, limitProgramId } from './layout'

type Fields<N extends LimitEvent['name']> = Extract<LimitEvent, { name: N }>['fields']

const instructions = createInstructionReader(limitInstructions)

/**
 * Converts an account to a domain state. Returns `corrupt` if a remaining amount exceeds the original or a
 * time is invalid.
 */
export function normalizeLimitOrder(key: Address, account: LimitOrderAccount): Decoded<LimitOrderState> {
  if (account.makingAmount > account.oriMakingAmount) return corrupt('makingAmount exceeds oriMakingAmount')
  if (account.takingAmount > account.oriTakingAmount) return corrupt('takingAmount exceeds oriTakingAmount')
  const createdAt = toUnixSeconds(account.createdAt)
  if (createdAt === undefined) return corrupt(`createdAt is ${account.createdAt}`)
  const updatedAt = toUnixSeconds(account.updatedAt)
  if (updatedAt === undefined) return corrupt(`updatedAt is ${account.updatedAt}`)
  const expiry = readExpiry(account.expiredAt)
  if (expiry.outcome !== 'ok') return expiry
  return ok({
    kind: 'limit',
    protocol: 'jupiter-limit',
    key,
    maker: account.maker,
    inputMint: account.inputMint,
    outputMint: account.outputMint,
    initialInputRaw: account.oriMakingAmount,
    expectedOutputRaw: account.oriTakingAmount,
    remainingInputRaw: account.makingAmount,
    filledOutputRaw: account.oriTakingAmount - account.takingAmount,
    createdAt,
    updatedAt,
    expiresAt: expiry.value,
    accountStatus: 'active',
    midFlash: account.borrowMakingAmount > 0n,
    counterparty: undefined,
    numberOfFills: undefined,
    uniqueId: account.uniqueId,
    feeBps: account.feeBps,
  })
}

/**
 * Converts an event to domain events. If a trade leaves no input, it also produces a completion with the
 * event index 1.
 */
export const normalizeLimitEvent: NormalizeEvent<LimitEvent> = (event, context) => {
  switch (event.name) {
    case 'CreateOrderEvent':
      return normalizeCreated(event.fields, context)
    case 'TradeEvent':
      return ok(normalizeTrade(event.fields, context))
    case 'CancelOrderEvent':
      return ok([normalizeClosed(event.fields.orderKey, endOfCancel(context.emitter), context)])
    case 'CancelDustOrderEvent':
      return ok([normalizeClosed(event.fields.orderKey, 'cancelled', context)])
  }
}

function normalizeCreated(
  fields: Fields<'CreateOrderEvent'>,
  context: EventContext,
): Decoded<readonly ChainEvent[]> {
  const expiry = readExpiry(fields.expiredAt)
  if (expiry.outcome !== 'ok') return expiry
  const opened: OrderOpened = {
    type: 'order-opened',
    protocol: 'jupiter-limit',
    order: fields.orderKey,
    maker: fields.maker,
    inputMint: fields.inputMint,
    outputMint: fields.outputMint,
    inputRaw: fields.makingAmount,
    expectedOutputRaw: fields.takingAmount,
    inAmountPerCycleRaw: undefined,
    cycleFrequencySeconds: undefined,
    expiresAt: expiry.value,
    ...context.place(),
  }
  return ok([opened])
}

function normalizeTrade(fields: Fields<'TradeEvent'>, context: EventContext): readonly ChainEvent[] {
  const { emitter } = context
  const filled: OrderFilled = {
    type: 'order-filled',
    protocol: 'jupiter-limit',
    order: fields.orderKey,
    maker: emitter && instructions.accountOf(emitter, 'maker'),
    taker: fields.taker,
    inputMint: findInputMint(fields.orderKey, context),
    outputMint: emitter && instructions.accountOf(emitter, 'outputMint'),
    inputRaw: fields.makingAmount,
    outputRaw: fields.takingAmount,
    feeMint: undefined,
    feeRaw: undefined,
    remainingInputRaw: fields.remainingMakingAmount,
    ...context.place(),
  }
  if (fields.remainingMakingAmount > 0n) return [filled]
  return [filled, { ...normalizeClosed(fields.orderKey, 'completed', context, 1), unfilledInputRaw: 0n }]
}

/**
 * Returns the input mint of a fill. The instruction `fillOrder` contains the mint. A flash fill consists of
 * two instructions, and only the first (`preFlashFillOrder`) contains the mint. Both instructions are about
 * the same order.
 */
function findInputMint(order: Address, { emitter, transaction }: EventContext): Address | undefined {
  const named = emitter && instructions.accountOf(emitter, 'inputMint')
  if (named !== undefined) return named
  const lending = transaction.instructions.find(
    (instruction) =>
      instruction.programId === limitProgramId &&
      instructions.nameOf(instruction) === 'preFlashFillOrder' &&
      instructions.accountOf(instruction, 'order') === order,
  )
  return lending && instructions.accountOf(lending, 'inputMint')
}

function normalizeClosed(order: Address, end: OrderEnd, context: EventContext, eventIndex = 0): OrderClosed {
  return {
    type: 'order-closed',
    protocol: 'jupiter-limit',
    order,
    end,
    unfilledInputRaw: undefined,
    ...context.place(eventIndex),
  }
}

/**
 * Returns how the order ended. Accounts other than the maker may only cancel an expired order. If another
 * account signed, the order had therefore expired.
 */
function endOfCancel(emitter: Instruction | undefined): OrderEnd {
  if (emitter === undefined) return 'cancelled'
  const signer = instructions.accountOf(emitter, 'signer')
  return signer === instructions.accountOf(emitter, 'maker') ? 'cancelled' : 'expired'
}
