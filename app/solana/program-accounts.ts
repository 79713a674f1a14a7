import { z } from 'zod'
import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { encodeBase58 } from '~/lib/base58'
import { parseAccountOf, type RpcAccount } from './account-json'
import { createAccountStream } from './account-stream'
import { chunksOf } from './http-body'
import type { RpcCall, RpcClient } from './rpc-client'
import { RpcError } from './rpc-error'

/** A filter of `getProgramAccounts` and `programSubscribe`; `bytes` is base58. */
export type RpcAccountFilter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }

export interface ProgramAccountsQuery {
  readonly programId: Address
  readonly filters: readonly RpcAccountFilter[]
  /** How a large answer may be split; undefined if one is small enough. */
  readonly split?: SnapshotSplit | undefined
}

/** By one-byte memcmp at this offset. */
export interface SnapshotSplit {
  readonly offset: number
  /** How large an account is as far as known, from which the size of one answer follows. */
  readonly accountBytes: number
}

export interface Snapshot {
  /** Every account is at least as new as this slot. */
  readonly slot: Slot
  readonly count: number
}

/** Takes accounts of a snapshot as they come; the next ones are read when it resolves. */
export type SnapshotSink = (accounts: readonly RpcAccount[], slot: Slot) => Promise<void>

/** Above this size one answer is asked for in 256 parts, as nodes cut off or refuse larger ones. */
const largeAnswerBytes = 64 * 1024 * 1024
const commitment = 'confirmed'

/**
 * Every account of a family as of one slot, confirmed, through `sink`. Throws `RetryableError` when it did not come whole, `RpcError`
 * when the node refuses it for good.
 */
export async function readProgramAccounts(
  rpc: RpcClient,
  query: ProgramAccountsQuery,
  sink: SnapshotSink,
): Promise<Snapshot> {
  const { split } = query
  if (split === undefined || !(await isLarge(rpc, query, split.accountBytes)))
    return readPart(rpc, query, sink)
  return readInParts(rpc, query, split.offset, sink)
}

async function isLarge(rpc: RpcClient, query: ProgramAccountsQuery, accountBytes: number): Promise<boolean> {
  let bytes = 0
  const count = async (accounts: readonly RpcAccount[]): Promise<void> => {
    bytes += accounts.length * accountBytes
  }
  try {
    await readPart(rpc, query, count, { offset: 0, length: 0 })
  } catch (error) {
    if (error instanceof RpcError && error.kind === 'too-large') return true
    throw error
  }
  return bytes > largeAnswerBytes
}

async function readInParts(
  rpc: RpcClient,
  query: ProgramAccountsQuery,
  offset: number,
  sink: SnapshotSink,
): Promise<Snapshot> {
  let slot = Number.POSITIVE_INFINITY
  let count = 0
  for (let byte = 0; byte < 256; byte += 1) {
    const part = { memcmp: { offset, bytes: encodeBase58(Uint8Array.of(byte)) } }
    const snapshot = await readPart(rpc, { ...query, filters: [...query.filters, part] }, sink)
    slot = Math.min(slot, snapshot.slot)
    count += snapshot.count
  }
  return { slot, count }
}

async function readPart(
  rpc: RpcClient,
  { programId, filters }: ProgramAccountsQuery,
  sink: SnapshotSink,
  dataSlice?: { readonly offset: number; readonly length: number },
): Promise<Snapshot> {
  const config = {
    encoding: 'base64',
    commitment,
    withContext: true,
    filters,
    ...(dataSlice && { dataSlice }),
  }
  const read = await rpc.stream('getProgramAccounts', [programId, config], async (response, errorOf) => {
    const stream = createAccountStream(errorOf)
    let count = 0
    for await (const chunk of chunksOf(response)) {
      const accounts = stream.push(chunk)
      const slot = stream.slot()
      if (accounts.length > 0 && slot !== undefined) await sink(accounts, slot)
      count += accounts.length
    }
    return { stream, count }
  })
  return { slot: read.stream.end(), count: read.count }
}

const multipleSchema = z.object({ context: z.object({ slot: z.number() }), value: z.array(z.unknown()) })

/** Accounts by key as of one slot; undefined stands for a key without account, `unreadable` for an entry that is there and has another form. */
export interface AccountsByKey {
  readonly slot: Slot
  readonly accounts: readonly (RpcAccount | 'unreadable' | undefined)[]
}

/** `getMultipleAccounts`, confirmed, for at most 100 keys; accounts in the order of the keys. */
export function multipleAccountsCall(keys: readonly Address[]): RpcCall<AccountsByKey> {
  return {
    method: 'getMultipleAccounts',
    params: [keys, { encoding: 'base64', commitment }],
    parse(result) {
      const parsed = multipleSchema.safeParse(result).data
      if (parsed === undefined || parsed.value.length !== keys.length) return undefined
      const accounts = keys.map((key, index) => {
        const json = parsed.value[index]
        return json === null ? undefined : (parseAccountOf(key, json) ?? 'unreadable')
      })
      return { slot: parsed.context.slot, accounts }
    },
  }
}
