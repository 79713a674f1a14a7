import { setTimeout as pause } from 'node:timers/promises'
import { expect, type TestContext, test, vi } from 'vitest'
import type { IndexerOptions } from '~/indexer/indexer'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import { type HandMadeDca, handMadeDca } from '../../helpers/nodes/dca-chain'
import { type Faults, openFlawedNode } from '../../helpers/nodes/flawed-node'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

const dcaProgram = 'DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M'

/** Starts a chain that advances automatically, a node with faults, and an indexer that follows the chain. */
async function setUp({ onTestFinished }: TestContext, faults: Faults = {}) {
  const ledger = createHandMadeLedger()
  const chain = await createIndexedChain(ledger)
  const node = await openFlawedNode(chain.server())
  Object.assign(node.faults, faults)
  const moving = setInterval(() => ledger.produce(), 100)
  onTestFinished(async () => {
    clearInterval(moving)
    await chain.stop()
    await node.stop()
    ledger.stop()
  })
  const rows = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await chain.database.pool.query(sql)).rows
  const statusOf = async (source: string) => {
    const [row] = await rows(`select state, detail from heartbeat where source = '${source}'`)
    return row ?? {}
  }
  return {
    node,
    rows,
    statusOf,
    produce: (block: HandMadeBlock) => ledger.produce(block),
    start: (over: Partial<IndexerOptions> = {}) =>
      chain.startIndexer({ rpcUrl: node.url, wsUrl: node.wsUrl, ...over }),
    used: async () =>
      (await rows('select key, in_used_raw::text as used, active from dca_order order by idx')).map(
        ({ used, active }) => (active ? used : 'ended'),
      ),
    fills: async () => (await rows('select count(*)::int as fills from fill'))[0]?.fills,
    becomes: (source: string, state: object) =>
      soon(async () => expect(await statusOf(source)).toMatchObject(state)),
  }
}

function soon(check: () => Promise<void>, timeout = 60_000): Promise<void> {
  return vi.waitFor(check, { timeout, interval: 100 })
}

const opening = (order: HandMadeDca): HandMadeBlock => ({
  accounts: [order.account()],
  transactions: [order.opened()],
})
const fill = (order: HandMadeDca, cycle: number): HandMadeBlock => ({
  accounts: [order.account({ inUsed: BigInt(cycle) * 100_000_000n })],
  transactions: [order.filled(cycle)],
})

const isOfDca = (params: readonly unknown[]) => JSON.stringify(params).includes(dcaProgram)
const live = { state: 'live', detail: null }
/**
 * Number of `getProgramAccounts` calls if the indexer reads each account type of the followed programs once.
 */
const oneSnapshotEach = 12

test.concurrent('polls transactions over one connection when logsSubscribe is refused, reports it, and recovers', {
  timeout: 120_000,
}, async (context) => {
  const refused = { code: -32601, message: 'Method not found' }
  const { node, start, produce, fills, used, becomes, statusOf } = await setUp(context, {
    subscribe: (method) => (method === 'logsSubscribe' ? refused : undefined),
  })
  const order = handMadeDca('order', 1n)
  produce(opening(order))
  start()
  await becomes('events:jupiter-dca', {
    state: 'degraded',
    detail: 'The node refuses logsSubscribe (-32601): transactions are polled every 2 s.',
  })
  await becomes('accounts:jupiter-dca', live)
  produce(fill(order, 1))
  await soon(async () => expect([await fills(), await used()]).toEqual([1, ['100000000']]), 10_000)
  await pause(10_000)
  expect(node.connections()).toBe(1)
  expect(node.calls('getProgramAccounts')).toBeLessThanOrEqual(oneSnapshotEach)
  expect(await statusOf('rpc')).toEqual(live)
  node.faults.subscribe = undefined
  await becomes('events:jupiter-dca', live)
  produce(fill(order, 2))
  await soon(async () => expect([await fills(), await used()]).toEqual([2, ['200000000']]))
  expect(node.connections()).toBe(1)
})

