import { encodeLimitV1EventLog, encodeLimitV1Instruction } from '~/protocols/jupiter-limit-v1/encode'
import type { Call, TransactionDraft } from '../transactions/draft'
import { programs, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { type FillAccounts, fillAccounts, fillHoldings, reserveV1Of, swapBorrowed } from './fill-accounts'
import type { LimitFilled } from './limit-steps'
import type { LimitStory } from './limit-story'

const badPriceError = 6005

/** Drafts a fill. A keeper borrows the input, swaps it and pays the output to the maker. */
export function draftLimitV1Fill(story: LimitStory, step: LimitFilled, index: number): TransactionDraft {
  const accounts = fillAccounts(story, index, reserveV1Of(story))
  const calls = [
    setComputeUnitPrice(30_000n),
    borrow(story, step, accounts),
    swapBorrowed(story, step, accounts),
    repay(story, step, accounts),
  ]
  return {
    feePayer: accounts.taker,
    calls,
    holdings: fillHoldings(story, step, accounts),
    failure: step.failed ? { call: calls.length - 1, code: badPriceError } : undefined,
    usesLookupTable: story.chance(index, 'limit v1 version') < 0.5,
  }
}

function borrow(
  story: LimitStory,
  step: LimitFilled,
  { reserve, taker, takerIn, takerOut }: FillAccounts,
): Call {
  const { input } = story.terms.pair
  const instruction = encodeLimitV1Instruction(
    'preFlashFillOrder',
    {
      order: story.key,
      reserve,
      taker,
      takerOutputAccount: takerOut,
      inputMint: input.mint,
      inputMintTokenProgram: input.tokenProgram,
      instruction: programs.instructionsSysvar,
      systemProgram: programs.system,
    },
    { makingAmount: step.inRaw },
  )
  const inner = [transferTokens(input, reserve, takerIn, story.key, step.inRaw)]
  return { instruction, name: 'PreFlashFillOrder', inner, computeUnits: 42_871 }
}

function repay(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call {
  const { maker, pair } = story.terms
  const { taker, takerOut, makerOut } = accounts
  const feeAuthority = story.scene.named('limit v1 fee authority')
  const instruction = encodeLimitV1Instruction(
    'flashFillOrder',
    {
      order: story.key,
      reserve: accounts.reserve,
      maker,
      taker,
      makerOutputAccount: makerOut,
      takerInputAccount: takerOut,
      feeAuthority,
      programFeeAccount: story.scene.tokenAccount(feeAuthority, pair.output),
      referral: story.scene.named('limit referral'),
      inputMint: pair.input.mint,
      inputMintTokenProgram: pair.input.tokenProgram,
      outputMint: pair.output.mint,
      outputMintTokenProgram: pair.output.tokenProgram,
      systemProgram: programs.system,
    },
    { maxTakingAmount: step.outRaw },
  )
  const traded = encodeLimitV1EventLog('TradeEvent', {
    orderKey: story.key,
    taker,
    remainingInAmount: step.after.remainingInRaw,
    remainingOutAmount: step.after.remainingOutRaw,
    inAmount: step.inRaw,
    outAmount: step.outRaw,
  })
  const inner = [transferTokens(pair.output, takerOut, makerOut, taker, step.outRaw)]
  return { instruction, name: 'FlashFillOrder', inner, lines: [traded], computeUnits: 58_542 }
}
