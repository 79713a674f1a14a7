import type { Address } from '~/domain/base/ids'
import { encodeDcaEventCpi, encodeDcaInstruction } from '~/protocols/jupiter-dca/encode'
import type { TransactionDraft } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { eventCall, programs, routeSwap, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { dcaCommonAccounts, dcaKeeper, stepChance } from './dca-common'
import type { DcaOrder } from './dca-order'
import type { DcaFilled } from './dca-steps'

/**
 * Error code similar to `SlippageToleranceExceeded`: the route returned less than the keeper had promised.
 */
const badPriceError = 6009
/** Index of `fulfillFlashFill` among the calls. */
const fulfillCall = 3
/** Share of fills whose log is truncated, because routes through many pools log more than a node stores. */
const truncatedShare = 0.01

/** Token accounts in a fill, and their owners. */
interface FillAccounts {
  readonly keeper: Address
  readonly market: Address
  readonly feeAuthority: Address
  readonly keeperIn: Address
  readonly marketIn: Address
  readonly marketOut: Address
  readonly fee: Address
  readonly userOut: Address
}

/**
 * Drafts the transaction of a fill. The keeper borrows the input, swaps it and repays in output tokens. The
 * program then pays the output tokens to the user.
 */
export function draftDcaFill(order: DcaOrder, step: DcaFilled, index: number): TransactionDraft {
  const accounts = fillAccounts(order, index)
  const { keeper } = accounts
  return {
    feePayer: keeper,
    calls: [
      setComputeUnitPrice(25_000n),
      borrow(order, step, accounts),
      swap(order, step, accounts),
      repay(order, step, accounts),
      payOut(order, step, accounts, index),
    ],
    holdings: fillHoldings(order, step, accounts),
    failure: step.failed ? { call: fulfillCall, code: badPriceError } : undefined,
    truncatesLog: !step.failed && stepChance(order, index, 'dca truncated') < truncatedShare,
    usesLookupTable: stepChance(order, index, 'dca version') < 0.85,
  }
}

function fillAccounts(order: DcaOrder, index: number): FillAccounts {
  const { scene, terms } = order
  const { input, output } = terms.pair
  const keeper = dcaKeeper(order, index)
  const market = scene.named('route authority')
  const feeAuthority = scene.named('dca fee authority')
  return {
    keeper,
    market,
    feeAuthority,
    keeperIn: scene.tokenAccount(keeper, input),
    marketIn: scene.tokenAccount(market, input),
    marketOut: scene.tokenAccount(market, output),
    fee: scene.tokenAccount(feeAuthority, output),
    userOut: scene.tokenAccount(terms.user, output),
  }
}

function borrow(order: DcaOrder, step: DcaFilled, { keeper, keeperIn }: FillAccounts) {
  const { input } = order.terms.pair
  const instruction = encodeDcaInstruction(
    'initiateFlashFill',
    {
      keeper,
      dca: order.key,
      inputMint: input.mint,
      keeperInAta: keeperIn,
      inAta: order.inAccount,
      outAta: order.outAccount,
      instructionsSysvar: programs.instructionsSysvar,
      tokenProgram: input.tokenProgram,
      ...dcaCommonAccounts,
    },
    {},
  )
  const inner = [transferTokens(input, order.inAccount, keeperIn, order.key, step.inRaw)]
  return { instruction, name: 'InitiateFlashFill', inner, computeUnits: 43_797 }
}

function swap(
  order: DcaOrder,
  step: DcaFilled,
  { keeper, keeperIn, marketIn, marketOut, market }: FillAccounts,
) {
  const { input, output } = order.terms.pair
  return routeSwap(
    keeper,
    { token: input, from: keeperIn, to: marketIn, raw: step.inRaw },
    { token: output, from: marketOut, to: order.outAccount, raw: step.outRaw + step.feeRaw },
    market,
  )
}

function repay(order: DcaOrder, step: DcaFilled, { keeper, keeperIn, feeAuthority, fee }: FillAccounts) {
  const { input, output } = order.terms.pair
  const instruction = encodeDcaInstruction(
    'fulfillFlashFill',
    {
      keeper,
      dca: order.key,
      inputMint: input.mint,
      outputMint: output.mint,
      keeperInAta: keeperIn,
      inAta: order.inAccount,
      outAta: order.outAccount,
      feeAuthority,
      feeAta: fee,
      instructionsSysvar: programs.instructionsSysvar,
      tokenProgram: output.tokenProgram,
      ...dcaCommonAccounts,
    },
    { repayAmount: step.outRaw + step.feeRaw },
  )
  const takeFee = transferTokens(output, order.outAccount, fee, order.key, step.feeRaw)
  const inner = [takeFee, ...fillEvents(order, step)]
  return { instruction, name: 'FulfillFlashFill', inner, computeUnits: 52_118 }
}

function fillEvents(order: DcaOrder, step: DcaFilled) {
  const { user, pair } = order.terms
  const collected = encodeDcaEventCpi('CollectedFee', {
    userKey: user,
    dcaKey: order.key,
    mint: pair.output.mint,
    amount: step.feeRaw,
  })
  const filled = encodeDcaEventCpi('Filled', {
    userKey: user,
    dcaKey: order.key,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    inAmount: step.inRaw,
    outAmount: step.outRaw,
    feeMint: pair.output.mint,
    fee: step.feeRaw,
  })
  return [eventCall(collected), eventCall(filled)]
}

function payOut(order: DcaOrder, step: DcaFilled, { keeper, userOut }: FillAccounts, index: number) {
  const { user, pair } = order.terms
  const instruction = encodeDcaInstruction(
    'transfer',
    {
      keeper,
      dca: order.key,
      user,
      outputMint: pair.output.mint,
      dcaOutAta: order.outAccount,
      userOutAta: userOut,
      intermediateAccount: order.scene.named('dca intermediate', index),
      tokenProgram: pair.output.tokenProgram,
      ...dcaCommonAccounts,
    },
    {},
  )
  const withdrawn = encodeDcaEventCpi('Withdraw', {
    dcaKey: order.key,
    inAmount: 0n,
    outAmount: step.outRaw,
    userWithdraw: false,
  })
  const inner = [
    transferTokens(pair.output, order.outAccount, userOut, order.key, step.outRaw),
    eventCall(withdrawn),
  ]
  return { instruction, name: 'Transfer', inner, computeUnits: 38_904 }
}

function fillHoldings(order: DcaOrder, step: DcaFilled, accounts: FillAccounts) {
  const { input, output } = order.terms.pair
  const { keeper, market, feeAuthority } = accounts
  const grossRaw = step.outRaw + step.feeRaw
  const remainingRaw = order.terms.depositedRaw - step.after.inUsedRaw
  // A failed step does not change `after`, so `remainingRaw` still includes the step's input.
  const heldRaw = step.failed ? remainingRaw : remainingRaw + step.inRaw
  return new HoldingBook()
    .add(order.inAccount, order.key, input, heldRaw)
    .add(order.outAccount, order.key, output, 0n)
    .add(accounts.keeperIn, keeper, input, step.inRaw / 50n)
    .add(accounts.marketIn, market, input, step.inRaw * 3n)
    .add(accounts.marketOut, market, output, grossRaw * 3n)
    .add(accounts.fee, feeAuthority, output, grossRaw)
    .add(accounts.userOut, order.terms.user, output, step.after.outReceivedRaw)
    .move(order.inAccount, accounts.keeperIn, step.inRaw)
    .move(accounts.keeperIn, accounts.marketIn, step.inRaw)
    .move(accounts.marketOut, order.outAccount, grossRaw)
    .move(order.outAccount, accounts.fee, step.feeRaw)
    .move(order.outAccount, accounts.userOut, step.outRaw)
    .list()
}
