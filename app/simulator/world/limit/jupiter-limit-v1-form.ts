import type { Address } from '~/domain/base/ids'
import {
  encodeLimitV1EventLog,
  encodeLimitV1Instruction,
  encodeLimitV1Order,
} from '~/protocols/jupiter-limit-v1/encode'
import { limitV1ProgramId } from '~/protocols/jupiter-limit-v1/layout'
import type { LedgerAccount } from '../../ledger'
import type { TransactionDraft } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { programs, transferTokens } from '../transactions/programs'
import { ownAddress, reserveV1Of } from './fill-accounts'
import { draftLimitV1Fill } from './jupiter-limit-v1-fill'
import type { LimitClosed, LimitStep } from './limit-steps'
import type { LimitForm, LimitStory } from './limit-story'

/** Rent-exempt minimum of 315 bytes, lamports. */
const rentLamports = 3_083_280n

/**
 * Limit order program, version 1. A key pair makes each order address unique, and the program prints events
 * into the log.
 */
export const jupiterLimitV1Form: LimitForm = {
  programId: limitV1ProgramId,
  staysWhenFilled: false,
  addressOf: (story) => ({ address: ownAddress(story, 'limit v1 order'), bump: 255 }),
  encode: encodeAccount,
  draft(story, step, index) {
    if (step.type === 'opened') return draftOpening(story)
    return step.type === 'filled' ? draftLimitV1Fill(story, step, index) : draftCancel(story, step, index)
  },
}

function encodeAccount(story: LimitStory, step: LimitStep): LedgerAccount {
  const { maker, pair, makingRaw, takingRaw, expiresAt } = story.terms
  const data = encodeLimitV1Order({
    maker,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    waiting: false,
    oriMakingAmount: makingRaw,
    oriTakingAmount: takingRaw,
    makingAmount: step.after.remainingInRaw,
    takingAmount: step.after.remainingOutRaw,
    makerInputAccount: story.scene.tokenAccount(maker, pair.input),
    makerOutputAccount: story.scene.tokenAccount(maker, pair.output),
    reserve: reserveV1Of(story),
    borrowMakingAmount: 0n,
    expiredAt: expiresAt === undefined ? undefined : BigInt(expiresAt),
    base: ownAddress(story, 'limit v1 base'),
    referral: undefined,
  })
  return { key: story.key, owner: limitV1ProgramId, lamports: rentLamports, data, slot: step.slot }
}

function initializeOrder(story: LimitStory, makerIn: Address, expiredAt: bigint | undefined) {
  const { maker, pair, makingRaw, takingRaw } = story.terms
  return encodeLimitV1Instruction(
    'initializeOrder',
    {
      base: ownAddress(story, 'limit v1 base'),
      maker,
      order: story.key,
      reserve: reserveV1Of(story),
      makerInputAccount: makerIn,
      inputMint: pair.input.mint,
      makerOutputAccount: story.scene.tokenAccount(maker, pair.output),
      referral: story.scene.named('limit referral'),
      outputMint: pair.output.mint,
      systemProgram: programs.system,
      tokenProgram: pair.input.tokenProgram,
      rent: programs.rentSysvar,
    },
    { makingAmount: makingRaw, takingAmount: takingRaw, expiredAt },
  )
}

function draftOpening(story: LimitStory): TransactionDraft {
  const { maker, pair, makingRaw, takingRaw, expiresAt } = story.terms
  const [makerIn, reserve] = [story.scene.tokenAccount(maker, pair.input), reserveV1Of(story)]
  const expiredAt = expiresAt === undefined ? undefined : BigInt(expiresAt)
  const instruction = initializeOrder(story, makerIn, expiredAt)
  const created = encodeLimitV1EventLog('CreateOrderEvent', {
    orderKey: story.key,
    maker,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    inAmount: makingRaw,
    outAmount: takingRaw,
    expiredAt,
  })
  const inner = [transferTokens(pair.input, makerIn, reserve, maker, makingRaw)]
  return {
    feePayer: maker,
    calls: [{ instruction, name: 'InitializeOrder', inner, lines: [created], computeUnits: 52_301 }],
    holdings: new HoldingBook()
      .add(makerIn, maker, pair.input, makingRaw + makingRaw / 4n)
      .add(reserve, story.key, pair.input, 0n)
      .move(makerIn, reserve, makingRaw)
      .list(),
    lamports: [{ account: story.key, pre: 0n, post: rentLamports }],
    usesLookupTable: false,
  }
}

/**
 * Drafts the cancellation of an order. Version 1 of the program has a separate instruction for expired
 * orders. Any account may send this instruction.
 */
function draftCancel(story: LimitStory, step: LimitClosed, index: number): TransactionDraft {
  const { maker, pair } = story.terms
  const leftRaw = step.after.remainingInRaw
  const [makerIn, reserve] = [story.scene.tokenAccount(maker, pair.input), reserveV1Of(story)]
  const accounts = {
    order: story.key,
    reserve,
    maker,
    makerInputAccount: makerIn,
    systemProgram: programs.system,
    tokenProgram: pair.input.tokenProgram,
    inputMint: pair.input.mint,
  }
  const byMaker = step.by === 'maker'
  const instruction = byMaker
    ? encodeLimitV1Instruction('cancelOrder', accounts, {})
    : encodeLimitV1Instruction('cancelExpiredOrder', accounts, {})
  const lines = [encodeLimitV1EventLog('CancelOrderEvent', { orderKey: story.key })]
  const inner = [transferTokens(pair.input, reserve, makerIn, story.key, leftRaw)]
  const name = byMaker ? 'CancelOrder' : 'CancelExpiredOrder'
  return {
    feePayer: byMaker ? maker : story.keeper(index),
    calls: [{ instruction, name, inner, lines, computeUnits: 33_180 }],
    holdings: new HoldingBook()
      .add(reserve, story.key, pair.input, leftRaw)
      .add(makerIn, maker, pair.input, 0n)
      .move(reserve, makerIn, leftRaw)
      .list(),
    lamports: [{ account: story.key, pre: rentLamports, post: 0n }],
    usesLookupTable: false,
  }
}
