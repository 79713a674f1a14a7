import type { Address, Signature } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { invariant } from '~/lib/invariant'
import type { LedgerTokenBalance, LedgerTransaction } from '../../ledger'
import { namedAddress } from '../addresses'
import { chanceOf, seedOf } from '../random'
import { unixTimeOfSlot } from '../world-time'
import { compileMessage } from './compile-message'
import type { Call, TransactionDraft } from './draft'
import { printLog } from './log-text'

const feePerSignature = 5000n
const rentExemptLamports = 2_039_280n

/** A transaction as the chain keeps it. `seed` makes what nobody decided: its blockhash, and what its payer owns. */
export function composeTransaction(
  draft: TransactionDraft,
  { signature, slot, seed }: { readonly signature: Signature; readonly slot: Slot; readonly seed: number },
): LedgerTransaction {
  const message = compileMessage(draft)
  const keys = [...message.staticKeys, ...message.loadedWritable, ...message.loadedReadonly]
  const fee = feePerSignature * BigInt(message.header.requiredSignatures) + priorityFee(seed, slot)
  const { failure } = draft
  return {
    ...message,
    signature,
    slot,
    blockTime: unixTimeOfSlot(slot),
    error: failure ? { InstructionError: [failure.call, { Custom: failure.code }] } : null,
    feeLamports: fee,
    recentBlockhash: blockhashOf(seed, slot),
    logs: printLog(draft.calls, failure, draft.truncatesLog ?? false),
    ...lamportBalances(draft, keys, fee, seed),
    ...tokenBalances(draft, keys),
    computeUnits: draft.calls.reduce((sum, call: Call) => sum + call.computeUnits, 0),
  }
}

/** Of some block shortly before. */
function blockhashOf(seed: number, slot: Slot): string {
  return namedAddress(seed, 'blockhash', slot - 6)
}

function priorityFee(seed: number, slot: Slot): bigint {
  return BigInt(Math.floor(chanceOf(seedOf(seed, 'priority fee'), slot) ** 4 * 200_000))
}

function lamportBalances(draft: TransactionDraft, keys: readonly Address[], fee: bigint, seed: number) {
  const changes = new Map((draft.lamports ?? []).map((change) => [change.account, change]))
  const preBalances = keys.map((key) => changes.get(key)?.pre ?? usualLamports(key, draft.feePayer, seed))
  const postBalances = preBalances.map((pre, index) => {
    const key = keys[index]
    const change = key === undefined || draft.failure ? undefined : changes.get(key)
    return (change?.post ?? pre) - (index === 0 ? fee : 0n)
  })
  // What was paid in as rent or given back goes to and from the payer, so that nothing is made or lost.
  const created = postBalances.reduce((sum, post, index) => sum + post - (preBalances[index] ?? 0n), fee)
  postBalances[0] = (postBalances[0] ?? 0n) - created
  return { preBalances, postBalances }
}

/** Payers own some SOL; everything else what rent demands. */
function usualLamports(key: Address, feePayer: Address, seed: number): bigint {
  if (key !== feePayer) return rentExemptLamports
  return BigInt(Math.floor(1e8 + chanceOf(seedOf(seed, key)) * 9e10))
}

function tokenBalances({ holdings, failure }: TransactionDraft, keys: readonly Address[]) {
  const preTokenBalances: LedgerTokenBalance[] = []
  const postTokenBalances: LedgerTokenBalance[] = []
  for (const { account, mint, owner, decimals, preRaw, postRaw } of holdings) {
    const accountIndex = keys.indexOf(account)
    invariant(accountIndex >= 0, `${account} is among the transaction's keys`)
    preTokenBalances.push({ accountIndex, mint, owner, amountRaw: preRaw, decimals })
    postTokenBalances.push({ accountIndex, mint, owner, amountRaw: failure ? preRaw : postRaw, decimals })
  }
  return { preTokenBalances, postTokenBalances }
}
