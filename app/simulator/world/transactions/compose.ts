import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
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

/** Signature and slot of a transaction. `seed` determines the blockhash and the payer's balance. */
interface Placement {
  readonly signature: Signature
  readonly slot: Slot
  readonly seed: number
}

/** Composes a transaction as the ledger represents it. */
export function composeTransaction(
  draft: TransactionDraft,
  { signature, slot, seed }: Placement,
): LedgerTransaction {
  const message = compileMessage(draft)
  const keys = [...message.staticKeys, ...message.loadedWritable, ...message.loadedReadonly]
  const payment = paymentOf(draft, slot, seed, message.header.requiredSignatures)
  const { failure } = draft
  const balances = lamportBalances(draft, keys, payment)
  const tokens = tokenBalances(draft, keys)
  // The fields are listed one by one, because fields after a spread in an object literal take a microsecond
  // each. History has millions of transactions.
  return {
    version: message.version,
    header: message.header,
    staticKeys: message.staticKeys,
    loadedWritable: message.loadedWritable,
    loadedReadonly: message.loadedReadonly,
    lookupTables: message.lookupTables,
    instructions: message.instructions,
    innerInstructions: message.innerInstructions,
    signature,
    slot,
    blockTime: unixTimeOfSlot(slot),
    error: failure ? { InstructionError: [failure.call, { Custom: failure.code }] } : null,
    feeLamports: payment.fee,
    recentBlockhash: blockhashOf(seed, slot),
    logs: printLog(draft.calls, failure, draft.truncatesLog ?? false),
    preBalances: balances.pre,
    postBalances: balances.post,
    preTokenBalances: tokens.pre,
    postTokenBalances: tokens.post,
    computeUnits: draft.calls.reduce((sum, call: Call) => sum + call.computeUnits, 0),
  }
}

/** Returns the blockhash of a recent block. */
function blockhashOf(seed: number, slot: Slot): string {
  return namedAddress(seed, 'blockhash', slot - 6)
}

function priorityFee(seed: number, slot: Slot): bigint {
  return BigInt(Math.floor(chanceOf(seedOf(seed, 'priority fee'), slot) ** 4 * 200_000))
}

/**
 * Computes the lamport balances. Payers have some SOL, and all other accounts have the rent-exempt minimum.
 * Only one or two of about twenty accounts change in a transaction.
 */
function lamportBalances(draft: TransactionDraft, keys: readonly Address[], { pre, post }: Payment) {
  const preBalances: bigint[] = new Array(keys.length).fill(rentExemptLamports)
  preBalances[payerIndex] = pre
  const postBalances = [...preBalances]
  postBalances[payerIndex] = post
  for (const change of draft.lamports ?? []) {
    const index = keys.indexOf(change.account)
    invariant(index > payerIndex, `${change.account} is among the transaction's keys, and does not pay`)
    preBalances[index] = change.pre
    postBalances[index] = draft.failure ? change.pre : change.post
  }
  return { pre: preBalances, post: postBalances }
}

/** Fee and payer balances before and after a transaction, lamports. */
interface Payment {
  readonly fee: bigint
  readonly pre: bigint
  readonly post: bigint
}

/**
 * Computes the balances of the payer. The payer pays rent and receives refunds, so that the total of lamports
 * never changes.
 */
function paymentOf(draft: TransactionDraft, slot: Slot, seed: number, signers: number): Payment {
  const fee = feePerSignature * BigInt(signers) + priorityFee(seed, slot)
  const pre = payerLamports(draft.feePayer, seed)
  let post = pre - fee
  if (draft.lamports && !draft.failure) for (const change of draft.lamports) post += change.pre - change.post
  return { fee, pre, post }
}

/** The payer is always the first key of a transaction. */
const payerIndex = 0

function payerLamports(key: Address, seed: number): bigint {
  return BigInt(Math.floor(1e8 + chanceOf(seedOf(seed, key)) * 9e10))
}

function tokenBalances({ holdings, failure }: TransactionDraft, keys: readonly Address[]) {
  const preTokenBalances: LedgerTokenBalance[] = []
  const postTokenBalances: LedgerTokenBalance[] = []
  for (const { account, mint, owner, tokenProgram, decimals, preRaw, postRaw } of holdings) {
    const accountIndex = keys.indexOf(account)
    invariant(accountIndex >= 0, `${account} is among the transaction's keys`)
    preTokenBalances.push({ accountIndex, mint, owner, tokenProgram, amountRaw: preRaw, decimals })
    const amountRaw = failure ? preRaw : postRaw
    postTokenBalances.push({ accountIndex, mint, owner, tokenProgram, amountRaw, decimals })
  }
  return { pre: preTokenBalances, post: postTokenBalances }
}
