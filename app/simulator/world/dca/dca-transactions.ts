import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { encodeDcaEventCpi, encodeDcaInstruction } from '~/protocols/jupiter-dca/encode'
import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import type { TransactionDraft } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { eventCall, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { dcaRentLamports } from './dca-account'
import { dcaCommonAccounts, dcaKeeper, stepChance } from './dca-common'
import { draftDcaFill } from './dca-fill-transaction'
import type { DcaOrder } from './dca-order'
import type { DcaClosed, DcaOpened } from './dca-steps'

/** Drafts the transaction of a step of a DCA order. */
export function draftDcaStep(order: DcaOrder, index: number): TransactionDraft {
  const step = order.steps[index]
  invariant(step, `the order has a step ${index}`)
  switch (step.type) {
    case 'opened':
      return draftOpening(order, step)
    case 'filled':
      return draftDcaFill(order, step, index)
    case 'closed':
      return step.byUser ? draftUserClose(order, step) : draftKeeperClose(order, step, index)
  }
}

/** Returns the fields that `Opened` and `Closed` have in common. */
function openedFields(order: DcaOrder) {
  const { user, pair, depositedRaw, perCycleRaw, cycleSeconds } = order.terms
  return {
    userKey: user,
    dcaKey: order.key,
    inDeposited: depositedRaw,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    cycleFrequency: BigInt(cycleSeconds),
    inAmountPerCycle: perCycleRaw,
    createdAt: BigInt(order.createdAt),
  }
}

function openDca(order: DcaOrder, userAta: Address) {
  const { user, pair, depositedRaw, perCycleRaw, cycleSeconds, minOutRaw, maxOutRaw } = order.terms
  return encodeDcaInstruction(
    'openDcaV2',
    {
      dca: order.key,
      user,
      payer: user,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      userAta,
      inAta: order.inAccount,
      outAta: order.outAccount,
      tokenProgram: pair.input.tokenProgram,
      ...dcaCommonAccounts,
    },
    {
      applicationIdx: BigInt(order.createdAt),
      inAmount: depositedRaw,
      inAmountPerCycle: perCycleRaw,
      cycleFrequency: BigInt(cycleSeconds),
      minOutAmount: minOutRaw === 0n ? undefined : minOutRaw,
      maxOutAmount: maxOutRaw === 0n ? undefined : maxOutRaw,
      startAt: undefined,
    },
  )
}

function draftOpening(order: DcaOrder, _step: DcaOpened): TransactionDraft {
  const { user, pair, depositedRaw } = order.terms
  const userAta = order.scene.tokenAccount(user, pair.input)
  const instruction = openDca(order, userAta)
  const deposit = transferTokens(pair.input, userAta, order.inAccount, user, depositedRaw)
  const opened = eventCall(encodeDcaEventCpi('Opened', openedFields(order)))
  return {
    feePayer: user,
    calls: [
      setComputeUnitPrice(50_000n),
      { instruction, name: 'OpenDcaV2', inner: [deposit, opened], computeUnits: 96_311 },
    ],
    holdings: new HoldingBook()
      .add(userAta, user, pair.input, depositedRaw + depositedRaw / 3n)
      .add(order.inAccount, order.key, pair.input, 0n)
      .add(order.outAccount, order.key, pair.output, 0n)
      .move(userAta, order.inAccount, depositedRaw)
      .list(),
    lamports: [{ account: order.key, pre: 0n, post: dcaRentLamports }],
    usesLookupTable: stepChance(order, 0, 'dca version') < 0.7,
  }
}

function closedEvent(order: DcaOrder, step: DcaClosed) {
  const unfilledAmount = order.terms.depositedRaw - step.after.inUsedRaw
  return eventCall(
    encodeDcaEventCpi('Closed', {
      totalInWithdrawn: unfilledAmount,
      totalOutWithdrawn: step.after.outReceivedRaw,
      unfilledAmount,
      userClosed: step.byUser,
      ...openedFields(order),
    }),
  )
}

function draftUserClose(order: DcaOrder, step: DcaClosed): TransactionDraft {
  const { user, pair, depositedRaw } = order.terms
  const leftRaw = depositedRaw - step.after.inUsedRaw
  const userInAta = order.scene.tokenAccount(user, pair.input)
  const instruction = encodeDcaInstruction(
    'closeDca',
    {
      user,
      dca: order.key,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      inAta: order.inAccount,
      outAta: order.outAccount,
      userInAta,
      userOutAta: order.scene.tokenAccount(user, pair.output),
      tokenProgram: pair.input.tokenProgram,
      ...dcaCommonAccounts,
    },
    {},
  )
  const refund = transferTokens(pair.input, order.inAccount, userInAta, order.key, leftRaw)
  return {
    feePayer: user,
    calls: [
      { instruction, name: 'CloseDca', inner: [refund, closedEvent(order, step)], computeUnits: 71_405 },
    ],
    holdings: new HoldingBook()
      .add(order.inAccount, order.key, pair.input, leftRaw)
      .add(userInAta, user, pair.input, depositedRaw / 7n)
      .move(order.inAccount, userInAta, leftRaw)
      .list(),
    lamports: [{ account: order.key, pre: dcaRentLamports, post: 0n }],
    usesLookupTable: false,
  }
}

function endAndClose(order: DcaOrder, keeper: Address, userInAta: Address, index: number) {
  const { user, pair } = order.terms
  return encodeDcaInstruction(
    'endAndClose',
    {
      keeper,
      dca: order.key,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      inAta: order.inAccount,
      outAta: order.outAccount,
      user,
      userOutAta: dcaProgramId,
      initUserOutAta: userInAta,
      intermediateAccount: order.scene.named('dca intermediate', index),
      tokenProgram: pair.output.tokenProgram,
      ...dcaCommonAccounts,
    },
    {},
  )
}

function draftKeeperClose(order: DcaOrder, step: DcaClosed, index: number): TransactionDraft {
  const { user, pair, depositedRaw } = order.terms
  const leftRaw = depositedRaw - step.after.inUsedRaw
  const keeper = dcaKeeper(order, index)
  const userInAta = order.scene.tokenAccount(user, pair.input)
  const instruction = endAndClose(order, keeper, userInAta, index)
  const refund =
    leftRaw === 0n ? [] : [transferTokens(pair.input, order.inAccount, userInAta, order.key, leftRaw)]
  return {
    feePayer: keeper,
    calls: [
      setComputeUnitPrice(12_000n),
      {
        instruction,
        name: 'EndAndClose',
        inner: [...refund, closedEvent(order, step)],
        computeUnits: 64_870,
      },
    ],
    holdings: new HoldingBook()
      .add(order.inAccount, order.key, pair.input, leftRaw)
      .add(userInAta, user, pair.input, depositedRaw / 7n)
      .move(order.inAccount, userInAta, leftRaw)
      .list(),
    lamports: [{ account: order.key, pre: dcaRentLamports, post: 0n }],
    usesLookupTable: true,
  }
}
