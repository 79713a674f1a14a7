import { z } from 'zod'
import type { Address, Signature } from '~/domain/base/ids'
import { parseSignature } from '~/domain/base/parse-id'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { readRpcTransaction } from '../transaction/rpc-transaction'
import type { Transaction } from '../transaction/transaction'
import type { RpcCall } from './rpc-client'

/** One entry of `getSignaturesForAddress`. */
export interface SignatureInfo {
  readonly signature: Signature
  readonly slot: Slot
  readonly blockTime: UnixSeconds | null
  /** Whether the transaction failed on chain. */
  readonly failed: boolean
}

export interface SignaturesQuery {
  readonly address: Address
  /** Start of the list. Only older signatures are returned. `undefined`: the list starts at the tip. */
  readonly before?: Signature | undefined
  /**
   * End of the list. Only newer signatures are returned. `undefined`: the list ends with the oldest data of
   * the node.
   */
  readonly until?: Signature | undefined
  /** Maximum number of entries, at most 1,000. */
  readonly limit: number
}

const infosSchema = z.array(
  z.object({
    signature: z.string(),
    slot: z.number(),
    blockTime: z.number().nullish(),
    err: z.unknown().optional(),
  }),
)

/** Sends `getSignaturesForAddress` at commitment `confirmed`. Returns signatures newest first. */
export function signaturesCall(query: SignaturesQuery): RpcCall<readonly SignatureInfo[]> {
  const { address, before, until, limit } = query
  const config = { commitment: 'confirmed', limit, ...(before && { before }), ...(until && { until }) }
  return {
    method: 'getSignaturesForAddress',
    params: [address, config],
    parse(result) {
      const parsed = infosSchema.safeParse(result).data
      if (parsed === undefined) return undefined
      const infos: SignatureInfo[] = []
      for (const { signature: text, slot, blockTime, err } of parsed) {
        const signature = parseSignature(text)
        if (signature === undefined) return undefined
        infos.push({
          signature,
          slot,
          blockTime: blockTime ?? null,
          failed: err !== null && err !== undefined,
        })
      }
      return infos
    },
  }
}

/**
 * The highest transaction version that `readRpcTransaction` supports. A node returns no transaction with a
 * higher version than the request specifies.
 */
export const highestTransactionVersion = 1

/** What a transaction is read for. */
export interface TransactionNeeds {
  /** Programs whose instructions are read. Default: the instructions of all programs. */
  readonly programs?: readonly Address[] | undefined
  /** Whether a transaction without its inner instructions is useless. Default: false. */
  readonly needsInner?: boolean | undefined
  /** Whether a transaction without its log is useless. Default: false. */
  readonly needsLogs?: boolean | undefined
}

/** Result of `getTransaction`. */
export interface FoundTransaction {
  /** `undefined`: the node does not have the transaction, or lacks a part of it that is needed. */
  readonly transaction: Transaction | undefined
  /** The part that is needed, but that the node has not recorded. */
  readonly lacks?: 'inner instructions' | 'log'
}

/** Sends `getTransaction` at commitment `confirmed`. */
export function transactionCall(
  signature: Signature,
  { programs, needsInner = false, needsLogs = false }: TransactionNeeds = {},
): RpcCall<FoundTransaction> {
  return {
    method: 'getTransaction',
    params: [
      signature,
      {
        commitment: 'confirmed',
        encoding: 'json',
        maxSupportedTransactionVersion: highestTransactionVersion,
      },
    ],
    parse(result) {
      if (result === null) return { transaction: undefined }
      const transaction = readRpcTransaction(result, { programs, signature })
      if (needsInner && transaction?.lacksInner)
        return { transaction: undefined, lacks: 'inner instructions' }
      if (needsLogs && transaction?.lacksLogs) return { transaction: undefined, lacks: 'log' }
      return transaction && { transaction }
    },
  }
}
