import type { UnixSeconds } from '~/domain/base/time'
import type { OrderOpened } from '~/domain/chain/chain-event'
import type { DcaOrderState, LimitOrderState } from '~/domain/order/order'
import { isOfKind, protocolFacts } from '~/domain/protocol/protocol'
import type { WriteOf } from '~/store/batch/batch'

/**
 * Creates order rows from opening events that contain every needed field. Other orders get their row when
 * their account arrives.
 */
export interface OpenedOrders {
  readonly dca: WriteOf<DcaOrderState>[]
  readonly limit: WriteOf<LimitOrderState>[]
}

/**
 * Builds the first state of orders from their opening events. `seenAt` is the time for events without a block
 * time.
 */
export function openedOrders(openings: readonly OrderOpened[], seenAt: UnixSeconds): OpenedOrders {
  const orders: OpenedOrders = { dca: [], limit: [] }
  for (const event of openings) {
    const at = event.at ?? seenAt
    // The state gets the slot before the opening, so that fills in the slot of the opening are still added.
    const place = { slot: event.slot - 1, at }
    const dca = openedDca(event)
    const limit = openedLimit(event)
    if (dca) orders.dca.push({ ...place, state: dca })
    else if (limit) orders.limit.push({ ...place, state: limit })
  }
  return orders
}

function openedDca(event: OrderOpened): DcaOrderState | undefined {
  const { protocol, maker, inputMint, outputMint, inAmountPerCycleRaw, cycleFrequencySeconds, dca } = event
  if (!isOfKind(protocol, 'dca') || !dca || !maker || !inputMint || !outputMint) return undefined
  if (inAmountPerCycleRaw === undefined || cycleFrequencySeconds === undefined) return undefined
  return {
    kind: 'dca',
    protocol,
    key: event.order,
    user: maker,
    inputMint,
    outputMint,
    idx: dca.idx,
    nextCycleAt: dca.firstCycleAt,
    inDepositedRaw: event.inputRaw,
    inWithdrawnRaw: 0n,
    outWithdrawnRaw: 0n,
    inUsedRaw: 0n,
    outReceivedRaw: 0n,
    inAmountPerCycleRaw,
    cycleFrequencySeconds,
    nextCycleAmountLeftRaw: inAmountPerCycleRaw,
    minOutAmountRaw: dca.minOutAmountRaw,
    maxOutAmountRaw: dca.maxOutAmountRaw,
    keeperInBalanceBeforeBorrowRaw: 0n,
    dcaOutBalanceBeforeSwapRaw: 0n,
    createdAt: dca.createdAt,
    bump: dca.bump,
  }
}

function openedLimit(event: OrderOpened): LimitOrderState | undefined {
  const { protocol, maker, inputMint, outputMint, expectedOutputRaw } = event
  if (!isOfKind(protocol, 'limit') || !maker || !inputMint || !outputMint) return undefined
  if (expectedOutputRaw === undefined) return undefined
  return {
    kind: 'limit',
    protocol,
    key: event.order,
    maker,
    inputMint,
    outputMint,
    initialInputRaw: event.inputRaw,
    expectedOutputRaw,
    remainingInputRaw: event.inputRaw,
    filledOutputRaw: 0n,
    createdAt: event.at ?? undefined,
    updatedAt: event.at ?? undefined,
    expiresAt: event.expiresAt,
    accountStatus: 'active',
    midFlash: false,
    counterparty: undefined,
    numberOfFills: protocolFacts[protocol].countsFills ? 0 : undefined,
    uniqueId: undefined,
    feeBps: undefined,
  }
}
