import { z } from 'zod'
import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { readRpcTransaction } from '../transaction/rpc-transaction'
import type { Transaction } from '../transaction/transaction'
import type { RpcCall } from './rpc-client'
import { highestTransactionVersion } from './signatures'

export interface AddressTransactionsQuery {
  readonly address: Address
  /** First and last slot, inclusive. */
  readonly first: Slot
  readonly last: Slot
  readonly limit: number
  /** Token of the previous page. `undefined`: the first page. */
  readonly token: string | undefined
  /** Programs whose instructions are read. */
  readonly programs: readonly Address[]
  /** Whether a transaction without its inner instructions is useless. */
  readonly needsInner: boolean
  /** Whether a transaction without its log is useless. */
  readonly needsLogs: boolean
}

/**
 * A page of whole transactions, oldest first. Entries that can't be parsed, or that lack a part that is needed,
 * are left out.
 */
export interface AddressTransactionsPage {
  readonly transactions: readonly Transaction[]
  /** Token of the next page. `undefined`: there is no further page. */
  readonly next: string | undefined
}

const pageSchema = z.object({ data: z.array(z.unknown()), paginationToken: z.string().nullish() })

/**
 * `getTransactionsForAddress` at commitment `confirmed`, which some providers offer: the successful
 * transactions of an address in a range of slots, with all their contents.
 */
export function addressTransactionsCall(query: AddressTransactionsQuery): RpcCall<AddressTransactionsPage> {
  const { address, first, last, limit, token, programs, needsInner, needsLogs } = query
  return {
    method: 'getTransactionsForAddress',
    params: [
      address,
      {
        ...{ transactionDetails: 'full', sortOrder: 'asc', limit, commitment: 'confirmed', encoding: 'json' },
        maxSupportedTransactionVersion: highestTransactionVersion,
        filters: { slot: { gte: first, lte: last }, status: 'succeeded' },
        ...(token !== undefined && { paginationToken: token }),
      },
    ],
    parse(result) {
      const page = pageSchema.safeParse(result).data
      if (page === undefined) return undefined
      const transactions = page.data.flatMap((entry) => readRpcTransaction(entry, { programs }) ?? [])
      return {
        transactions: transactions.filter(
          ({ lacksInner, lacksLogs }) => !(needsInner && lacksInner) && !(needsLogs && lacksLogs),
        ),
        next: page.paginationToken ?? undefined,
      }
    },
  }
}
