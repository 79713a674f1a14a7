import { LRUCache } from 'lru-cache'
import type { Address, Signature } from '~/domain/base/ids'
import { neededParts } from '~/indexer/needed-parts'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { RetryableError } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcCaller, RpcOutcome } from '~/solana/rpc/rpc-client'
import { kindOfFailure, RpcError, UnreadableResponse } from '~/solana/rpc/rpc-error'
import {
  type SignatureInfo,
  signaturesCall,
  type TransactionNeeds,
  transactionCall,
} from '~/solana/rpc/signatures'
import type { StoredOrderKey } from '~/store/read/orders/read-unopened-orders'
import { missingIn, missingWrite, type TransactionOutcome } from '../events/missing-transaction'
import { createSignaturePages } from '../events/signature-pages'

export interface OrderLookUpOptions {
  readonly protocols: readonly Protocol[]
  readonly intake: Intake
  readonly pipeline: Pipeline
  /** Number of orders per request. It is low on a metered RPC. */
  readonly ordersPerRequest: number
  readonly signal: AbortSignal
}

/** Looks up the first and the last transactions of orders, each order once. */
export interface OrderLookUp {
  /**
   * Looks up orders. Returns the number of orders that must be looked up again because a response was lost.
   * Their rows may not be committed yet when this resolves.
   */
  lookUp(orders: readonly StoredOrderKey[], how: LookUpManner): Promise<number>
  counters(): Readonly<Record<'orders' | 'events' | 'unknown', number>>
  /** Why some orders must be looked up again, as a sentence. `undefined`: the last lookup was complete. */
  problem(): string | undefined
}

export interface LookUpManner {
  readonly rpc: RpcCaller
  /** Whether the found events are history. Such events wait behind live events and are not published. */
  readonly isPast: boolean
}

const signaturesPerOrder = 1_000
/**
 * Maximum number of pages per order, enough for two weeks of an order with one cycle per minute. Longer
 * orders must not block all others.
 */
const mostLists = 20
/**
 * Number of transactions to read at the beginning and at the end of an order. The first transaction opens the
 * order, and one of the last transactions closes it.
 */
const firstTransactions = 1
const lastTransactions = 2
const rememberedOrders = 200_000

export function createOrderLookUp(options: OrderLookUpOptions): OrderLookUp {
  const { intake, pipeline, ordersPerRequest, signal } = options
  const protocols = new Map(options.protocols.map((protocol) => [protocol.id, protocol]))
  const lookedUp = new LRUCache<Address, true>({ maxSize: rememberedOrders, sizeCalculation: () => 1 })
  const counters = { orders: 0, events: 0, unknown: 0 }
  let problem: string | undefined
  let lastReason: string | undefined

  async function lookUpSome(
    orders: readonly StoredOrderKey[],
    { rpc, isPast }: LookUpManner,
  ): Promise<number> {
    const limit = signaturesPerOrder
    const lists = await rpc.callAll(orders.map(({ key }) => signaturesCall({ address: key, limit })))
    const wanted: { order: StoredOrderKey; signature: Signature }[] = []
    const later = new Set<Address>()
    for (const [index, order] of orders.entries()) {
      const list = await toItsEnd(rpc, order.key, lists[index])
      if (!list?.ok) {
        if (list && kindOfFailure(list.error) === 'cleaned-up') counters.unknown += 1
        else putOff(order, list, later)
        continue
      }
      const signatures = tellingSignatures(list.value)
      if (signatures.length === 0) counters.unknown += 1
      for (const signature of signatures) wanted.push({ order, signature })
    }
    const outcomes = await rpc.callAll(
      wanted.map(({ order, signature }) => transactionCall(signature, needsOf(order))),
    )
    for (const [index, { order, signature }] of wanted.entries()) {
      const outcome = outcomes[index]
      if (mayWorkLater(outcome)) putOff(order, outcome, later)
      else takeIn(order.protocol, signature, outcome, isPast)
    }
    for (const { key } of orders) if (!later.has(key)) lookedUp.set(key, true)
    counters.orders += orders.length - later.size
    return later.size
  }

  function needsOf({ protocol: id }: StoredOrderKey): TransactionNeeds {
    return neededParts(protocols.get(id))
  }

  function putOff(
    { key }: StoredOrderKey,
    outcome: RpcOutcome<unknown> | undefined,
    later: Set<Address>,
  ): void {
    later.add(key)
    lastReason = missingIn(outcome).reason
  }

  /**
   * Ingests the events of a transaction. A missing, refused or unparsable transaction is stored as missing,
   * and the events source of its program requests it again.
   */
  function takeIn(
    id: StoredOrderKey['protocol'],
    signature: Signature,
    outcome: TransactionOutcome,
    isPast: boolean,
  ): void {
    const protocol = protocols.get(id)
    if (protocol === undefined) return
    if (!outcome?.ok || outcome.value.transaction === undefined) {
      const missing = [missingWrite(`events:${id}`, signature, missingIn(outcome))]
      pipeline.addEvents({ events: [], missing, isPast })
      return
    }
    const events = intake.readEvents(protocol, outcome.value.transaction)
    counters.events += events.length
    if (events.length > 0) pipeline.addEvents({ events, isPast })
  }

  return {
    counters: () => counters,
    problem: () => problem,
    async lookUp(requested, how) {
      const orders = requested.filter(({ key, protocol }) => !lookedUp.has(key) && protocols.has(protocol))
      let later = 0
      for (let start = 0; start < orders.length && !signal.aborted; start += ordersPerRequest) {
        if (how.isPast) await pipeline.waitForLiveWrites(signal)
        later += await lookUpSome(orders.slice(start, start + ordersPerRequest), how)
        await pipeline.waitForCapacity()
      }
      const which = later === 1 ? '1 order' : `${later} orders`
      problem = later === 0 ? undefined : `Couldn't load the history of ${which}: ${lastReason}`
      return later
    },
  }
}

/** Whether the response was lost, so that the order and the transaction must be requested again. */
function mayWorkLater(outcome: TransactionOutcome): boolean {
  if (outcome === undefined) return true
  return !outcome.ok && !(outcome.error instanceof RpcError) && !(outcome.error instanceof UnreadableResponse)
}

type ListOutcome = RpcOutcome<readonly SignatureInfo[]> | undefined

/**
 * Lists further pages until the list ends. Only the end of the list contains the opening, and one response
 * contains only one page.
 */
async function toItsEnd(rpc: RpcCaller, address: Address, first: ListOutcome): Promise<ListOutcome> {
  if (!first?.ok || first.value.length < signaturesPerOrder) return first
  const all = [...first.value]
  const pages = createSignaturePages(rpc, address, { before: all.at(-1) })
  try {
    for (let lists = 1; lists < mostLists; lists += 1) {
      const { infos, isLast } = await pages.next()
      all.push(...infos)
      if (isLast) break
    }
  } catch (error) {
    if (error instanceof RpcError || error instanceof RetryableError) return { ok: false, error }
    throw error
  }
  return { ok: true, value: all }
}

/** Returns the first and the last successful signatures of a list that is sorted newest first. */
function tellingSignatures(list: readonly SignatureInfo[]): readonly Signature[] {
  const succeeded = list.filter(({ failed }) => !failed)
  const first = succeeded.slice(-firstTransactions)
  const last = succeeded.slice(0, lastTransactions)
  return [...new Set([...first, ...last].map(({ signature }) => signature))]
}
