import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { parseAddress, parseSignature } from '~/domain/base/parse-id'
import type { Slot } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerInstruction, LedgerTransaction } from '../ledger'
import type { FixtureRecord } from './fixture-folder'

const instructionSchema = z.object({
  /**
   * Index of the outer instruction, followed by the number of its inner instruction (from 1). The number 0
   * means the outer instruction itself.
   */
  ix_index: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
  programId: z.string(),
  accounts: z.array(z.string()),
  dataBase64: z.string(),
})

const recordSchema = z.object({
  signature: z.string(),
  slot: z.number().nullable(),
  instructions: z.array(instructionSchema).min(1),
  logMessages: z.array(z.string()),
})
type Recorded = z.infer<typeof recordSchema>
type RecordedInstruction = z.infer<typeof instructionSchema>

/** Program of each outer instruction and of its inner instructions, read from the log. */
type Skeleton = readonly { readonly programId: Address; readonly inner: readonly Address[] }[]

/**
 * Reads a transaction of a fixture file. Returns `undefined` if the record is not a transaction.
 *
 * The files contain the instructions of one program and the whole log. Instructions of other programs become
 * calls without accounts or data, so that every instruction keeps its index. Fee payer, balances and account
 * flags are unknown: the first account of the first instruction becomes the fee payer, and balances are 0. A
 * transaction without a slot gets `slotIfUnknown`.
 */
export function readFixtureTransaction(
  record: FixtureRecord,
  slotIfUnknown: Slot,
): LedgerTransaction | undefined {
  const parsed = recordSchema.safeParse(record.json)
  if (!parsed.success) return undefined
  const recorded = parsed.data
  const signature = parseSignature(recorded.signature)
  if (!signature || !hasGoodAddresses(recorded)) return undefined
  const skeleton = readSkeleton(recorded.logMessages)
  const keys = listKeys(recorded, skeleton)
  const compile = (programId: Address, path: readonly [number, number]) =>
    compileInstruction(recorded, keys, programId, path)
  return {
    signature,
    slot: recorded.slot ?? slotIfUnknown,
    blockTime: null,
    version: 'legacy',
    error: null,
    feeLamports: 5000n,
    header: { requiredSignatures: 1, readonlySigned: 0, readonlyUnsigned: 0 },
    staticKeys: keys,
    loadedWritable: [],
    loadedReadonly: [],
    lookupTables: [],
    recentBlockhash: encodeBase58(createHash('sha256').update(signature).digest()),
    instructions: skeleton.map(({ programId }, outer) => compile(programId, [outer, 0])),
    innerInstructions: skeleton.flatMap(({ inner }, outer) =>
      inner.length === 0
        ? []
        : [
            {
              index: outer,
              instructions: inner.map((programId, index) => compile(programId, [outer, index + 1])),
            },
          ],
    ),
    logs: recorded.logMessages,
    preBalances: keys.map(() => 0n),
    postBalances: keys.map(() => 0n),
    preTokenBalances: [],
    postTokenBalances: [],
    computeUnits: 0,
  }
}

function hasGoodAddresses({ instructions }: Recorded): boolean {
  return instructions.every(({ programId, accounts }) =>
    [programId, ...accounts].every((key) => parseAddress(key)),
  )
}

const invokeLine = /^Program ([1-9A-HJ-NP-Za-km-z]{32,44}) invoke \[(\d+)\]$/

function readSkeleton(logs: readonly string[]): Skeleton {
  const skeleton: { programId: Address; inner: Address[] }[] = []
  for (const line of logs) {
    const match = invokeLine.exec(line)
    const programId = match?.[1] === undefined ? undefined : parseAddress(match[1])
    if (!programId) continue
    if (match?.[2] === '1') skeleton.push({ programId, inner: [] })
    else skeleton.at(-1)?.inner.push(programId)
  }
  return skeleton
}

function listKeys({ instructions }: Recorded, skeleton: Skeleton): readonly Address[] {
  const named = instructions.flatMap(({ accounts, programId }) => [...accounts, programId])
  const called = skeleton.flatMap(({ programId, inner }) => [programId, ...inner])
  return [...new Set([...named, ...called])].map(trustedAddress) // All keys were validated above.
}

function compileInstruction(
  { instructions }: Recorded,
  keys: readonly Address[],
  programId: Address,
  path: readonly [number, number],
): LedgerInstruction {
  const kept = instructions.find(({ ix_index }) => ix_index[0] === path[0] && ix_index[1] === path[1])
  const source: RecordedInstruction = kept ?? { ix_index: [...path], programId, accounts: [], dataBase64: '' }
  const indexOf = (key: string) => keys.indexOf(trustedAddress(key)) // The key was validated above.
  return {
    programIdIndex: indexOf(source.programId),
    accountIndexes: source.accounts.map(indexOf),
    data: Buffer.from(source.dataBase64, 'base64'),
  }
}
