import { encodeLimitEventCpi, encodeLimitInstruction } from '~/protocols/jupiter-limit/encode'
import { limitEventAuthority, limitProgramId } from '~/protocols/jupiter-limit/layout'
import type { Call, TransactionDraft } from '../transactions/draft'
import { eventCall, programs, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import {
  type FillAccounts,
  fillAccounts,
  fillHoldings,
  limitFeeAccount,
  reserveOf,
  swapBorrowed,
} from './fill-accounts'
import type { LimitFilled } from './limit-steps'
import type { LimitStory } from './limit-story'

/** Error code: the swap returned less output than the order requires. */
const badPriceError = 6013
const truncatedShare = 0.01
/**
 * Share of fills that borrow, swap and repay in separate instructions. On mainnet most fills since 2025 swap
 * within the fill instruction.
 */
const flashShare = 0.3

/** Drafts a keeper's fill in one of the two ways that the program supports. */
export function draftLimitFill(story: LimitStory, step: LimitFilled, index: number): TransactionDraft {
  const accounts = fillAccounts(story, index, reserveOf(story))
  const flash = story.chance(index, 'limit flash') < flashShare
  const calls = flash ? flashCalls(story, step, accounts) : [fillCall(story, step, accounts)]
  return {
    feePayer: accounts.taker,
    calls: [setComputeUnitPrice(30_000n), ...calls],
    holdings: fillHoldings(story, step, accounts),
    failure: step.failed ? { call: calls.length, code: badPriceError } : undefined,
    truncatesLog: step.failed !== true && story.chance(index, 'limit truncated') < truncatedShare,
    usesLookupTable: story.chance(index, 'limit version') < 0.85,
  }
}

function tradeEvent(story: LimitStory, step: LimitFilled, { taker }: FillAccounts): Call {
  const { remainingInRaw, remainingOutRaw } = step.after
  return eventCall(
    encodeLimitEventCpi('TradeEvent', {
      orderKey: story.key,
      taker,
      remainingMakingAmount: remainingInRaw,
      remainingTakingAmount: remainingOutRaw,
      makingAmount: step.inRaw,
      takingAmount: step.outRaw,
    }),
  )
}

function fillCall(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call {
  const { maker, pair } = story.terms
  const { reserve, taker, takerIn, takerOut, makerOut } = accounts
  const instruction = encodeLimitInstruction(
    'fillOrder',
    {
      taker,
      maker,
      order: story.key,
      takerInputMintAccount: takerIn,
      takerOutputMintAccount: takerOut,
      makerOutputMintAccount: makerOut,
      feeAccount: limitFeeAccount(story),
      orderInputMintAccount: reserve,
      inputMint: pair.input.mint,
      inputTokenProgram: pair.input.tokenProgram,
      outputMint: pair.output.mint,
      outputTokenProgram: pair.output.tokenProgram,
      jupiterProgram: programs.jupiterRouter,
      systemProgram: programs.system,
      eventAuthority: limitEventAuthority,
      program: limitProgramId,
    },
    { inputAmount: step.inRaw, swapData: Uint8Array.of(1, 0, 0, 0, 7) },
  )
  const inner = [
    transferTokens(pair.input, reserve, takerIn, story.key, step.inRaw),
    swapBorrowed(story, step, accounts),
    transferTokens(pair.output, takerOut, makerOut, taker, step.outRaw),
    tradeEvent(story, step, accounts),
  ]
  return { instruction, name: 'FillOrder', inner, computeUnits: 184_006 }
}

function borrowInput(story: LimitStory, step: LimitFilled, { reserve, taker, takerIn }: FillAccounts): Call {
  const { pair } = story.terms
  const instruction = encodeLimitInstruction(
    'preFlashFillOrder',
    {
      taker,
      order: story.key,
      inputMintReserve: reserve,
      takerInputMintAccount: takerIn,
      inputMint: pair.input.mint,
      inputTokenProgram: pair.input.tokenProgram,
      instruction: programs.instructionsSysvar,
    },
    { makingAmount: step.inRaw },
  )
  const lend = transferTokens(pair.input, reserve, takerIn, story.key, step.inRaw)
  return { instruction, name: 'PreFlashFillOrder', inner: [lend], computeUnits: 42_871 }
}

function repayOutput(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call {
  const { maker, pair } = story.terms
  const { reserve, taker, takerOut, makerOut } = accounts
  const instruction = encodeLimitInstruction(
    'flashFillOrder',
    {
      taker,
      maker,
      order: story.key,
      inputMintReserve: reserve,
      makerOutputMintAccount: makerOut,
      takerOutputMintAccount: takerOut,
      feeAccount: limitFeeAccount(story),
      inputTokenProgram: pair.input.tokenProgram,
      outputMint: pair.output.mint,
      outputTokenProgram: pair.output.tokenProgram,
      systemProgram: programs.system,
      eventAuthority: limitEventAuthority,
      program: limitProgramId,
    },
    { maxTakingAmount: step.outRaw },
  )
  const pay = transferTokens(pair.output, takerOut, makerOut, taker, step.outRaw)
  const inner = [pay, tradeEvent(story, step, accounts)]
  return { instruction, name: 'FlashFillOrder', inner, computeUnits: 58_542 }
}

function flashCalls(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call[] {
  return [
    borrowInput(story, step, accounts),
    swapBorrowed(story, step, accounts),
    repayOutput(story, step, accounts),
  ]
}
