import { z } from 'zod'
import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { encodeBase58 } from '~/lib/base58'
import { parseAccountOf, type RpcAccount } from './account-json'
import { createAccountStream } from './account-stream'
import { chunksOf } from './http-body'
import type { RpcCall, RpcClient } from './rpc-client'

/** A filter of `getProgramAccounts` and `programSubscribe`; `bytes` is base58. */
export type RpcAccountFilter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }

export interface ProgramAccountsQuery {
  readonly programId: Address
  readonly filters: readonly RpcAccountFilter[]
  /** How a large answer is split. */
  readonly split: SnapshotSplit
}

/** By memcmp of the bytes from this offset: those of an address, so that the parts have about the same size. */
export interface SnapshotSplit {
  readonly offset: number
  /**
   * Size of one account, for a family that may be too large for one answer: its accounts are counted before they are requested.
   * Undefined = the whole family is requested first, and parts if the node refuses it.
   */
  readonly accountBytes?: number
}

export interface Snapshot {
  /** Every account is at least as new as this slot. */
  readonly slot: Slot
  readonly count: number
}

/** Takes accounts of a snapshot as they come; the next ones are read when it resolves. */
export type SnapshotSink = (accounts: readonly RpcAccount[], slot: Slot) => Promise<void>

/** What of a query is read by one request. */
export interface SnapshotPart {
  /** First bytes at the split's offset; none = the whole family. */
  readonly prefix: readonly number[]
  /** Only the addresses, to count them. */
  readonly isCount?: boolean
  /** Called whenever something has arrived, and before and after the sink takes it. */
  readonly onProgress?: (isWaitingForUs: boolean) => void
}

const commitment = 'confirmed'

/**
 * One `getProgramAccounts`, confirmed, through `sink`. Throws `RetryableError` when it did not come whole, `RpcError` when the node
 * refuses it.
 */
export async function readAccountsPart(
  rpc: Pick<RpcClient, 'stream'>,
  { programId, filters, split }: ProgramAccountsQuery,
  { prefix, isCount = false, onProgress = () => {} }: SnapshotPart,
  sink: SnapshotSink,
): Promise<Snapshot> {
  const bytes = encodeBase58(Uint8Array.from(prefix))
  const config = {
    encoding: 'base64',
    commitment,
    withContext: true,
    filters: prefix.length === 0 ? filters : [...filters, { memcmp: { offset: split.offset, bytes } }],
    ...(isCount && { dataSlice: { offset: 0, length: 0 } }),
  }
  const read = await rpc.stream('getProgramAccounts', [programId, config], async (response, errorOf) => {
    const stream = createAccountStream(errorOf)
    let count = 0
    onProgress(false)
    for await (const chunk of chunksOf(response)) {
      const accounts = stream.push(chunk)
      const slot = stream.slot()
      onProgress(true)
      if (accounts.length > 0 && slot !== undefined) await sink(accounts, slot)
      onProgress(false)
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