type Refusal = readonly [string, ReturnType<NonNullable<Faults['subscribe']>>, RegExp]

test.concurrent.for<Refusal>([
  [
    'is refused',
    { code: -32602, message: 'not in your plan' },
    /^The node refuses programSubscribe \(-32602\): accounts are read after/,
  ],
  ['is never confirmed', 'silent', /^The node does not confirm programSubscribe: accounts are read after/],
  [
    'closes the connection',
    'close',
    /^The node closes the connection after programSubscribe: accounts are read after/,
  ],
])(
  'follows a program by its transactions when programSubscribe %s',
  { timeout: 120_000 },
  async ([_name, failure, detail], context) => {
    const { node, start, produce, used, becomes } = await setUp(context, {
      subscribe: (method, params) => (method === 'programSubscribe' && isOfDca(params) ? failure : undefined),
    })
    const [first, second, third] = [
      handMadeDca('first', 1n),
      handMadeDca('second', 2n),
      handMadeDca('third', 3n),
    ]
    produce(opening(first))
    produce(opening(second))
    start()
    await becomes('accounts:jupiter-dca', { state: 'degraded', detail: expect.stringMatching(detail) })
    await becomes('accounts:kamino-limit', live)
    produce(fill(first, 1))
    produce(opening(third))
    produce({
      closed: [second.key],
      transactions: [second.closed({ byUser: true, unfilled: 1_000_000_000n })],
    })
    await soon(async () => expect(await used()).toEqual(['100000000', 'ended', '0']), 15_000)
    expect(node.calls('getProgramAccounts')).toBeLessThanOrEqual(oneSnapshotEach)
    node.faults.subscribe = undefined
    await becomes('accounts:jupiter-dca', live)
    produce(fill(third, 1))
    await soon(async () => expect(await used()).toEqual(['100000000', 'ended', '100000000']), 5_000)
  },
)

test.concurrent('polls slots when slotSubscribe is refused, and the rest stays live', {
  timeout: 90_000,
}, async (context) => {
  const { start, becomes, statusOf } = await setUp(context, {
    subscribe: (method) => (method === 'slotSubscribe' ? { code: -32601, message: 'no' } : undefined),
  })
  start()
  await becomes('accounts:drift-perps', live)
  await becomes('events:drift-perps', live)
  expect(await statusOf('rpc')).toEqual({
    state: 'degraded',
    detail: 'The node refuses slotSubscribe (-32601): slots are polled every 1 s.',
  })
})

test.concurrent('polls everything on a node without a WebSocket', {
  timeout: 90_000,
}, async (context) => {
  const { start, produce, used, fills, becomes, statusOf } = await setUp(context)
  const order = handMadeDca('order', 1n)
  produce(opening(order))
  start({ wsUrl: 'ws://127.0.0.1:1' })
  await becomes('accounts:jupiter-dca', { state: 'degraded', detail: expect.stringContaining('WebSocket') })
  await becomes('events:jupiter-dca', {
    state: 'degraded',
    detail: expect.stringContaining('polled every 2 s'),
  })
  expect(await statusOf('rpc')).toMatchObject({ state: 'degraded' })
  produce(fill(order, 1))
  await soon(async () => expect([await fills(), await used()]).toEqual([1, ['100000000']]), 10_000)
})

