import { encodeKaminoInstruction } from '~/protocols/kamino-limit/encode'
import { kaminoEventAuthority, kaminoGlobalConfig, kaminoProgramId } from '~/protocols/kamino-limit/layout'
import type { Call, TransactionDraft } from '../transactions/draft'
import { programs, setComputeUnitPrice, transferTokens } from '../transactions/programs'
import { type FillAccounts, fillAccounts, fillHoldings, swapBorrowed } from './fill-accounts'
import { displayEvent, kaminoVault } from './kamino-parts'
import type { LimitFilled } from './limit-steps'
import type { LimitStory } from './limit-story'

const badPriceError = 6017
/** Share of takers that borrow the input before they pay. All other takers pay with their own tokens. */
const flashShare = 0.6

/** Drafts a fill. The taker is the one that won the auction for the fill. */
export function draftKaminoFill(story: LimitStory, step: LimitFilled, index: number): TransactionDraft {
  const accounts = fillAccounts(story, index, kaminoVault(story).vault)
  const flash = story.chance(index, 'kamino flash') < flashShare
  const calls = flash ? flashCalls(story, step, accounts) : directCalls(story, step, accounts)
  return {
    feePayer: accounts.taker,
    calls: [setComputeUnitPrice(20_000n), ...calls],
    holdings: fillHoldings(story, step, accounts, kaminoVault(story).authority),
    failure: step.failed ? { call: calls.length, code: badPriceError } : undefined,
    usesLookupTable: story.chance(index, 'kamino version') < 0.9,
  }
}

function takeAccounts(story: LimitStory, accounts: FillAccounts) {
  const { scene, terms } = story
  const { input, output } = terms.pair
  const { authority, vault } = kaminoVault(story)
  return {
    taker: accounts.taker,
    maker: terms.maker,
    globalConfig: kaminoGlobalConfig,
    pdaAuthority: authority,
    order: story.key,
    inputMint: input.mint,
    outputMint: output.mint,
    inputVault: vault,
    takerInputAta: accounts.takerIn,
    takerOutputAta: accounts.takerOut,
    intermediaryOutputTokenAccount: scene.named('kamino intermediary'),
    makerOutputAta: accounts.makerOut,
    expressRelay: scene.named('express relay'),
    expressRelayMetadata: scene.named('express relay metadata'),
    sysvarInstructions: programs.instructionsSysvar,
    permission: story.key,
    configRouter: scene.named('express relay router'),
    inputTokenProgram: input.tokenProgram,
    outputTokenProgram: output.tokenProgram,
    rent: programs.rentSysvar,
    systemProgram: programs.system,
    eventAuthority: kaminoEventAuthority,
    program: kaminoProgramId,
  }
}

function takeArgs(step: LimitFilled) {
  return { inputAmount: step.inRaw, minOutputAmount: step.outRaw, tipAmountPermissionlessTaking: 0n }
}

/** Returns the calls of a taker that pays with its own tokens. */
function directCalls(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call[] {
  const { input, output } = story.terms.pair
  const { authority, vault } = kaminoVault(story)
  const instruction = encodeKaminoInstruction('takeOrder', takeAccounts(story, accounts), takeArgs(step))
  const inner = [
    transferTokens(input, vault, accounts.takerIn, authority, step.inRaw),
    transferTokens(output, accounts.takerOut, accounts.makerOut, accounts.taker, step.outRaw),
    displayEvent(story, step),
  ]
  return [
    swapBorrowed(story, step, accounts),
    { instruction, name: 'TakeOrder', inner, computeUnits: 71_204 },
  ]
}

function flashCalls(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call[] {
  const { input, output } = story.terms.pair
  const { authority, vault } = kaminoVault(story)
  const named = takeAccounts(story, accounts)
  const start = encodeKaminoInstruction('flashTakeOrderStart', named, takeArgs(step))
  const end = encodeKaminoInstruction('flashTakeOrderEnd', named, takeArgs(step))
  const lend = transferTokens(input, vault, accounts.takerIn, authority, step.inRaw)
  const pay = transferTokens(output, accounts.takerOut, accounts.makerOut, accounts.taker, step.outRaw)
  return [
    { instruction: start, name: 'FlashTakeOrderStart', inner: [lend], computeUnits: 51_877 },
    swapBorrowed(story, step, accounts),
    {
      instruction: end,
      name: 'FlashTakeOrderEnd',
      inner: [pay, displayEvent(story, step)],
      computeUnits: 60_119,
    },
  ]
}
