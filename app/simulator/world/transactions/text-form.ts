import { type Address, trustedAddress, trustedSignature } from '~/domain/ids'
import { invariant } from '~/lib/invariant'
import { putBytes } from '~/solana/put-bytes'
import type { LedgerTransaction } from '../../ledger'
import { composeTransaction, type Placement } from './compose'
import type { Call, TransactionDraft } from './draft'
import { valuesOf } from './draft-values'

/** The JSON text of transactions of one form: what all of them say, with gaps for the rest. */
export interface TextForm {
  /** How many values there are to choose from. */
  readonly valueCount: number
  /** One more than gaps. UTF-8, and ASCII only. */
  readonly parts: readonly Uint8Array[]
  /** Bytes of all parts together. */
  readonly partsLength: number
  /** Which of the values goes behind each part but the last. */
  readonly gaps: readonly number[]
}

/** No transaction says any of this: not in JSON, not in base58, and no amount is so large. */
const markedPlacement: Placement = { signature: trustedSignature('{signature}'), slot: 10 ** 13, seed: 0 }
const markedAmount = 8n * 10n ** 18n
const markedDataLength = 24

/** The form of a draft, found by writing it once with marks in place of all that may differ. */
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

/** Programs that are called: the same ones in all of a form. They make up most of a log, and so most of what would be gaps. */
function programsOf({ instruction, inner = [] }: Call): readonly Address[] {
  return [instruction.programId, ...inner.flatMap(programsOf)]
}

/** The text in UTF-8, in the place that `take` gives for its bytes. */
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

/** Values are numbers, base58, base64 and what programs say: each of their characters is one byte. */
function putText(target: Buffer, start: number, text: string): number {
  if (target.write(text, start) !== text.length) throw new Error(`Invariant broken: ${text} is ASCII`)
  return start + text.length
}

/** The same draft with each address but those of programs, each data, each line and each amount replaced by one that is like no other. */
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

/** Cuts a text wherever one of the values stands that is not `fixed`. */
function split(text: string, values: readonly string[], fixed: ReadonlySet<string>): TextForm {
  const found: { readonly start: number; readonly value: number }[] = []
  for (const [value, sought] of values.entries()) {
    if (fixed.has(sought) || values.indexOf(sought) < value) continue
    let start = text.indexOf(sought)
    invariant(start !== -1, `${sought} stands in the text`)
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
