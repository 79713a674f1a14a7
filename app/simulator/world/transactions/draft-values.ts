import { encodeBase58 } from '~/lib/base58'
import { tokenAmountText } from '../../rpc/token-amount'
import { unixTimeOfSlot } from '../world-time'
import { blockhashOf, type Placement, paymentOf } from './compose'
import type { Call, TransactionDraft } from './draft'

/**
 * Returns the values in which a transaction differs from others of its form, as pieces of JSON text. The
 * transaction must have one signature. The order of the values is fixed, and the same value may occur more
 * than once. A number includes the characters around it, so that its piece can be found without ambiguity.
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
