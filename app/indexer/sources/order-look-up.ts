import type { Address, Signature } from '~/domain/ids'
import { RetryableError } from '~/lib/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcCaller, RpcOutcome } from '~/solana/rpc-client'
import { type SignatureInfo, signaturesCall, transactionCall } from '~/solana/signatures'
import type { StoredOrderKey } from '~/store/read-stray-orders'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'

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
  const lookedUp = new Set<Address>()
  const counters = { orders: 0, events: 0, unknown: 0 }

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
      if (mayWorkLater(list)) later.add(order.key)
      if (!list?.ok) continue
      const signatures = tellingSignatures(list.value)
      if (signatures.length === 0) counters.unknown += 1
      for (const signature of signatures) wanted.push({ order, signature })
    }
    const outcomes = await rpc.callAll(wanted.map(({ signature }) => transactionCall(signature)))
    for (const [index, { order }] of wanted.entries()) {
      const outcome = outcomes[index]
      const protocol = protocols.get(order.protocol)
      if (mayWorkLater(outcome)) later.add(order.key)
      if (!outcome?.ok || outcome.value.transaction === undefined || protocol === undefined) continue
      const events = intake.readEvents(protocol, outcome.value.transaction)
      counters.events += events.length
      if (events.length > 0) pipeline.addEvents({ events, isPast })
    }
    for (const { key } of orders) if (!later.has(key)) remember(key)
    counters.orders += orders.length - later.size
    return later.size
  }

  function remember(key: Address): void {
    lookedUp.add(key)
    const [oldest] = lookedUp
    if (lookedUp.size > rememberedOrders && oldest !== undefined) lookedUp.delete(oldest)
  }

  return {
    counters: () => counters,
    async lookUp(asked, how) {
      const orders = asked.filter(({ key, protocol }) => !lookedUp.has(key) && protocols.has(protocol))
      let later = 0
      for (let start = 0; start < orders.length && !signal.aborted; start += ordersPerRequest) {
        if (how.isPast) await pipeline.calm(signal)
        later += await lookUpSome(orders.slice(start, start + ordersPerRequest), how)
        await pipeline.room()
      }
      return later
    },
  }
}

/** What the node refuses or does not have stays unknown; what was lost on the way is asked for again. */
function mayWorkLater(outcome: RpcOutcome<unknown> | undefined): boolean {
  return outcome === undefined || (!outcome.ok && outcome.error instanceof RetryableError)
}

type ListOutcome = RpcOutcome<readonly SignatureInfo[]> | undefined

/** One answer holds so many signatures, and the opening is behind all of them. */
async function toItsEnd(rpc: RpcCaller, address: Address, first: ListOutcome): Promise<ListOutcome> {
  if (!first?.ok || first.value.length < signaturesPerOrder) return first
  const all = [...first.value]
  for (let lists = 1; lists < mostLists; lists += 1) {
    const before = all.at(-1)?.signature
    const [next] = await rpc.callAll([signaturesCall({ address, limit: signaturesPerOrder, before })])
    if (!next?.ok) return next
    all.push(...next.value)
    if (next.value.length < signaturesPerOrder) break
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
