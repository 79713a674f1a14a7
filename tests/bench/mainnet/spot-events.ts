import type { Address } from '~/domain/base/ids'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import { encodeDcaEventCpi } from '~/protocols/jupiter-dca/encode'
import { dcaEventAuthority, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { encodeLimitEventCpi } from '~/protocols/jupiter-limit/encode'
import { limitEventAuthority, limitProgramId } from '~/protocols/jupiter-limit/layout'
import { encodeLimitV1EventLog } from '~/protocols/jupiter-limit-v1/encode'
import { limitV1ProgramId } from '~/protocols/jupiter-limit-v1/layout'
import { encodeKaminoEventCpi, encodeKaminoInstruction } from '~/protocols/kamino-limit/encode'
import { kaminoInstructions } from '~/protocols/kamino-limit/instructions'
import { kaminoEventAuthority, kaminoProgramId } from '~/protocols/kamino-limit/layout'
import { dcaAccount, keyOf, limitAccount } from '../ingest/orders'
import { kaminoAccount, pairOf } from './spot-world'
import type { ProgramCall } from './transaction'

const taker = keyOf(1, 60_000)

/** Returns the call that has filled an order, so that the order has this revision. */
export function fillCall(protocol: SpotProtocolId, index: number, revision: number): ProgramCall {
  switch (protocol) {
    case 'jupiter-dca':
      return dcaFill(index, revision)
    case 'jupiter-limit':
      return limitFill(index, revision)
    case 'jupiter-limit-v1':
      return limitV1Fill(index, revision)
    case 'kamino-limit':
      return kaminoFill(index, revision)
  }
}

function dcaFill(index: number, revision: number): ProgramCall {
  const { inAmountPerCycle } = dcaAccount(index, revision, pairOf(index))
  const order = dcaIdentity(index)
  const fee = { feeMint: order.outputMint, fee: 1_000n }
  return dcaCall(
    index,
    encodeDcaEventCpi('Filled', { ...order, inAmount: inAmountPerCycle, outAmount: 1_000_000n, ...fee }),
  )
}

function dcaIdentity(index: number) {
  const { user: userKey, inputMint, outputMint } = dcaAccount(index, 1, pairOf(index))
  return { userKey, dcaKey: keyOf(0, index), inputMint, outputMint }
}

function dcaTerms(index: number) {
  const { inDeposited, cycleFrequency, inAmountPerCycle, createdAt } = dcaAccount(index, 1, pairOf(index))
  return { ...dcaIdentity(index), inDeposited, cycleFrequency, inAmountPerCycle, createdAt }
}

function dcaCall(index: number, { data }: { readonly data: Uint8Array }): ProgramCall {
  const { userKey, dcaKey } = dcaIdentity(index)
  return { program: dcaProgramId, keys: [userKey, dcaKey], event: { authority: dcaEventAuthority, data } }
}

export function dcaOpening(index: number): ProgramCall {
  return dcaCall(index, encodeDcaEventCpi('Opened', dcaTerms(index)))
}

export function dcaClosing(index: number): ProgramCall {
  const terms = dcaTerms(index)
  const totals = {
    totalInWithdrawn: 0n,
    totalOutWithdrawn: 0n,
    unfilledAmount: terms.inDeposited,
    userClosed: true,
  }
  return dcaCall(index, encodeDcaEventCpi('Closed', { ...terms, ...totals }))
}

function limitCall(index: number, { data }: { readonly data: Uint8Array }): ProgramCall {
  const { maker } = limitAccount(index, 1, pairOf(index))
  const keys = [maker, keyOf(0, index)]
  return { program: limitProgramId, keys, event: { authority: limitEventAuthority, data } }
}

/** Amounts of a fill of a limit order, and what is left after it. */
function limitAmounts(index: number, revision: number) {
  const { oriMakingAmount, makingAmount, takingAmount } = limitAccount(index, revision, pairOf(index))
  return { making: oriMakingAmount / 1000n, taking: oriMakingAmount / 500n, makingAmount, takingAmount }
}

function limitFill(index: number, revision: number): ProgramCall {
  const { making, taking, makingAmount, takingAmount } = limitAmounts(index, revision)
  return limitCall(
    index,
    encodeLimitEventCpi('TradeEvent', {
      orderKey: keyOf(0, index),
      taker,
      remainingMakingAmount: makingAmount,
      remainingTakingAmount: takingAmount,
      makingAmount: making,
      takingAmount: taking,
    }),
  )
}

export function limitOpening(index: number): ProgramCall {
  const order = limitAccount(index, 0, pairOf(index))
  const amounts = { makingAmount: order.oriMakingAmount, takingAmount: order.oriTakingAmount }
  return limitCall(
    index,
    encodeLimitEventCpi('CreateOrderEvent', { ...order, orderKey: keyOf(0, index), ...amounts }),
  )
}

export function limitClosing(index: number): ProgramCall {
  return limitCall(index, encodeLimitEventCpi('CancelOrderEvent', { orderKey: keyOf(0, index) }))
}

function limitV1Fill(index: number, revision: number): ProgramCall {
  const { making, taking, makingAmount, takingAmount } = limitAmounts(index, revision)
  const line = encodeLimitV1EventLog('TradeEvent', {
    orderKey: keyOf(0, index),
    taker,
    remainingInAmount: makingAmount,
    remainingOutAmount: takingAmount,
    inAmount: making,
    outAmount: taking,
  })
  return { program: limitV1ProgramId, keys: [keyOf(0, index)], lines: [line] }
}

const takeAccounts = Object.keys(
  kaminoInstructions.takeOrder.accounts,
) as (keyof typeof kaminoInstructions.takeOrder.accounts)[]

function kaminoFill(index: number, revision: number): ProgramCall {
  const order = kaminoAccount(index, revision)
  const key = keyOf(0, index)
  const { data } = encodeKaminoEventCpi('OrderDisplay', {
    ...order,
    onEventOutputAmountFilled: order.expectedOutputAmount / 1000n,
    onEventTipAmount: 0n,
  })
  // Sextant finds the order among the accounts of the instruction, at the place that the program gives it.
  const named = Object.fromEntries(takeAccounts.map((name) => [name, key])) as Record<
    (typeof takeAccounts)[number],
    Address
  >
  const amounts = { inputAmount: 1n, minOutputAmount: 1n, tipAmountPermissionlessTaking: 0n }
  return {
    program: kaminoProgramId,
    keys: [key],
    accounts: takeAccounts.map(() => 0),
    instruction: encodeKaminoInstruction('takeOrder', named, amounts).data,
    event: { authority: kaminoEventAuthority, data },
  }
}
