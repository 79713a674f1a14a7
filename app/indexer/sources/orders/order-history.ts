import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { delay } from '~/lib/async/delay'
import { retryable } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { IndexStateReader, UnexplainedOrder } from '~/store/read/read-index-state'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { createOrderLookUp } from './look-up'
import { createUnopenedOrders } from './unopened'

export interface OrderHistoryOptions {
  readonly protocols: readonly Protocol[]
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  /** Number of orders per request. It is low on a metered RPC. */
  readonly ordersPerRequest: number
  /**
   * Whether backfill has stored the last day. No order is looked up earlier, because backfill finds most of
   * the missing information.
   */
  readonly mayBegin: () => boolean
  /**
   * Whether all history is stored. While backfill reads history backwards, nearly every order lacks its first
   * events for some time.
   */
  readonly maySeekUnopened: () => boolean
  readonly loop: LoopBasis
}

const idleMs = 20_000
const busyMs = 250
const waitMs = 1_000
const ordersPerRound = 1_000

/**
 * Looks up the history of orders whose account lacks information. Accounts of Limit v1 and Kamino orders do
 * not contain the opening time. An account that was closed without an event does not show the reason. Orders
 * that are known only from later events are looked up as well. Each order is looked up once. Data that the
 * node has pruned stays unknown.
 */
export function createOrderHistory(options: OrderHistoryOptions): Source {
  const { rpc, pipeline, reader, mayBegin, maySeekUnopened, loop } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const { lookUp, counters, problem } = createOrderLookUp({ ...options, signal })
  const unopened = createUnopenedOrders({
    reader,
    pipeline,
    lookUp: (orders) => lookUp(orders, { rpc: rpc.lowPriority, isPast: true }),
  })
  let page: UnexplainedOrder | undefined
  let loops: readonly Loop[] = []

  /**
   * Looks up the next page of orders with missing information, and returns whether more remain. Orders for
   * which the lookup finds nothing are skipped afterwards.
   */
  async function lookUpSome(): Promise<boolean> {
    const query = reader.readUnexplainedOrders(ordersPerRound, page)
    const unexplained = await retryable(query, "Can't read the database")
    await lookUp(unexplained, { rpc, isPast: false })
    await pipeline.committed()
    page = unexplained.length === ordersPerRound ? unexplained.at(-1) : undefined
    return page !== undefined
  }

  async function seekUnopened(): Promise<void> {
    if (unopened.isOver()) return delay(idleMs, signal)
    if (!maySeekUnopened()) return delay(waitMs, signal)
    await unopened.seekSome()
  }

  return {
    start() {
      const explaining = startLoop({ ...loop, name: 'order-history', signal }, busyMs, async () => {
        if (!mayBegin()) return delay(waitMs, signal)
        if (await lookUpSome()) return
        await delay(idleMs, signal)
      })
      loops = [explaining, startLoop({ ...loop, name: 'stray-orders', signal }, busyMs, seekUnopened)]
    },
    statuses() {
      const detail = loops.map((each) => each.problem()).find((problem) => problem !== undefined)
      const partly = problem() === undefined ? 'live' : 'degraded'
      return [
        {
          source: 'order-history',
          state: detail === undefined ? partly : 'offline',
          committedSlot: undefined,
          detail: detail ?? problem(),
          counters: { ...counters(), ...unopened.counters() },
        },
      ]
    },
    async stop() {
      stopping.abort()
      await Promise.all(loops.map((each) => each.ended))
    },
  }
}
