import { encodeBase58 } from '~/lib/base58'
import { tokenAmountText } from '../../rpc/token-amount'
import { unixTimeOfSlot } from '../world-time'
import { blockhashOf, type Placement, paymentOf } from './compose'
import type { Call, TransactionDraft } from './draft'

/**
 * What a transaction with one signature says that others of its form don't, as pieces of its JSON text: always the same pieces in the same order, whether or not they stand there more than once.
 * Numbers come with what stands around them, so that each piece is found for sure.
 */
export function valuesOf(draft: TransactionDraft, { signature, slot, seed }: Placement): string[] {
  const { fee, pre, post } = paymentOf(draft, slot, seed, 1)
  const values: string[] = [
    `{"blockTime":${unixTimeOfSlot(slot)},"slot":${slot},`,
    signature,
    blockhashOf(seed, slot),
    `"fee":${fee},`,
    `"preBalances":[${pre},`,
    `"postBalances":[${post},`,
    draft.feePayer,
  ]
  for (const call of draft.calls) pushCall(values, call)
  for (const { mint, owner, tokenProgram, decimals, preRaw, postRaw } of draft.holdings) {
    values.push(mint, owner, tokenProgram)
    values.push(tokenAmountText(preRaw, decimals), tokenAmountText(postRaw, decimals))
  }
  return values
}

function pushCall(values: string[], { instruction, lines, inner }: Call): void {
  values.push(instruction.programId)
  for (const { address } of instruction.accounts) values.push(address)
  values.push(encodeBase58(instruction.data))
  if (lines) for (const line of lines) values.push(line)
  if (inner) for (const call of inner) pushCall(values, call)
}
