import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Indexer, IndexerOptions } from '~/indexer/indexer'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger } from '~/simulator/ledger'
import { RpcError } from '~/simulator/rpc/node-error'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

async function open(ledger: Ledger, options: Partial<IndexerOptions>): Promise<IndexedChain> {
  const chain = await createIndexedChain(ledger, options)
  onTestFinished(() => chain.stop())
  return chain
}

function soon(check: () => Promise<void> | void): Promise<void> {
  return vi.waitFor(check, { timeout: 50_000, interval: 50 })
}

async function rows<T>(chain: IndexedChain, sql: string): Promise<T[]> {
  return (await chain.database.pool.query(sql)).rows
}

/**
 * Returns a chain with one DCA order. The opening of the order and each of its fills are in separate blocks.
 */
function madeChain(fills: number) {
  const ledger = createHandMadeLedger()
  const order = handMadeDca('order', 1n)
  const produce = (block: HandMadeBlock): void => {
    ledger.produce(block)
    for (let empty = 0; empty < 240; empty += 1) ledger.produce() // two minutes without events
  }
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  for (let cycle = 1; cycle <= fills; cycle += 1) produce({ transactions: [order.filled(cycle)] })
  ledger.finalize()
  onTestFinished(() => ledger.stop())
  return { ledger, order }
}

const oneDay = { firstCatchUpMinutes: 5, backfillDays: () => 1, firstCatchUpAtLeast: 1 }

function dcaHistory(indexer: Indexer) {
  return indexer.statuses().find(({ source }) => source === 'history:jupiter-dca')
}

test('marks history as complete from its start when a program has less of it than requested', async () => {
  const { ledger } = madeChain(8)
  const chain = await open(ledger, oneDay)
  const indexer = chain.startIndexer()
  await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
  expect(dcaHistory(indexer)).toMatchObject({ state: 'live', detail: 'The node keeps no older history.' })
  expect(await rows(chain, 'select count(*)::int as fills from fill')).toEqual([{ fills: 8 }])
})

/**
 * Returns a ledger whose node refuses requests for lists of older signatures. Each of the given errors is
 * used once, in their order.
 */
function failingLists(ledger: Ledger, errors: RpcError[]): Ledger {
  return {
    ...ledger,
    signaturesFor(address, query) {
      const error = query.before === undefined ? undefined : errors.shift()
      if (error) throw error
      return ledger.signaturesFor(address, query)
    },
  }
}

const cleanedUp = () =>
  new RpcError(-32001, 'Block 7 cleaned up, does not exist on node. First available block: 1000')

test('ends the backfill without an error when the node has deleted older blocks, and reports the start of the complete history', async () => {
  const { ledger, order } = madeChain(8)
  const chain = await open(failingLists(ledger, Array.from({ length: 100 }, cleanedUp)), oneDay)
  const indexer = chain.startIndexer()
  await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
  const [oldest] = await rows<{ at: number }>(chain, 'select min(at) as at from fill')
  expect(dcaHistory(indexer)).toMatchObject({
    state: 'live',
    detail: 'The node keeps no older history.',
    counters: { since: Number(oldest?.at) },
  })
  expect(await rows(chain, `select from order_event where order_key = '${order.key}'`)).toEqual([])
})

test.each([
  [
    'long-term storage cannot be reached',
    -32019,
    'Failed to query long-term storage; please try again',
    'catching-up',
  ],
  ['the key is refused', 401, 'Unauthorized', 'degraded'],
  ['the plan has no such method', 403, 'Forbidden', 'degraded'],
  ['the node keeps no history', -32011, 'Transaction history is not available from this node', 'degraded'],
])(
  'history is not complete while %s, and is stored afterwards',
  { timeout: 90_000 },
  async (_name, code, message, state) => {
    const { ledger } = madeChain(8)
    const errors = Array.from({ length: 5 }, () => new RpcError(code, message))
    const chain = await open(failingLists(ledger, errors), oneDay)
    const indexer = chain.startIndexer()
    await soon(() => {
      const history = dcaHistory(indexer)
      expect(history).toMatchObject({ state, detail: expect.stringContaining(`(${code})`) })
      expect(history?.detail).toContain('getSignaturesForAddress')
      expect(history?.counters.isComplete).toBe(0)
    })
    errors.length = 0
    await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
    expect(await rows(chain, 'select count(*)::int as fills from fill')).toEqual([{ fills: 8 }])
  },
)

test.each([
  ['-32020', -32020, 'Transaction 5x not found'],
  ['"invalid"', -32602, 'Invalid param'],
  ['"internal error"', -32603, 'Internal error'],
  ['an unknown error', -32123, 'Something went wrong'],
])(
  'continues by slot when the node no longer knows the last signature and responds with %s',
  async (_name, code, message) => {
    const { ledger } = madeChain(8)
    const requested: string[] = []
    const forgetful: Ledger = {
      ...ledger,
      signaturesFor(address, query) {
        // The first catch-up ends at a signature, before which the backfill requests its first list.
        if (query.before !== undefined && query.before === (requested[0] ?? query.before)) {
          requested.push(query.before)
          throw new RpcError(code, message)
        }
        return ledger.signaturesFor(address, query)
      },
    }
    const chain = await open(forgetful, oneDay)
    const indexer = chain.startIndexer()
    await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
    expect(requested.length).toBeGreaterThan(0)
    expect(await rows(chain, 'select count(*)::int as fills from fill')).toEqual([{ fills: 8 }])
  },
)

test('keeps all requests within the budget of the node', async () => {
  const { ledger } = madeChain(60)
  let requested = 0
  const counting: Ledger = {
    ...ledger,
    transaction(signature) {
      requested += 1
      return ledger.transaction(signature)
    },
  }
  const perSecond = 20
  const startedMs = performance.now()
  const chain = await open(counting, { ...oneDay, rpcRequestsPerSecond: perSecond })
  const indexer = chain.startIndexer()
  while (dcaHistory(indexer)?.counters.isComplete !== 1) {
    const allowed = perSecond * ((performance.now() - startedMs) / 1000 + 1)
    expect(requested).toBeLessThanOrEqual(allowed)
    await pause(100)
  }
  expect(requested).toBeGreaterThanOrEqual(61)
}, 60_000)

test('publishes current changes but none of the past', async () => {
  const { ledger } = madeChain(30)
  const chain = await open(ledger, oneDay)
  const indexer = chain.startIndexer()
  await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
  await indexer.stop()
  const [boundary] = await rows<{ slot: number }>(
    chain,
    'select max(slot) as slot from fill where at < (select max(at) from fill) - 600',
  )
  expect(
    await rows(chain, `select from change where topic = 'dca' and slot > 0 and slot <= ${boundary?.slot}`),
  ).toEqual([])
  expect(await rows(chain, `select from change where topic = 'dca'`)).not.toEqual([])
})
