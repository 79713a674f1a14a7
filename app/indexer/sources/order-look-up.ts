import { LRUCache } from 'lru-cache'
import type { Address, Signature } from '~/domain/ids'
import { RetryableError } from '~/lib/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcCaller, RpcOutcome } from '~/solana/rpc-client'
import { kindOfFailure, RpcError, UnreadableAnswer } from '~/solana/rpc-error'
import { type SignatureInfo, signaturesCall, transactionCall } from '~/solana/signatures'
import type { StoredOrderKey } from '~/store/read-stray-orders'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import { missingIn, missingWrite, type TransactionOutcome } from './missing-transaction'
import { createSignaturePages } from './signature-pages'

export interface OrderLookUpOptions {
  readonly protocols: readonly Protocol[]
  readonly intake: Intake
  readonly pipeline: Pipeline
  /** Orders looked up in one request: few on a metered RPC. */
  readonly ordersPerRequest: number
  readonly signal: AbortSignal
}

/** Looks up the first and the last transactions of orders, each order once. */
export interface OrderLookUp {
  /** Answers how many have to be asked for again, since the answer was lost on the way. Not all is committed yet. */
  lookUp(orders: readonly StoredOrderKey[], how: LookUpManner): Promise<number>
  counters(): Readonly<Record<'orders' | 'events' | 'unknown', number>>
  /** Why orders have to be asked for again, as a sentence; undefined where the last ones all came. */
  problem(): string | undefined
}

export interface LookUpManner {
  readonly rpc: RpcCaller
  /** What is found is history: it waits behind what happens now, and is told to nobody. */
  readonly isPast: boolean
}

const signaturesPerOrder = 1_000
/** An order of a cycle a minute has so many in two weeks; whoever makes longer ones shall not keep all others waiting. */
const mostLists = 20
/** An opening is in the first transaction of an order, an ending in one of the last. */
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
    const outcomes = await rpc.callAll(wanted.map(({ signature }) => transactionCall(signature)))
    for (const [index, { order, signature }] of wanted.entries()) {
      const outcome = outcomes[index]
      if (mayWorkLater(outcome)) putOff(order, outcome, later)
      else takeIn(order.protocol, signature, outcome, isPast)
    }
    for (const { key } of orders) if (!later.has(key)) lookedUp.set(key, true)
    counters.orders += orders.length - later.size
    return later.size
  }

  function putOff(
    { key }: StoredOrderKey,
    outcome: RpcOutcome<unknown> | undefined,
    later: Set<Address>,
  ): void {
    later.add(key)
    lastReason = missingIn(outcome).reason
  }

  /** The events of a transaction; one that the node does not have, refuses or garbles is kept and asked for again by whoever follows its program. */
  function takeIn(
    id: StoredOrderKey['protocol'],
    signature: Signature,
    outcome: TransactionOutcome,
    isPast: boolean,
  ): void {
    const protocol = protocols.get(id)
    if (protocol === undefined) return
    if (!outcome?.ok || outcome.value.transaction === undefined) {
      const unread = [missingWrite(`events:${id}`, signature, missingIn(outcome))]
      pipeline.addEvents({ events: [], unread, isPast })
      return
    }
    const events = intake.readEvents(protocol, outcome.value.transaction)
    counters.events += events.length
    if (events.length > 0) pipeline.addEvents({ events, isPast })
  }

  return {
    counters: () => counters,
    problem: () => problem,
    async lookUp(asked, how) {
      const orders = asked.filter(({ key, protocol }) => !lookedUp.has(key) && protocols.has(protocol))
      let later = 0
      for (let start = 0; start < orders.length && !signal.aborted; start += ordersPerRequest) {
        if (how.isPast) await pipeline.calm(signal)
        later += await lookUpSome(orders.slice(start, start + ordersPerRequest), how)
        await pipeline.room()
      }
      const which = later === 1 ? '1 order' : `${later} orders`
      problem = later === 0 ? undefined : `The history of ${which} did not come: ${lastReason}`
      return later
    },
  }
}

/** What was lost on the way is asked for again together with its order. */
function mayWorkLater(outcome: TransactionOutcome): boolean {
  if (outcome === undefined) return true
  return !outcome.ok && !(outcome.error instanceof RpcError) && !(outcome.error instanceof UnreadableAnswer)
}

type ListOutcome = RpcOutcome<readonly SignatureInfo[]> | undefined

/** One answer holds so many signatures, and the opening is behind all of them. */
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

/** Of a list that runs from the newest to the oldest. */
function tellingSignatures(list: readonly SignatureInfo[]): readonly Signature[] {
  const succeeded = list.filter(({ failed }) => !failed)
  const first = succeeded.slice(-firstTransactions)
  const last = succeeded.slice(0, lastTransactions)
  return [...new Set([...first, ...last].map(({ signature }) => signature))]
}
