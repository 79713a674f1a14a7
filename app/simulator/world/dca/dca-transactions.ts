import type { Address } from '~/domain/ids'
import { invariant } from '~/lib/invariant'
import { encodeDcaEventCpi, encodeDcaInstruction } from '~/protocols/jupiter-dca/encode'
import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { formOfPair } from '../stories/pairs'
import type { TransactionDraft } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { eventCall, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { dcaRentLamports } from './dca-account'
import { dcaCommonAccounts, dcaKeeper, stepChance } from './dca-common'
import { draftDcaFill } from './dca-fill-transaction'
import type { DcaClosed, DcaOpened } from './dca-steps'
import type { DcaStory } from './dca-story'

/** Drafts the transaction of a step of a DCA order. */
export function draftDcaStep(story: DcaStory, index: number): TransactionDraft {
  const step = story.steps[index]
  invariant(step, `the order has a step ${index}`)
  switch (step.type) {
    case 'opened':
      return draftOpening(story, step)
    case 'filled':
      return draftDcaFill(story, step, index)
    case 'closed':
      return step.byUser ? draftUserClose(story, step) : draftKeeperClose(story, step, index)
  }
}

/** Returns the fields that `Opened` and `Closed` have in common. */
function openedFields(story: DcaStory) {
  const { user, pair, depositedRaw, perCycleRaw, cycleSeconds } = story.terms
  return {
    userKey: user,
    dcaKey: story.key,
    inDeposited: depositedRaw,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    cycleFrequency: BigInt(cycleSeconds),
    inAmountPerCycle: perCycleRaw,
    createdAt: BigInt(story.createdAt),
  }
}

function openDca(story: DcaStory, userAta: Address) {
  const { user, pair, depositedRaw, perCycleRaw, cycleSeconds, minOutRaw, maxOutRaw } = story.terms
  return encodeDcaInstruction(
    'openDcaV2',
    {
      dca: story.key,
      user,
      payer: user,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      userAta,
      inAta: story.inAccount,
      outAta: story.outAccount,
      tokenProgram: pair.input.tokenProgram,
      ...dcaCommonAccounts,
    },
    {
      applicationIdx: BigInt(story.createdAt),
      inAmount: depositedRaw,
      inAmountPerCycle: perCycleRaw,
      cycleFrequency: BigInt(cycleSeconds),
      minOutAmount: minOutRaw === 0n ? undefined : minOutRaw,
      maxOutAmount: maxOutRaw === 0n ? undefined : maxOutRaw,
      startAt: undefined,
    },
  )
}

function draftOpening(story: DcaStory, _step: DcaOpened): TransactionDraft {
  const { user, pair, depositedRaw } = story.terms
  const userAta = story.scene.tokenAccount(user, pair.input)
  const instruction = openDca(story, userAta)
  const deposit = transferTokens(pair.input, userAta, story.inAccount, user, depositedRaw)
  const opened = eventCall(encodeDcaEventCpi('Opened', openedFields(story)))
  return {
    form: `DCA opening${formOfPair(pair)}`,
    feePayer: user,
    calls: [
      setComputeUnitPrice(50_000n),
      { instruction, name: 'OpenDcaV2', inner: [deposit, opened], computeUnits: 96_311 },
    ],
    holdings: new HoldingBook()
      .add(userAta, user, pair.input, depositedRaw + depositedRaw / 3n)
      .add(story.inAccount, story.key, pair.input, 0n)
      .add(story.outAccount, story.key, pair.output, 0n)
      .move(userAta, story.inAccount, depositedRaw)
      .list(),
    lamports: [{ account: story.key, pre: 0n, post: dcaRentLamports }],
    usesLookupTable: stepChance(story, 0, 'dca version') < 0.7,
  }
}

function closedEvent(story: DcaStory, step: DcaClosed) {
  const unfilledAmount = story.terms.depositedRaw - step.after.inUsedRaw
  return eventCall(
    encodeDcaEventCpi('Closed', {
      totalInWithdrawn: unfilledAmount,
      totalOutWithdrawn: step.after.outReceivedRaw,
      unfilledAmount,
      userClosed: step.byUser,
      ...openedFields(story),
    }),
  )
}

function draftUserClose(story: DcaStory, step: DcaClosed): TransactionDraft {
  const { user, pair, depositedRaw } = story.terms
  const leftRaw = depositedRaw - step.after.inUsedRaw
  const userInAta = story.scene.tokenAccount(user, pair.input)
  const instruction = encodeDcaInstruction(
    'closeDca',
    {
      user,
      dca: story.key,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      inAta: story.inAccount,
      outAta: story.outAccount,
      userInAta,
      userOutAta: story.scene.tokenAccount(user, pair.output),
      tokenProgram: pair.input.tokenProgram,
      ...dcaCommonAccounts,
    },
    {},
  )
  const refund = transferTokens(pair.input, story.inAccount, userInAta, story.key, leftRaw)
  return {
    form: `DCA closed by its user${formOfPair(pair)}`,
    feePayer: user,
    calls: [
      { instruction, name: 'CloseDca', inner: [refund, closedEvent(story, step)], computeUnits: 71_405 },
    ],
    holdings: new HoldingBook()
      .add(story.inAccount, story.key, pair.input, leftRaw)
      .add(userInAta, user, pair.input, depositedRaw / 7n)
      .move(story.inAccount, userInAta, leftRaw)
      .list(),
    lamports: [{ account: story.key, pre: dcaRentLamports, post: 0n }],
    usesLookupTable: false,
  }
}

function endAndClose(story: DcaStory, keeper: Address, userInAta: Address, index: number) {
  const { user, pair } = story.terms
  return encodeDcaInstruction(
    'endAndClose',
    {
      keeper,
      dca: story.key,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      inAta: story.inAccount,
      outAta: story.outAccount,
      user,
      userOutAta: dcaProgramId,
      initUserOutAta: userInAta,
      intermediateAccount: story.scene.named('dca intermediate', index),
      tokenProgram: pair.output.tokenProgram,
      ...dcaCommonAccounts,
    },
    {},
  )
}

function draftKeeperClose(story: DcaStory, step: DcaClosed, index: number): TransactionDraft {
  const { user, pair, depositedRaw } = story.terms
  const leftRaw = depositedRaw - step.after.inUsedRaw
  const keeper = dcaKeeper(story, index)
  const userInAta = story.scene.tokenAccount(user, pair.input)
  const instruction = endAndClose(story, keeper, userInAta, index)
  const refund =
    leftRaw === 0n ? [] : [transferTokens(pair.input, story.inAccount, userInAta, story.key, leftRaw)]
  return {
    form: `DCA closed by a keeper${refund.length === 0 ? '' : ' with a refund'}${formOfPair(pair)}`,
    feePayer: keeper,
    calls: [
      setComputeUnitPrice(12_000n),
      {
        instruction,
        name: 'EndAndClose',
        inner: [...refund, closedEvent(story, step)],
        computeUnits: 64_870,
      },
    ],
    holdings: new HoldingBook()
      .add(story.inAccount, story.key, pair.input, leftRaw)
      .add(userInAta, user, pair.input, depositedRaw / 7n)
      .move(story.inAccount, userInAta, leftRaw)
      .list(),
    lamports: [{ account: story.key, pre: dcaRentLamports, post: 0n }],
    usesLookupTable: true,
  }
}
