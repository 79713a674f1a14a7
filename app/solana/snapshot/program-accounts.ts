import { z } from 'zod'
import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import { chunksOf } from '../http/body'
import type { RpcCall, RpcClient } from '../rpc/rpc-client'
import { parseAccountOf, type RpcAccount } from './account-json'
import { createAccountStream } from './account-stream'

/** A filter of `getProgramAccounts` and `programSubscribe`; `bytes` is base58. */
export type RpcAccountFilter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }

export interface ProgramAccountsQuery {
  readonly programId: Address
  readonly filters: readonly RpcAccountFilter[]
  /** Rule for splitting a result that is too large for one response. */
  readonly split: SnapshotSplit
}

/**
 * Offset of the bytes by which the result is split (memcmp). These bytes must belong to an address, so that
 * all parts have about the same size.
 */
export interface SnapshotSplit {
  readonly offset: number
  /**
   * Size of one account, bytes, for a family that may be too large for one response. The accounts of such a
   * family are counted first. `undefined`: the whole family is requested first, and parts only if the node
   * refuses that.
   */
  readonly accountBytes?: number
}

export interface Snapshot {
  /** Slot of the snapshot. Every account is from this slot or a later one. */
  readonly slot: Slot
  readonly count: number
}

/**
 * Receives accounts of a snapshot as they arrive. Further accounts are read only when the returned promise
 * resolves.
 */
export type SnapshotSink = (accounts: readonly RpcAccount[], slot: Slot) => Promise<void>

/** The part of a query that one request reads. */
export interface SnapshotPart {
  /** First bytes of the accounts at the split's offset. Empty: the whole family. */
  readonly prefix: readonly number[]
  /** Whether to read only the addresses of the accounts, to count them. */
  readonly isCount?: boolean
  /** Called whenever data has arrived, and before and after the sink handles it. */
  readonly onProgress?: (isWaitingForUs: boolean) => void
}

const commitment = 'confirmed'

/**
 * Sends one `getProgramAccounts` at commitment `confirmed` and passes the accounts to `sink`. Throws
 * `RetryableError` if the response is incomplete, or `RpcError` if the node refuses the request.
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

/**
 * Accounts by key as of one slot. `undefined`: no account has this key. `unreadable`: the entry has an
 * unknown form, so the account may exist.
 */
export interface AccountsByKey {
  readonly slot: Slot
  readonly accounts: readonly (RpcAccount | 'unreadable' | undefined)[]
}

/**
 * Sends `getMultipleAccounts` at commitment `confirmed` for at most 100 keys. Returns accounts in the order
 * of the keys.
 */
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
