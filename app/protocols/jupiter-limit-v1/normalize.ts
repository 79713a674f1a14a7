import type { Address } from '~/domain/base/ids'
import type { ChainEvent, OrderClosed, OrderFilled } from '~/domain/chain/chain-event'
import type { LimitOrderState, OrderEnd } from '~/domain/order/order'
import { createInstructionReader } from '~/solana/transaction/instruction-layout'
import type { Instruction, Transaction } from '~/solana/transaction/transaction'
import { type EventContext, type NormalizeEvent, placeEvent } from '../collect-events'
import { readExpiry } from '../order-expiry'
import { corrupt, type Decoded, ok } from '../protocol'
import type { LimitV1Event } from './decode'
import { limitV1Instructions } from './instructions'
import { type LimitV1OrderAccount, limitV1ProgramId } from './layout'

type Fields<N extends LimitV1Event['name']> = Extract<LimitV1Event, { name: N }>['fields']
type InstructionName = keyof typeof limitV1Instructions

const instructions = createInstructionReader(limitV1Instructions)
const fillNames: readonly InstructionName[] = ['flashFillOrder', 'fillOrder']
const cancelNames: readonly InstructionName[] = ['cancelOrder', 'cancelExpiredOrder']

/**
 * Converts an account to a domain state. Returns `corrupt` if a remaining amount exceeds the original or the
 * expiry is invalid.
 */
export function normalizeLimitV1Order(key: Address, account: LimitV1OrderAccount): Decoded<LimitOrderState> {
  if (account.makingAmount > account.oriMakingAmount) return corrupt('makingAmount exceeds oriMakingAmount')
  if (account.takingAmount > account.oriTakingAmount) return corrupt('takingAmount exceeds oriTakingAmount')
  const expiry = readExpiry(account.expiredAt)
  if (expiry.outcome !== 'ok') return expiry
  return ok({
    kind: 'limit',
    protocol: 'jupiter-limit-v1',
    key,
    maker: account.maker,
    inputMint: account.inputMint,
    outputMint: account.outputMint,
    initialInputRaw: account.oriMakingAmount,
    expectedOutputRaw: account.oriTakingAmount,
    remainingInputRaw: account.makingAmount,
    filledOutputRaw: account.oriTakingAmount - account.takingAmount,
    createdAt: undefined,
    updatedAt: undefined,
    expiresAt: expiry.value,
    accountStatus: 'active',
    midFlash: account.borrowMakingAmount > 0n,
    counterparty: undefined,
    numberOfFills: undefined,
    uniqueId: undefined,
    feeBps: undefined,
  })
}

/**
 * Converts an event to domain events. If a trade leaves no input, it also produces a completion with the
 * event index 1.
 */
export const normalizeLimitV1Event: NormalizeEvent<LimitV1Event> = (event, context) => {
  switch (event.name) {
    case 'CreateOrderEvent':
      return normalizeCreated(event.fields, context)
    case 'TradeEvent':
      return ok(normalizeTrade(event.fields, context))
    case 'CancelOrderEvent': {
      const { orderKey } = event.fields
      const cancel = findInstruction(context.transaction, orderKey, cancelNames)
      return ok([{ ...context.place(), ...closing(orderKey, endOfCancel(cancel)) }])
    }
  }
}

/**
 * Reads cancellations from instructions. This is used if the log was truncated, because the log may lack
 * events.
 */
export function readCancellations(transaction: Transaction): readonly OrderClosed[] {
  return transaction.instructions.flatMap((instruction) => {
    if (instruction.programId !== limitV1ProgramId || !isOneOf(instruction, cancelNames)) return []
    const order = instructions.accountOf(instruction, 'order')
    if (order === undefined) return []
    const place = placeEvent(transaction, instruction.path.join('.'), 0)
    return [{ ...place, ...closing(order, endOfCancel(instruction)) }]
  })
}

function normalizeCreated(
  fields: Fields<'CreateOrderEvent'>,
  context: EventContext,
): Decoded<readonly ChainEvent[]> {
  const expiry = readExpiry(fields.expiredAt)
  if (expiry.outcome !== 'ok') return expiry
  return ok([
    {
      type: 'order-opened',
      protocol: 'jupiter-limit-v1',
      order: fields.orderKey,
      maker: fields.maker,
      inputMint: fields.inputMint,
      outputMint: fields.outputMint,
      inputRaw: fields.inAmount,
      expectedOutputRaw: fields.outAmount,
      inAmountPerCycleRaw: undefined,
      cycleFrequencySeconds: undefined,
      expiresAt: expiry.value,
      ...context.place(),
    },
  ])
}

function normalizeTrade(fields: Fields<'TradeEvent'>, context: EventContext): readonly ChainEvent[] {
  const fill = findInstruction(context.transaction, fields.orderKey, fillNames)
  const filled: OrderFilled = {
    type: 'order-filled',
    protocol: 'jupiter-limit-v1',
    order: fields.orderKey,
    maker: fill && instructions.accountOf(fill, 'maker'),
    taker: fields.taker,
    inputMint: fill && instructions.accountOf(fill, 'inputMint'),
    outputMint: fill && instructions.accountOf(fill, 'outputMint'),
    inputRaw: fields.inAmount,
    outputRaw: fields.outAmount,
    feeMint: undefined,
    feeRaw: undefined,
    remainingInputRaw: fields.remainingInAmount,
    ...context.place(),
  }
  if (fields.remainingInAmount > 0n) return [filled]
  const closed = { ...context.place(1), ...closing(fields.orderKey, 'completed'), unfilledInputRaw: 0n }
  return [filled, closed]
}

function closing(order: Address, end: OrderEnd) {
  return {
    type: 'order-closed',
    protocol: 'jupiter-limit-v1',
    order,
    end,
    unfilledInputRaw: undefined,
  } as const
}

function findInstruction(
  transaction: Transaction,
  order: Address,
  names: readonly InstructionName[],
): Instruction | undefined {
  return transaction.instructions.find(
    (instruction) =>
      instruction.programId === limitV1ProgramId &&
      isOneOf(instruction, names) &&
      instructions.accountOf(instruction, 'order') === order,
  )
}

function isOneOf(instruction: Instruction, names: readonly InstructionName[]): boolean {
  const name = instructions.nameOf(instruction)
  return name !== undefined && names.includes(name)
}

/**
 * Returns how the order ended. Version 1 has a separate instruction for expired orders. Any account may send
 * this instruction.
 */
function endOfCancel(cancel: Instruction | undefined): OrderEnd {
  return cancel && instructions.nameOf(cancel) === 'cancelExpiredOrder' ? 'expired' : 'cancelled'
}
