import { type Address, trustedAddress, trustedSignature } from '~/domain/ids'
import { invariant } from '~/lib/invariant'
import { putBytes } from '~/solana/put-bytes'
import type { LedgerTransaction } from '../../ledger'
import { composeTransaction, type Placement } from './compose'
import type { Call, TransactionDraft } from './draft'
import { valuesOf } from './draft-values'

/**
 * Template for the JSON text of all transactions of one form. It consists of fixed parts, with gaps for the
 * values that differ.
 */
export interface TextForm {
  /** Number of values that fill the gaps of the template. */
  readonly valueCount: number
  /**
   * Fixed parts of the text. There is one part more than there are gaps. The parts contain only ASCII
   * characters.
   */
  readonly parts: readonly Uint8Array[]
  /** Total length of all parts, bytes. */
  readonly partsLength: number
  /** For each gap, the index of the value that fills it. A gap follows every part except the last. */
  readonly gaps: readonly number[]
}

/**
 * Placeholder values. They cannot occur in a real transaction, because they are not base58 and because the
 * amount is too large.
 */
const markedPlacement: Placement = { signature: trustedSignature('{signature}'), slot: 10 ** 13, seed: 0 }
const markedAmount = 8n * 10n ** 18n
const markedDataLength = 24

/**
 * Learns the template of a draft's form. It writes the draft once, with a unique placeholder for each value
 * that may differ.
 */
export function learnForm(
  draft: TransactionDraft,
  write: (transaction: LedgerTransaction) => string,
): TextForm {
  const programs = new Set(draft.calls.flatMap(programsOf))
  const marked = mark(draft, programs)
  const transaction = composeTransaction(marked, markedPlacement)
  invariant(transaction.header.requiredSignatures === 1, 'a transaction that has a form has one signature')
  return split(write(transaction), valuesOf(marked, markedPlacement), programs)
}

/**
 * Returns the programs that a draft calls. They are the same for all drafts of a form. They are fixed parts
 * of the template, because they make up most of a log and would cause most of the gaps.
 */
function programsOf({ instruction, inner = [] }: Call): readonly Address[] {
  return [instruction.programId, ...inner.flatMap(programsOf)]
}

/** Fills the gaps and returns the text as UTF-8, in the buffer that `take` allocates. */
export function fillForm(
  { parts, partsLength, gaps, valueCount }: TextForm,
  values: readonly string[],
  take: (length: number) => Buffer,
): Uint8Array {
  if (values.length !== valueCount) throw new Error(`Invariant broken: a form has ${valueCount} values`)
  let length = partsLength
  for (let gap = 0; gap < gaps.length; gap++) length += (values[gaps[gap] ?? 0] ?? '').length
  const text = take(length)
  let at = putBytes(text, 0, parts[0] ?? nothing)
  for (let gap = 0; gap < gaps.length; gap++) {
    at = putText(text, at, values[gaps[gap] ?? 0] ?? '')
    at = putBytes(text, at, parts[gap + 1] ?? nothing)
  }
  return text
}

const nothing = new Uint8Array()

/** Writes a value. Values are numbers, base58, base64 and log lines, so every character is one byte. */
function putText(target: Buffer, start: number, text: string): number {
  if (target.write(text, start) !== text.length) throw new Error(`Invariant broken: ${text} is ASCII`)
  return start + text.length
}

/**
 * Replaces all data, log lines, amounts and addresses with unique placeholders. Addresses of programs stay.
 */
function mark(draft: TransactionDraft, programs: ReadonlySet<Address>): TransactionDraft {
  const marks = new Map<Address, Address>(Array.from(programs, (program) => [program, program]))
  let count = 0
  const markAddress = (address: Address) => {
    const known = marks.get(address) ?? trustedAddress(`{address ${marks.size}}`)
    marks.set(address, known)
    return known
  }
  const markCall = ({ instruction, lines = [], inner = [], ...rest }: Call): Call => ({
    ...rest,
    instruction: {
      programId: markAddress(instruction.programId),
      accounts: instruction.accounts.map((use) => ({ ...use, address: markAddress(use.address) })),
      data: markedData(count++),
    },
    lines: lines.map(() => `{line ${count++}}`),
    inner: inner.map(markCall),
  })
  return {
    ...draft,
    feePayer: markAddress(draft.feePayer),
    calls: draft.calls.map(markCall),
    holdings: draft.holdings.map(({ account, owner, mint, tokenProgram, decimals }) => ({
      account: markAddress(account),
      owner: markAddress(owner),
      mint: markAddress(mint),
      tokenProgram: markAddress(tokenProgram),
      decimals,
      preRaw: markedAmount + BigInt(count++),
      postRaw: markedAmount + BigInt(count++),
    })),
    lamports: (draft.lamports ?? []).map((change) => ({ ...change, account: markAddress(change.account) })),
  }
}

function markedData(number: number): Uint8Array {
  const data = new Uint8Array(markedDataLength).fill(0xab)
  new DataView(data.buffer).setUint32(4, number)
  return data
}

/** Splits a text at every occurrence of a value that is not `fixed`. */
function split(text: string, values: readonly string[], fixed: ReadonlySet<string>): TextForm {
  const found: { readonly start: number; readonly value: number }[] = []
  for (const [value, sought] of values.entries()) {
    if (fixed.has(sought) || values.indexOf(sought) < value) continue
    let start = text.indexOf(sought)
    invariant(start !== -1, `${sought} is in the text`)
    for (; start !== -1; start = text.indexOf(sought, start + sought.length)) found.push({ start, value })
  }
  found.sort((a, b) => a.start - b.start)
  const parts: string[] = []
  let end = 0
  for (const { start, value } of found) {
    invariant(start >= end, 'no two values overlap')
    parts.push(text.slice(end, start))
    end = start + (values[value]?.length ?? 0)
  }
  parts.push(text.slice(end))
  return {
    valueCount: values.length,
    parts: parts.map((part) => Buffer.from(part)),
    partsLength: Buffer.byteLength(parts.join('')),
    gaps: found.map(({ value }) => value),
  }
}
