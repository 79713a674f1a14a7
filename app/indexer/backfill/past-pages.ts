import type { Address, Signature } from '~/domain/base/ids'
import type { Clock } from '~/lib/clock'
import { RefusedError } from '~/solana/http/refused-error'
import { addressTransactionsCall } from '~/solana/rpc/address-transactions'
import type { RpcCaller } from '~/solana/rpc/rpc-client'
import { RpcError } from '~/solana/rpc/rpc-error'
import type { SignatureInfo } from '~/solana/rpc/signatures'
import type { Transaction } from '~/solana/transaction/transaction'

/**
 * Reads past transactions in pages of hundreds, where a provider offers that. Such a page costs as much as ten
 * transactions that are requested one by one.
 */
export interface PastPages {
  /** Number of transactions to read at once. `undefined`: the node does not offer pages. */
  itemsAtOnce(): number | undefined
  /**
   * Returns the transactions of a program with these signatures. Transactions that the node does not include
   * are left out, so they must be requested one by one. Throws `RetryableError`.
   */
  read(program: PagedProgram, infos: readonly SignatureInfo[]): Promise<ReadonlyMap<Signature, Transaction>>
}

export interface PagedProgram {
  readonly address: Address
  /** Programs whose instructions are read. */
  readonly programs: readonly Address[]
  /** Whether a transaction without its inner instructions is useless. */
  readonly needsInner: boolean
  /** Whether a transaction without its log is useless. */
  readonly needsLogs: boolean
}

/** Sizes of a page to try, because some plans allow only the smaller one. */
const pageSizes = [500, 100] as const
/**
 * Time after which the largest page is tried again, milliseconds. A refusal may concern one program or one
 * moment, or end with a change of the plan. A refused page costs at most as much as a page.
 */
const recoverMs = 30 * 60_000
/** Number of transactions below which requesting them one by one costs less than a page. */
const fewestItems = 11
/**
 * Number of pages beyond those for the wanted transactions. A range of slots also contains transactions that
 * other chunks want.
 */
const sparePages = 2

const none: ReadonlyMap<Signature, Transaction> = new Map()

export function createPastPages(rpc: Pick<RpcCaller, 'call'>, clock: Clock): PastPages {
  let size = 0
  let shrunkMs = Number.NEGATIVE_INFINITY

  function limit(): number | undefined {
    if (size > 0 && clock.monotonicMs() - shrunkMs >= recoverMs) size = 0
    return pageSizes[size]
  }

  function shrinkTo(next: number): void {
    size = next
    shrunkMs = clock.monotonicMs()
  }

  async function readPages(
    program: PagedProgram,
    infos: readonly SignatureInfo[],
    limit: number,
  ): Promise<ReadonlyMap<Signature, Transaction>> {
    const wanted = new Set(infos.map(({ signature }) => signature))
    const slots = infos.map(({ slot }) => slot)
    const [first, last] = [Math.min(...slots), Math.max(...slots)]
    const found = new Map<Signature, Transaction>()
    let token: string | undefined
    const mostPages = Math.ceil(infos.length / limit) + sparePages
    for (let pages = 0; pages < mostPages && found.size < wanted.size; pages += 1) {
      const page = await rpc.call(addressTransactionsCall({ ...program, first, last, limit, token }))
      for (const transaction of page.transactions)
        if (wanted.has(transaction.signature)) found.set(transaction.signature, transaction)
      token = page.next
      if (token === undefined) break
    }
    return found
  }

  return {
    itemsAtOnce: limit,
    async read(program, infos) {
      if (infos.length < fewestItems) return none
      for (let most = limit(); most !== undefined; most = limit()) {
        try {
          return await readPages(program, infos, most)
        } catch (error) {
          if (error instanceof RefusedError) shrinkTo(pageSizes.length)
          else if (error instanceof RpcError) shrinkTo(size + 1)
          else throw error
        }
      }
      return none
    },
  }
}
