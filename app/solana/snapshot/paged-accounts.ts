import { z } from 'zod'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { Slot } from '~/domain/base/time'
import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import type { RpcCall, RpcClient } from '../rpc/rpc-client'
import { kindOfFailure, RpcError, UnreadableResponse } from '../rpc/rpc-error'
import { parseKeyedAccount, type RpcAccount } from './account-json'
import type { ProgramAccountsQuery, Snapshot, SnapshotSink } from './program-accounts'

/**
 * Reads the accounts of a program page by page with `getProgramAccountsV2`, which some providers offer. It
 * can leave out accounts without changes.
 *
 * Both methods return undefined if the node can't serve the pages: it does not offer the method, refuses a
 * page, sends an unreadable page, or does not reach the last page. The accounts must then be read with
 * `getProgramAccounts`. They throw `RetryableError` if the node can't be used at the moment, or if a page is
 * older than `minSlot`.
 */
export interface PagedAccounts {
  /**
   * Reads every account of a family, or those that changed after a slot, and passes them to `sink`. `sink`
   * may have received some accounts when the result is undefined.
   */
  read(
    query: ProgramAccountsQuery,
    range: { readonly minSlot: Slot; readonly changedSince?: Slot | undefined },
    sink: SnapshotSink,
  ): Promise<Snapshot | undefined>
  /** Returns the addresses of all accounts of a family. The node sends no account data. */
  readKeys(query: ProgramAccountsQuery, minSlot: Slot): Promise<readonly Address[] | undefined>
}

/** Size of a page, bytes. A page is parsed in one piece, so it must be small. */
const pageBytes = 4 * 1024 * 1024
/** Size that is assumed for an account of unknown size, bytes. */
const usualAccountBytes = 1_024
const mostPerPage = 10_000
/**
 * Number of accounts after which the pages are taken for endless. The addresses of a family are kept in
 * memory, about 100 bytes each, so this is also a limit on memory. A node may fill pages only in part,
 * because it filters the accounts of a page; each page therefore counts as full.
 */
const mostAccounts = 5_000_000

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
  /** Returns undefined if the node can't serve the page. */
  async function readPage<T>(call: RpcCall<Page<T>>): Promise<Page<T> | undefined> {
    try {
      return await rpc.call(call)
    } catch (error) {
      if (concernsMethod(error)) return undefined
      throw error
    }
  }

  /** Returns the slot of the oldest page and the number of entries. `undefined`: some pages are missing. */
  async function readPages<T extends RpcAccount | Address>(
    query: ProgramAccountsQuery,
    range: PageRange,
    parseEntry: (entry: unknown) => T | undefined,
    onPage: (page: Page<T>) => Promise<void>,
  ): Promise<Snapshot | undefined> {
    const limit = pageLimit(query, range)
    const begun = new Set<string | undefined>()
    let next: string | undefined
    let slot: Slot = Number.POSITIVE_INFINITY
    let count = 0
    do {
      // A repeated key would lead through the same pages again, without end.
      if (begun.has(next) || begun.size * limit >= mostAccounts || count > mostAccounts) return undefined
      begun.add(next)
      const page = await readPage(pageCall(query, { ...range, limit, next }, parseEntry))
      if (page === undefined) return undefined
      if (page.slot < range.minSlot)
        throw new RetryableError(`The Solana RPC sent accounts of slot ${page.slot}, which is too old.`)
      slot = Math.min(slot, page.slot)
      count += page.found.length
      await onPage(page)
      next = page.next
    } while (next !== undefined)
    return { slot, count }
  }

  return {
    read: (query, range, sink) =>
      readPages(query, range, parseKeyedAccount, (page) => sink(page.found, page.slot)),
    async readKeys(query, minSlot) {
      const keys: Address[] = []
      const range = { minSlot, dataSlice: { offset: 0, length: 0 } }
      const read = await readPages(query, range, parseKey, async ({ found }) => {
        for (const key of found) keys.push(key)
      })
      return read && keys
    },
  }
}

interface PageRange {
  readonly minSlot: Slot
  readonly changedSince?: Slot | undefined
  readonly dataSlice?: { readonly offset: number; readonly length: number }
}

/** Maximum number of accounts that a page may contain. */
function pageLimit({ split }: ProgramAccountsQuery, { dataSlice }: PageRange): number {
  const fitting = Math.floor(pageBytes / (split.accountBytes ?? usualAccountBytes))
  return dataSlice ? mostPerPage : Math.max(1, Math.min(mostPerPage, fitting))
}

function pageCall<T extends RpcAccount | Address>(
  { programId, filters }: ProgramAccountsQuery,
  page: PageRange & { readonly limit: number; readonly next: string | undefined },
  parseEntry: (entry: unknown) => T | undefined,
): RpcCall<Page<T>> {
  const { limit, next, changedSince, dataSlice } = page
  const config = {
    ...{ encoding: 'base64', commitment: 'confirmed', withContext: true, filters },
    limit,
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

/**
 * Whether a failure may concern this method or this page only, so that `getProgramAccounts` may succeed. Not
 * so if the node could not be reached, limits our requests or has not reached a slot yet.
 */
function concernsMethod(error: unknown): boolean {
  if (error instanceof UnreadableResponse || error instanceof RefusedError) return true
  const kind = kindOfFailure(error)
  return error instanceof RpcError || (kind !== undefined && kind !== 'limited' && kind !== 'not-yet')
}
