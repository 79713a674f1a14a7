import { z } from 'zod'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { Slot } from '~/domain/base/time'
import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import type { RpcCall, RpcClient } from '../rpc/rpc-client'
import { RpcError } from '../rpc/rpc-error'
import { parseKeyedAccount, type RpcAccount } from './account-json'
import type { ProgramAccountsQuery, Snapshot, SnapshotSink } from './program-accounts'

/**
 * Reads the accounts of a program page by page with `getProgramAccountsV2`, which some providers offer. It
 * can leave out accounts without changes.
 */
export interface PagedAccounts {
  /** Whether the node offers the method. `undefined`: it has not been requested yet. */
  isOffered(): boolean | undefined
  /**
   * Reads every account of a family, or those that changed after a slot, and passes them to `sink`. Throws
   * `RetryableError` if the result is older than `minSlot`. Returns undefined if the node does not offer the
   * method.
   */
  read(
    query: ProgramAccountsQuery,
    range: { readonly minSlot: Slot; readonly changedSince?: Slot | undefined },
    sink: SnapshotSink,
  ): Promise<Snapshot | undefined>
  /** Returns the addresses of all accounts of a family. The node sends no account data. */
  readKeys(query: ProgramAccountsQuery): Promise<readonly Address[]>
}

/** Size of a page, bytes. A page is parsed in one piece, so it must be small. */
const pageBytes = 4 * 1024 * 1024
/** Size that is assumed for an account of unknown size, bytes. */
const usualAccountBytes = 1_024
const mostPerPage = 10_000

interface Page<T> {
  readonly slot: Slot
  readonly found: readonly T[]
  /** Where the next page begins. `undefined`: there is no further page. */
  readonly next: string | undefined
}

const pageSchema = z.object({
  context: z.object({ slot: z.number().int().nonnegative() }),
  value: z.object({ accounts: z.array(z.unknown()), paginationKey: z.string().nullish() }),
})

export function createPagedAccounts(rpc: Pick<RpcClient, 'call'>): PagedAccounts {
  let isOffered: boolean | undefined

  async function readPages<T>(
    callOf: (next: string | undefined) => RpcCall<Page<T>>,
    onPage: (page: Page<T>) => Promise<void>,
  ): Promise<void> {
    let next: string | undefined
    do {
      const page = await rpc.call(callOf(next))
      isOffered = true
      await onPage(page)
      if (page.next !== undefined && page.next === next)
        throw new RetryableError('The Solana RPC repeats a page of getProgramAccountsV2.')
      next = page.next
    } while (next !== undefined)
  }

  return {
    isOffered: () => isOffered,
    async read(query, { minSlot, changedSince }, sink) {
      if (isOffered === false) return undefined
      let slot: Slot = Number.POSITIVE_INFINITY
      let count = 0
      try {
        await readPages(
          (next) => pageCall(query, { next, changedSince }, parseKeyedAccount),
          async (page) => {
            slot = Math.min(slot, page.slot)
            if (slot < minSlot)
              throw new RetryableError(`The Solana RPC sent accounts of slot ${slot}, which is too old.`)
            count += page.found.length
            await sink(page.found, page.slot)
          },
        )
      } catch (error) {
        if (isOffered || !isRefusal(error)) throw error
        isOffered = false
        return undefined
      }
      return { slot, count }
    },
    async readKeys(query) {
      const keys: Address[] = []
      await readPages(
        (next) => pageCall(query, { next, dataSlice: { offset: 0, length: 0 } }, parseKey),
        async ({ found }) => void keys.push(...found),
      )
      return keys
    },
  }
}

interface PageRange {
  readonly next: string | undefined
  readonly changedSince?: Slot | undefined
  readonly dataSlice?: { readonly offset: number; readonly length: number }
}

function pageCall<T extends RpcAccount | Address>(
  { programId, filters, split }: ProgramAccountsQuery,
  { next, changedSince, dataSlice }: PageRange,
  parseEntry: (entry: unknown) => T | undefined,
): RpcCall<Page<T>> {
  const fitting = Math.floor(pageBytes / (split.accountBytes ?? usualAccountBytes))
  const config = {
    ...{ encoding: 'base64', commitment: 'confirmed', withContext: true, filters },
    limit: dataSlice ? mostPerPage : Math.min(mostPerPage, fitting),
    ...(next !== undefined && { paginationKey: next }),
    ...(changedSince !== undefined && { changedSinceSlot: changedSince }),
    ...(dataSlice && { dataSlice }),
  }
  return {
    method: 'getProgramAccountsV2',
    params: [programId, config],
    parse(result) {
      const page = pageSchema.safeParse(result).data
      if (page === undefined) return undefined
      const found = page.value.accounts.map(parseEntry)
      // An unreadable account must not be taken for an account that does not exist.
      if (!found.every((entry) => entry !== undefined)) return undefined
      return { slot: page.context.slot, found, next: page.value.paginationKey ?? undefined }
    },
  }
}

const keySchema = z.object({ pubkey: z.string() })

function parseKey(entry: unknown): Address | undefined {
  const parsed = keySchema.safeParse(entry).data
  return parsed && parseAddress(parsed.pubkey)
}

function isRefusal(error: unknown): boolean {
  return error instanceof RefusedError || error instanceof RpcError
}