test.concurrent('a socket that closes every second costs a handful of snapshots and connections, and loses nothing', {
  timeout: 150_000,
}, async (context) => {
  const { node, start, produce, used, fills, becomes } = await setUp(context, { closeAfterMs: 1_000 })
  const orders = Array.from({ length: 8 }, (_, index) => handMadeDca(`order ${index}`, BigInt(index)))
  produce(opening(orders[0]!))
  start()
  await soon(async () => expect(await used()).toHaveLength(1))
  const startedMs = Date.now()
  for (const order of orders.slice(1)) {
    produce(opening(order))
    await pause(3_000)
    produce(fill(order, 1))
    await pause(3_000)
  }
  await soon(async () => expect(await used()).toEqual(['0', ...Array(7).fill('100000000')]), 15_000)
  expect(await fills()).toBe(7)
  const minutes = Math.max(1, (Date.now() - startedMs) / 60_000)
  expect(node.connections() / minutes).toBeLessThan(15)
  expect(node.calls('getProgramAccounts')).toBeLessThanOrEqual(oneSnapshotEach)
  node.faults.closeAfterMs = undefined
  node.closeSockets()
  await becomes('accounts:jupiter-dca', live)
  await becomes('events:jupiter-dca', live)
})

test.concurrent('reads changes made while the socket was down without a snapshot', {
  timeout: 90_000,
}, async (context) => {
  const { node, start, produce, used, becomes } = await setUp(context)
  const [kept, closed, born] = [handMadeDca('kept', 1n), handMadeDca('closed', 2n), handMadeDca('born', 3n)]
  produce(opening(kept))
  produce(opening(closed))
  start()
  await becomes('accounts:jupiter-dca', live)
  expect(node.calls('getProgramAccounts')).toBe(oneSnapshotEach)
  node.faults.withhold = () => true
  node.closeSockets()
  produce(fill(kept, 3))
  produce(opening(born))
  produce({ closed: [closed.key], transactions: [closed.closed({ byUser: true, unfilled: 1_000_000_000n })] })
  await pause(300)
  node.faults.withhold = undefined
  await soon(async () => expect(await used()).toEqual(['300000000', 'ended', '0']), 20_000)
  await becomes('accounts:jupiter-dca', live)
  expect(node.calls('getProgramAccounts')).toBe(oneSnapshotEach)
})

test.concurrent('detects missing account notifications by transactions, takes a snapshot, and is live again', {
  timeout: 180_000,
}, async (context) => {
  const { node, start, produce, used, becomes, rows } = await setUp(context)
  const [known, born] = [handMadeDca('known', 1n), handMadeDca('born', 2n)]
  produce(opening(known))
  start()
  await becomes('accounts:jupiter-dca', live)
  await pause(3_000) // wait for the end of the first slots of the subscription, which do not count
  node.faults.withhold = ({ method, params }) => method === 'programNotification' && isOfDca([params])
  produce(fill(known, 1))
  produce(opening(born))
  await soon(async () => {
    const [row] = await rows(`select state, detail from heartbeat where source = 'accounts:jupiter-dca'`)
    expect(row?.state).not.toBe('live')
    expect(row?.detail).toContain('programSubscribe does not report all changes of Dca accounts')
  })
  await soon(async () => expect(await used()).toEqual(['100000000', '0']), 10_000)
  await becomes('accounts:jupiter-dca', {
    state: 'degraded',
    detail:
      'programSubscribe does not report all changes of Dca accounts: accounts are read after each transaction that writes them.',
  })
  produce(fill(born, 2))
  await soon(async () => expect(await used()).toEqual(['100000000', '200000000']), 5_000)
  // The indexer may take a new snapshot only of the affected program, and at most once in ten minutes.
  expect(node.calls('getProgramAccounts')).toBe(oneSnapshotEach + 1)
  expect(node.calls('programUnsubscribe')).toBe(1)
  await becomes('accounts:drift-perps', live)
  node.faults.withhold = undefined
  let cycle = 2
  await soon(async () => {
    cycle += 1
    produce(fill(known, cycle))
    await pause(2_000)
    const [row] = await rows(`select state from heartbeat where source = 'accounts:jupiter-dca'`)
    expect(row?.state).toBe('live')
  }, 90_000)
  expect(node.calls('getProgramAccounts')).toBe(oneSnapshotEach + 1)
})

