import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import type { LedgerInstruction, LedgerTransaction } from '../../ledger'
import { namedAddress } from '../addresses'
import type { Call, TransactionDraft } from './draft'

type Message = Pick<
  LedgerTransaction,
  | 'version'
  | 'header'
  | 'staticKeys'
  | 'loadedWritable'
  | 'loadedReadonly'
  | 'lookupTables'
  | 'instructions'
  | 'innerInstructions'
>

interface KeyUse {
  signer: boolean
  writable: boolean
  /** Whether the key is the program of an outer instruction. A lookup table cannot load such a key. */
  invoked: boolean
}

/** Compiles a message. Sorts the keys as the runtime requires and replaces addresses with indexes. */
export function compileMessage(draft: TransactionDraft): Message {
  const writableSigners: Address[] = []
  const readonlySigners: Address[] = []
  const writable: Address[] = []
  const readonly: Address[] = []
  const loadedWritable: Address[] = []
  const loadedReadonly: Address[] = []
  for (const [key, use] of collectUses(draft)) {
    if (use.signer) (use.writable ? writableSigners : readonlySigners).push(key)
    else if (draft.usesLookupTable && !use.invoked) (use.writable ? loadedWritable : loadedReadonly).push(key)
    else (use.writable ? writable : readonly).push(key)
  }

  const staticKeys = [...writableSigners, ...readonlySigners, ...writable, ...readonly]
  const indexes = new Map(
    [...staticKeys, ...loadedWritable, ...loadedReadonly].map((key, index) => [key, index]),
  )
  return {
    version: draft.usesLookupTable ? 0 : 'legacy',
    header: {
      requiredSignatures: writableSigners.length + readonlySigners.length,
      readonlySigned: readonlySigners.length,
      readonlyUnsigned: readonly.length,
    },
    staticKeys,
    loadedWritable,
    loadedReadonly,
    lookupTables: draft.usesLookupTable ? [lookupTable(loadedWritable.length, loadedReadonly.length)] : [],
    instructions: draft.calls.map((call) => compileCall(call, indexes)),
    innerInstructions: compileInner(draft.calls.slice(0, draft.failure?.call), indexes),
  }
}

/**
 * Collects all keys of a transaction. Each key gets all rights that any instruction requires for it. The fee
 * payer comes first.
 */
function collectUses({ feePayer, calls }: TransactionDraft): Map<Address, KeyUse> {
  const uses = new Map<Address, KeyUse>([[feePayer, { signer: true, writable: true, invoked: false }]])
  const use = (key: Address, signer: boolean, writable: boolean, invoked: boolean) => {
    const known = uses.get(key)
    if (known === undefined) uses.set(key, { signer, writable, invoked })
    else {
      known.signer ||= signer
      known.writable ||= writable
      known.invoked ||= invoked
    }
  }
  const visit = ({ instruction, inner = [] }: Call, isOuter: boolean) => {
    use(instruction.programId, false, false, isOuter)
    // In inner calls, programs sign for their own addresses. These signatures are not part of the
    // transaction.
    for (const { address, signer, writable } of instruction.accounts) {
      use(address, signer && isOuter, writable && isOuter, false)
    }
    for (const call of inner) visit(call, false)
  }
  for (const call of calls) visit(call, true)
  return uses
}

function compileInner(calls: readonly Call[], indexes: ReadonlyMap<Address, number>) {
  const groups: { readonly index: number; readonly instructions: readonly LedgerInstruction[] }[] = []
  for (const [index, { inner }] of calls.entries()) {
    if (inner === undefined || inner.length === 0) continue
    const instructions: LedgerInstruction[] = []
    compileAll(inner, indexes, instructions)
    groups.push({ index, instructions })
  }
  return groups
}

/** Compiles inner calls of any depth in execution order. */
function compileAll(
  calls: readonly Call[],
  indexes: ReadonlyMap<Address, number>,
  compiled: LedgerInstruction[],
): void {
  for (const call of calls) {
    compiled.push(compileCall(call, indexes))
    if (call.inner) compileAll(call.inner, indexes, compiled)
  }
}

function compileCall({ instruction }: Call, indexes: ReadonlyMap<Address, number>): LedgerInstruction {
  const indexOf = (key: Address) => {
    const index = indexes.get(key)
    invariant(index !== undefined, `${key} is among the transaction's keys`)
    return index
  }
  return {
    programIdIndex: indexOf(instruction.programId),
    accountIndexes: instruction.accounts.map(({ address }) => indexOf(address)),
    data: instruction.data,
  }
}

const tableKey = namedAddress(0, 'lookup table')

/** Returns a lookup table that contains the loaded keys at consecutive indexes. */
function lookupTable(writable: number, readonly: number) {
  return {
    key: tableKey,
    writableIndexes: Array.from({ length: writable }, (_, index) => index),
    readonlyIndexes: Array.from({ length: readonly }, (_, index) => writable + index),
  }
}
