import { encodeKaminoInstruction, encodeKaminoOrder } from '~/protocols/kamino-limit/encode'
import { kaminoEventAuthority, kaminoGlobalConfig, kaminoProgramId } from '~/protocols/kamino-limit/layout'
import type { LedgerAccount } from '../../ledger'
import type { TransactionDraft } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { programs, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { unixTimeOfSlot } from '../world-time'
import { ownAddress } from './fill-accounts'
import { draftKaminoFill } from './kamino-fill'
import { displayEvent, kaminoVault, statusOf, tipLamports } from './kamino-parts'
import type { LimitClosed, LimitStep } from './limit-steps'
import type { LimitForm, LimitStory } from './limit-story'

/** Rent-exempt minimum of 424 bytes, lamports. */
const rentLamports = 3_841_920n
const anyone = programs.system

/**
 * Kamino's limit orders. The address of an order is a key pair, and the program emits events by calling
 * itself. A filled order remains on chain until its maker closes it.
 */
export const kaminoForm: LimitForm = {
  programId: kaminoProgramId,
  staysWhenFilled: true,
  addressOf: (story) => ({ address: ownAddress(story, 'kamino order'), bump: 255 }),
  encode: encodeAccount,
  draft(story, step, index) {
    if (step.type === 'opened') return draftOpening(story, step)
    return step.type === 'filled' ? draftKaminoFill(story, step, index) : draftClosing(story, step)
  },
}

function encodeAccount(story: LimitStory, step: LimitStep): LedgerAccount {
  const { maker, pair, makingRaw, takingRaw } = story.terms
  const { remainingInRaw, remainingOutRaw, fills } = step.after
  const data = encodeKaminoOrder({
    globalConfig: kaminoGlobalConfig,
    maker,
    inputMint: pair.input.mint,
    inputMintProgramId: pair.input.tokenProgram,
    outputMint: pair.output.mint,
    outputMintProgramId: pair.output.tokenProgram,
    initialInputAmount: makingRaw,
    expectedOutputAmount: takingRaw,
    remainingInputAmount: remainingInRaw,
    filledOutputAmount: takingRaw - remainingOutRaw,
    tipAmount: tipLamports * BigInt(fills),
    numberOfFills: BigInt(fills),
    orderType: 0,
    status: statusOf(step),
    inVaultBump: 254,
    flashIxLock: 0,
    permissionless: 1,
    lastUpdatedTimestamp: BigInt(unixTimeOfSlot(step.slot)),
    flashStartTakerOutputBalance: 0n,
    counterparty: anyone,
    feePaid: 0n,
  })
  return { key: story.key, owner: kaminoProgramId, lamports: rentLamports, data, slot: step.slot }
}

function draftOpening(story: LimitStory, step: LimitStep): TransactionDraft {
  const { maker, pair, makingRaw, takingRaw } = story.terms
  const { authority, vault } = kaminoVault(story)
  const makerIn = story.scene.tokenAccount(maker, pair.input)
  const instruction = encodeKaminoInstruction(
    'createOrder',
    {
      maker,
      globalConfig: kaminoGlobalConfig,
      pdaAuthority: authority,
      order: story.key,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      makerAta: makerIn,
      inputVault: vault,
      inputTokenProgram: pair.input.tokenProgram,
      outputTokenProgram: pair.output.tokenProgram,
      systemProgram: programs.system,
      eventAuthority: kaminoEventAuthority,
      program: kaminoProgramId,
    },
    { inputAmount: makingRaw, outputAmount: takingRaw, orderType: 0 },
  )
  const inner = [transferTokens(pair.input, makerIn, vault, maker, makingRaw), displayEvent(story, step)]
  return {
    feePayer: maker,
    calls: [setComputeUnitPrice(15_000n), { instruction, name: 'CreateOrder', inner, computeUnits: 48_730 }],
    holdings: new HoldingBook()
      .add(makerIn, maker, pair.input, makingRaw + makingRaw / 4n)
      .add(vault, authority, pair.input, makingRaw * 5n)
      .move(makerIn, vault, makingRaw)
      .list(),
    lamports: [{ account: story.key, pre: 0n, post: rentLamports }],
    usesLookupTable: story.chance(0, 'kamino version') < 0.5,
  }
}

function draftClosing(story: LimitStory, step: LimitClosed): TransactionDraft {
  const { maker, pair, makingRaw } = story.terms
  const { authority, vault } = kaminoVault(story)
  const leftRaw = step.after.remainingInRaw
  const makerIn = story.scene.tokenAccount(maker, pair.input)
  const instruction = encodeKaminoInstruction(
    'closeOrderAndClaimTip',
    {
      maker,
      order: story.key,
      globalConfig: kaminoGlobalConfig,
      pdaAuthority: authority,
      inputMint: pair.input.mint,
      outputMint: pair.output.mint,
      makerInputAta: makerIn,
      inputVault: vault,
      inputTokenProgram: pair.input.tokenProgram,
      systemProgram: programs.system,
      eventAuthority: kaminoEventAuthority,
      program: kaminoProgramId,
    },
    {},
  )
  const refund = leftRaw === 0n ? [] : [transferTokens(pair.input, vault, makerIn, authority, leftRaw)]
  const inner = [...refund, displayEvent(story, step)]
  return {
    feePayer: maker,
    calls: [{ instruction, name: 'CloseOrderAndClaimTip', inner, computeUnits: 39_412 }],
    holdings: new HoldingBook()
      .add(vault, authority, pair.input, makingRaw * 5n)
      .add(makerIn, maker, pair.input, 0n)
      .move(vault, makerIn, leftRaw)
      .list(),
    lamports: [{ account: story.key, pre: rentLamports, post: 0n }],
    usesLookupTable: false,
  }
}
