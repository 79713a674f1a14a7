import type { Address, Signature } from '~/domain/ids'
import { delay } from '~/lib/delay'
import { RetryableError, retryable } from '~/lib/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient, RpcOutcome } from '~/solana/rpc-client'
import { type SignatureInfo, signaturesCall, transactionCall } from '~/solana/signatures'
import type { IndexStateReader, UnexplainedOrder } from '~/store/read-index-state'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import { type Loop, type LoopBasis, type Source, startLoop } from './source'

export interface OrderHistoryOptions {
  readonly protocols: readonly Protocol[]
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  /** Orders looked up in one request: few on a metered RPC. */
  readonly ordersPerRequest: number
  /** What a backfill is about to bring is not asked for here as well: false until the orders of the last day are explained by it. */
  readonly mayBegin: () => boolean
  readonly loop: LoopBasis
}

const idleMs = 20_000
const busyMs = 250
const waitMs = 1_000
const ordersPerRound = 1_000
const signaturesPerOrder = 1_000
/** An opening is in the first transaction of an order, an ending in one of the last. */
const firstTransactions = 1
const lastTransactions = 2
const rememberedOrders = 200_000

/**
 * Looks up the history of orders whose account does not tell enough: limit v1 and Kamino orders don't carry their opening time, and
 * an account that has gone without an event does not say why. One look for each: what the chain has forgotten stays unknown.
 */
export function createOrderHistory(options: OrderHistoryOptions): Source {
  const { rpc, intake, pipeline, reader, ordersPerRequest, mayBegin, loop } = options
  const protocols = new Map(options.protocols.map((protocol) => [protocol.id, protocol]))
  const stopping = new AbortController()
  const lookedUp = new Set<Address>()
  const counters = { orders: 0, events: 0, unknown: 0 }
  let page: UnexplainedOrder | undefined
  let running: Loop | undefined

  /** Answers whether there is more to do: the next page, past orders that were looked up and stay unexplained. */
  async function lookUpSome(): Promise<boolean> {
    const query = reader.readUnexplainedOrders(ordersPerRound, page)
    const unexplained = await retryable(query, 'The database cannot be read')
    const orders = unexplained.filter(({ key, protocol }) => !lookedUp.has(key) && protocols.has(protocol))
    for (let start = 0; start < orders.length && !stopping.signal.aborted; start += ordersPerRequest) {
      await lookUp(orders.slice(start, start + ordersPerRequest))
      await pipeline.room()
    }
    await pipeline.committed()
    page = unexplained.length === ordersPerRound ? unexplained.at(-1) : undefined
    return page !== undefined
  }

  async function lookUp(orders: readonly UnexplainedOrder[]): Promise<void> {
    const limit = signaturesPerOrder
    const lists = await rpc.callAll(orders.map(({ key }) => signaturesCall({ address: key, limit })))
    const wanted: { order: UnexplainedOrder; signature: Signature }[] = []
    const later = new Set<Address>()
    for (const [index, order] of orders.entries()) {
      const list = lists[index]
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
      if (events.length > 0) pipeline.addEvents({ events })
    }
    for (const { key } of orders) if (!later.has(key)) remember(key)
    counters.orders += orders.length - later.size
  }

  function remember(key: Address): void {
    lookedUp.add(key)
    const [oldest] = lookedUp
    if (lookedUp.size > rememberedOrders && oldest !== undefined) lookedUp.delete(oldest)
  }

  return {
    start() {
      running = startLoop({ ...loop, name: 'order-history', signal: stopping.signal }, busyMs, async () => {
        if (!mayBegin()) return delay(waitMs, stopping.signal)
        if (await lookUpSome()) return
        await delay(idleMs, stopping.signal)
      })
    },
    statuses() {
      const detail = running?.problem()
      const state = detail === undefined ? 'live' : 'offline'
      return [{ source: 'order-history', state, committedSlot: undefined, detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}

/** What the node refuses or does not have stays unknown; what was lost on the way is asked for again. */
function mayWorkLater(outcome: RpcOutcome<unknown> | undefined): boolean {
  return outcome === undefined || (!outcome.ok && outcome.error instanceof RetryableError)
}

/** Of a list that runs from the newest to the oldest. */
function tellingSignatures(list: readonly SignatureInfo[]): readonly Signature[] {
  const succeeded = list.filter(({ failed }) => !failed)
  const first = succeeded.slice(-firstTransactions)
  const last = succeeded.slice(0, lastTransactions)
  return [...new Set([...first, ...last].map(({ signature }) => signature))]
}