test.concurrent('does not distrust a subscription because of orders that close without a notification', {
  timeout: 120_000,
}, async (context) => {
  const { node, start, produce, used, becomes, statusOf } = await setUp(context)
  const orders = Array.from({ length: 4 }, (_, index) => handMadeDca(`order ${index}`, BigInt(index)))
  for (const order of orders) produce(opening(order))
  start()
  await becomes('accounts:jupiter-dca', live)
  await pause(3_000)
  for (const order of orders) {
    produce({ closed: [order.key], transactions: [order.closed({ byUser: true, unfilled: 1_000_000_000n })] })
    await pause(500)
  }
  await pause(25_000)
  expect(await used()).toEqual(orders.map(() => 'ended'))
  expect(await statusOf('accounts:jupiter-dca')).toEqual(live)
  expect(node.calls('getProgramAccounts')).toBe(oneSnapshotEach)
})

test.concurrent('detects a silent logs subscription by the list, renews it, and polls meanwhile', {
  timeout: 180_000,
}, async (context) => {
  const { node, start, produce, fills, becomes } = await setUp(context)
  const order = handMadeDca('order', 1n)
  produce(opening(order))
  start()
  await becomes('events:jupiter-dca', live)
  node.faults.withhold = ({ method }) => method === 'logsNotification'
  for (let cycle = 1; cycle <= 3; cycle += 1) {
    produce(fill(order, cycle))
    await pause(500)
  }
  await becomes('events:jupiter-dca', {
    state: 'degraded',
    detail: 'logsSubscribe does not report all transactions: transactions are polled every 2 s.',
  })
  expect(node.calls('logsUnsubscribe')).toBe(1)
  produce(fill(order, 4))
  await soon(async () => expect(await fills()).toBe(4), 6_000)
  node.faults.withhold = undefined
  let cycle = 4
  await soon(async () => {
    cycle += 1
    produce(fill(order, cycle))
    await pause(2_000)
    await becomes('events:jupiter-dca', live)
  }, 90_000)
})

test.concurrent('keeps subscriptions apart that share one id', {
  timeout: 90_000,
}, async (context) => {
  const { start, produce, used, fills, becomes } = await setUp(context, { idOf: () => 7 })
  const order = handMadeDca('order', 1n)
  produce(opening(order))
  start()
  for (const source of ['accounts:jupiter-dca', 'accounts:drift-perps', 'events:jupiter-dca'])
    await becomes(source, live)
  produce(fill(order, 1))
  await soon(async () => expect([await fills(), await used()]).toEqual([1, ['100000000']]), 10_000)
})

test.concurrent('reads a snapshot in parts when the node refuses it as too large', {
  timeout: 90_000,
}, async (context) => {
  const { node, start, produce, used, becomes } = await setUp(context, {
    call: (method, params) =>
      method === 'getProgramAccounts' && isOfDca(params) && !/"offset":8/.test(JSON.stringify(params))
        ? { body: { code: -32600, message: 'Too many accounts requested (1000000 accounts)' } }
        : undefined,
  })
  const orders = Array.from({ length: 5 }, (_, index) => handMadeDca(`order ${index}`, BigInt(index)))
  for (const order of orders) produce(opening(order))
  start()
  await becomes('accounts:jupiter-dca', live)
  expect(await used()).toEqual(['0', '0', '0', '0', '0'])
  expect(node.calls('getProgramAccounts')).toBe(oneSnapshotEach + 256)
})

test.concurrent('follows accounts by transactions without getProgramAccounts, and reports what is missing', {
  timeout: 90_000,
}, async (context) => {
  const { start, produce, used, becomes } = await setUp(context, {
    call: (method) =>
      method === 'getProgramAccounts' ? { body: { code: -32601, message: 'Method not found' } } : undefined,
  })
  const order = handMadeDca('order', 1n)
  start()
  await becomes('accounts:jupiter-dca', {
    state: 'degraded',
    detail: expect.stringMatching(
      /getProgramAccounts.*Accounts that no transaction has written since are unknown/,
    ),
  })
  produce(opening(order))
  await soon(async () => expect(await used()).toEqual(['0']), 10_000)
})
