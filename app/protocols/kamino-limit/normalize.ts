import { type Address, trustedAddress } from '~/domain/base/ids'
import { toUnixSeconds } from '~/domain/base/time'
import type { ChainEvent, OrderClosed, OrderFilled, OrderOpened } from '~/domain/chain/chain-event'
import type { LimitOrderState, OrderEnd } from '~/domain/order/order'
import { createInstructionReader } from '~/solana/transaction/instruction-layout'
import type { Instruction } from '~/solana/transaction/transaction'
import type { EventContext, NormalizeEvent } from '../collect-events'
import { corrupt, type Decoded, ok } from '../protocol'
import type { KaminoEvent } from './decode'
import { kaminoInstructions } from './instructions'
import { type KaminoOrderAccount, lastOrderType, orderStatuses } from './layout'

type OrderDisplay = Extract<KaminoEvent, { name: 'OrderDisplay' }>['fields']

const instructions = createInstructionReader(kaminoInstructions)
/**
 * Maximum plausible number of fills of an order, because each fill is a transaction. This limit also keeps
 * sums of fills within the range of a JavaScript number.
 */
const mostFills = 2 ** 32
const anyone = trustedAddress('11111111111111111111111111111111')

/**
 * Converts an account to a domain state. Returns `corrupt` if an enum value is out of range or a remaining
 * amount exceeds the original.
 */
export function normalizeKaminoOrder(key: Address, account: KaminoOrderAccount): Decoded<LimitOrderState> {
  const accountStatus = orderStatuses[account.status]
  if (accountStatus === undefined) return corrupt(`status is ${account.status}`)
  if (account.orderType > lastOrderType) return corrupt(`orderType is ${account.orderType}`)
  if (account.flashIxLock > 1) return corrupt(`flashIxLock is ${account.flashIxLock}`)
  if (account.remainingInputAmount > account.initialInputAmount) {
    return corrupt('remainingInputAmount exceeds initialInputAmount')
  }
  const updatedAt = toUnixSeconds(account.lastUpdatedTimestamp)
  if (updatedAt === undefined) return corrupt(`lastUpdatedTimestamp is ${account.lastUpdatedTimestamp}`)
  const numberOfFills = Number(account.numberOfFills)
  if (numberOfFills > mostFills) return corrupt(`numberOfFills is ${account.numberOfFills}`)
  return ok({
    kind: 'limit',
    protocol: 'kamino-limit',
    key,
    maker: account.maker,
    inputMint: account.inputMint,
    outputMint: account.outputMint,
    initialInputRaw: account.initialInputAmount,
    expectedOutputRaw: account.expectedOutputAmount,
    remainingInputRaw: account.remainingInputAmount,
    filledOutputRaw: account.filledOutputAmount,
    createdAt: undefined,
    updatedAt,
    expiresAt: undefined,
    accountStatus,
    midFlash: account.flashIxLock === 1,
    counterparty: account.counterparty === anyone ? undefined : account.counterparty,
    numberOfFills,
    uniqueId: undefined,
    feeBps: undefined,
  })
}

/**
 * Converts an event to domain events. `OrderDisplay` contains neither the order's address nor what happened,
 * so both come from the instruction that emitted the event. If a fill leaves no input, it also produces a
 * completion with the event index 1, because the account exists until its maker closes it.
 */
export const normalizeKaminoEvent: NormalizeEvent<KaminoEvent> = (event, context) => {
  if (event.name === 'UserSwapBalanceDiffs') return ok([])
  const { emitter } = context
  const name = emitter && instructions.nameOf(emitter)
  const order = emitter && instructions.accountOf(emitter, 'order')
  if (emitter === undefined || order === undefined) return corrupt('OrderDisplay from an unknown instruction')
  switch (name) {
    case 'createOrder':
      return ok([normalizeOpened(order, emitter, event.fields, context)])
    case 'takeOrder':
    case 'flashTakeOrderEnd':
      return normalizeTaken(order, emitter, event.fields, context)
    case 'closeOrderAndClaimTip':
      return ok([normalizeClosed(order, event.fields, context)])
    default:
      return ok([])
  }
}

function normalizeOpened(
  order: Address,
  emitter: Instruction,
  fields: OrderDisplay,
  context: EventContext,
): OrderOpened {
  return {
    type: 'order-opened',
    protocol: 'kamino-limit',
    order,
    maker: instructions.accountOf(emitter, 'maker'),
    inputMint: instructions.accountOf(emitter, 'inputMint'),
    outputMint: instructions.accountOf(emitter, 'outputMint'),
    inputRaw: fields.initialInputAmount,
    expectedOutputRaw: fields.expectedOutputAmount,
    inAmountPerCycleRaw: undefined,
    cycleFrequencySeconds: undefined,
    expiresAt: undefined,
    ...context.place(0, toUnixSeconds(fields.lastUpdatedTimestamp)),
  }
}

function normalizeTaken(
  order: Address,
  emitter: Instruction,
  fields: OrderDisplay,
  context: EventContext,
): Decoded<readonly ChainEvent[]> {
  const numberOfFills = Number(fields.numberOfFills)
  if (numberOfFills > mostFills) return corrupt(`numberOfFills is ${fields.numberOfFills}`)
  const filled: OrderFilled = {
    type: 'order-filled',
    protocol: 'kamino-limit',
    order,
    maker: instructions.accountOf(emitter, 'maker'),
    taker: instructions.accountOf(emitter, 'taker'),
    inputMint: instructions.accountOf(emitter, 'inputMint'),
    outputMint: instructions.accountOf(emitter, 'outputMint'),
    inputRaw: undefined,
    outputRaw: fields.onEventOutputAmountFilled,
    feeMint: undefined,
    feeRaw: undefined,
    remainingInputRaw: fields.remainingInputAmount,
    numberOfFills,
    ...context.place(0, toUnixSeconds(fields.lastUpdatedTimestamp)),
  }
  return ok(
    fields.remainingInputAmount > 0n ? [filled] : [filled, normalizeClosed(order, fields, context, 1)],
  )
}

/**
 * Builds the event of a closing. The remaining amount determines how the order ended, because the program
 * sets the status of every closed order to cancelled.
 */
function normalizeClosed(
  order: Address,
  fields: OrderDisplay,
  context: EventContext,
  eventIndex = 0,
): OrderClosed {
  const end: OrderEnd = fields.remainingInputAmount === 0n ? 'completed' : 'cancelled'
  return {
    type: 'order-closed',
    protocol: 'kamino-limit',
    order,
    end,
    unfilledInputRaw: fields.remainingInputAmount,
    ...context.place(eventIndex, toUnixSeconds(fields.lastUpdatedTimestamp)),
  }
}
