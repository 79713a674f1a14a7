import type { Address } from '~/domain/base/ids'
import {
  encodeLimitEventCpi,
  encodeLimitInstruction,
  encodeLimitOrder,
  limitOrderAddress,
} from '~/protocols/jupiter-limit/encode'
import { limitEventAuthority, limitProgramId } from '~/protocols/jupiter-limit/layout'
import type { LedgerAccount } from '../../ledger'
import type { TransactionDraft } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { eventCall, programs, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { unixTimeOfSlot } from '../world-time'
import { limitFeeAccount, reserveOf } from './fill-accounts'
import { draftLimitFill } from './jupiter-limit-fill'
import type { LimitClosed, LimitStep } from './limit-steps'
import type { LimitForm, LimitStory } from './limit-story'

/** Rent-exempt minimum of 372 bytes, lamports. */
const rentLamports = 3_480_000n
/** Jupiter's fee per fill, basis points. */
const feeBps = 10

/**
 * Limit order program, version 2. Order addresses are derived, and the program emits events by calling
 * itself.
 */
export const jupiterLimitForm: LimitForm = {
  programId: limitProgramId,
  staysWhenFilled: false,
  addressOf: (story) => limitOrderAddress(story.terms.maker, uniqueIdOf(story)),
  encode: encodeAccount,
  draft(story, step, index) {
    if (step.type === 'opened') return draftOpening(story)
    return step.type === 'filled' ? draftLimitFill(story, step, index) : draftCancel(story, step, index)
  },
}

/**
 * Returns a number that is unique among the maker's orders. It combines the creation time and the ordinal of
 * the story.
 */
function uniqueIdOf({ id, createdAt }: LimitStory): bigint {
  return BigInt(createdAt) * 1000n + BigInt(id.ordinal % 1000)
}

function encodeAccount(story: LimitStory, step: LimitStep): LedgerAccount {
  const { maker, pair, makingRaw, takingRaw } = story.terms
  const data = encodeLimitOrder({
    maker,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    inputTokenProgram: pair.input.tokenProgram,
    outputTokenProgram: pair.output.tokenProgram,
    inputMintReserve: reserveOf(story),
    uniqueId: uniqueIdOf(story),
    oriMakingAmount: makingRaw,
    oriTakingAmount: takingRaw,
    makingAmount: step.after.remainingInRaw,
    takingAmount: step.after.remainingOutRaw,
    borrowMakingAmount: 0n,
    expiredAt: expiredAtOf(story),
    feeBps,
    feeAccount: limitFeeAccount(story),
    createdAt: BigInt(story.createdAt),
    updatedAt: BigInt(unixTimeOfSlot(step.slot)),
    bump: story.address.bump,
    slippageBps: 0,
  })
  return { key: story.key, owner: limitProgramId, lamports: rentLamports, data, slot: step.slot }
}

/**
 * Returns the expiry as the instruction, the event and the account encode it; `undefined`: the order never
 * expires.
 */
function expiredAtOf({ terms }: LimitStory): bigint | undefined {
  return terms.expiresAt === undefined ? undefined : BigInt(terms.expiresAt)
}

function initializeOrder(story: LimitStory, makerIn: Address, reserve: Address) {
  const { maker, pair, makingRaw, takingRaw } = story.terms
  const { input, output } = pair
  return encodeLimitInstruction(
    'initializeOrder',
    {
      payer: maker,
      maker,
      order: story.key,
      inputMintReserve: reserve,
      makerInputMintAccount: makerIn,
      fee: story.scene.named('limit fee'),
      referral: limitFeeAccount(story),
      inputMint: input.mint,
      outputMint: output.mint,
      inputTokenProgram: input.tokenProgram,
      outputTokenProgram: output.tokenProgram,
      systemProgram: programs.system,
      associatedTokenProgram: programs.associatedToken,
      eventAuthority: limitEventAuthority,
      program: limitProgramId,
    },
    {
      uniqueId: uniqueIdOf(story),
      makingAmount: makingRaw,
      takingAmount: takingRaw,
      expiredAt: expiredAtOf(story),
      feeBps,
      slippageBps: undefined,
    },
  )
}

function createdEvent(story: LimitStory) {
  const { maker, pair, makingRaw, takingRaw } = story.terms
  return encodeLimitEventCpi('CreateOrderEvent', {
    orderKey: story.key,
    maker,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    inputTokenProgram: pair.input.tokenProgram,
    outputTokenProgram: pair.output.tokenProgram,
    makingAmount: makingRaw,
    takingAmount: takingRaw,
    expiredAt: expiredAtOf(story),
    feeBps,
    feeAccount: limitFeeAccount(story),
    slippageBps: 0,
  })
}

function draftOpening(story: LimitStory): TransactionDraft {
  const { maker, pair, makingRaw } = story.terms
  const { input } = pair
  const [makerIn, reserve] = [story.scene.tokenAccount(maker, input), reserveOf(story)]
  const instruction = initializeOrder(story, makerIn, reserve)
  const deposit = transferTokens(input, makerIn, reserve, maker, makingRaw)
  const inner = [deposit, eventCall(createdEvent(story))]
  return {
    feePayer: maker,
    calls: [
      setComputeUnitPrice(40_000n),
      { instruction, name: 'InitializeOrder', inner, computeUnits: 63_120 },
    ],
    holdings: new HoldingBook()
      .add(makerIn, maker, input, makingRaw + makingRaw / 4n)
      .add(reserve, story.key, input, 0n)
      .move(makerIn, reserve, makingRaw)
      .list(),
    lamports: [{ account: story.key, pre: 0n, post: rentLamports }],
    usesLookupTable: story.chance(0, 'limit version') < 0.6,
  }
}

/**
 * Drafts the cancellation of an order. The maker cancels an open order, a keeper cancels an expired order.
 */
function draftCancel(story: LimitStory, step: LimitClosed, index: number): TransactionDraft {
  const { maker, pair } = story.terms
  const leftRaw = step.after.remainingInRaw
  const signer = step.by === 'maker' ? maker : story.keeper(index)
  const [makerIn, reserve] = [story.scene.tokenAccount(maker, pair.input), reserveOf(story)]
  const instruction = encodeLimitInstruction(
    'cancelOrder',
    {
      signer,
      maker,
      order: story.key,
      inputMintReserve: reserve,
      makerInputMintAccount: makerIn,
      inputMint: pair.input.mint,
      inputTokenProgram: pair.input.tokenProgram,
      eventAuthority: limitEventAuthority,
      program: limitProgramId,
    },
    {},
  )
  const cancelled = eventCall(encodeLimitEventCpi('CancelOrderEvent', { orderKey: story.key }))
  const inner = [transferTokens(pair.input, reserve, makerIn, story.key, leftRaw), cancelled]
  return {
    feePayer: signer,
    calls: [{ instruction, name: 'CancelOrder', inner, computeUnits: 41_233 }],
    holdings: new HoldingBook()
      .add(reserve, story.key, pair.input, leftRaw)
      .add(makerIn, maker, pair.input, 0n)
      .move(reserve, makerIn, leftRaw)
      .list(),
    lamports: [{ account: story.key, pre: rentLamports, post: 0n }],
    usesLookupTable: false,
  }
}
