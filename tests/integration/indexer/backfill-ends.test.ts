import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Indexer, IndexerOptions } from '~/indexer/indexer'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger } from '~/simulator/ledger'
import { RpcError } from '~/simulator/rpc/rpc-error'
import { handMadeDca } from '../../helpers/dca-chain'
import { createIndexedChain, type IndexedChain } from '../../helpers/indexed-chain'

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

/** A chain of one DCA order: its opening, and so many fills in blocks of their own. */
function madeChain(fills: number) {
  const ledger = createHandMadeLedger()
  const order = handMadeDca('order', 1n)
  const produce = (block: HandMadeBlock): void => {
    ledger.produce(block)
    for (let empty = 0; empty < 240; empty += 1) ledger.produce() // two minutes
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

test('a program with less history than asked for is complete where its history begins', async () => {
  const { ledger } = madeChain(8)
  const chain = await open(ledger, oneDay)
  const indexer = chain.startIndexer()
  await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
  expect(dcaHistory(indexer)).toMatchObject({ state: 'live', detail: 'The node keeps no older history.' })
  expect(await rows(chain, 'select count(*)::int as fills from fill')).toEqual([{ fills: 8 }])
})

test('a node that keeps no history ends the backfill quietly, and says from when on it is complete', async () => {
  const { ledger, order } = madeChain(8)
  const forgetful: Ledger = {
    ...ledger,
    signaturesFor(address, query) {
      if (query.before !== undefined)
        throw new RpcError(-32011, 'Transaction history is not available from this node')
      return ledger.signaturesFor(address, query)
    },
  }
  const chain = await open(forgetful, oneDay)
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

test('all that is asked stays within the budget of the node', async () => {
  const { ledger } = madeChain(60)
  let asked = 0
  const counting: Ledger = {
    ...ledger,
    transaction(signature) {
      asked += 1
      return ledger.transaction(signature)
    },
  }
  const perSecond = 20
  const startedMs = performance.now()
  const chain = await open(counting, { ...oneDay, rpcRequestsPerSecond: perSecond })
  const indexer = chain.startIndexer()
  while (dcaHistory(indexer)?.counters.isComplete !== 1) {
    const allowed = perSecond * ((performance.now() - startedMs) / 1000 + 1)
    expect(asked).toBeLessThanOrEqual(allowed)
    await pause(100)
  }
  expect(asked).toBeGreaterThanOrEqual(61)
}, 60_000)

test('what changes in the past is told to nobody, what changes now is', async () => {
  const { ledger } = madeChain(30)
  const chain = await open(ledger, oneDay)
  const indexer = chain.startIndexer()
  await soon(() => expect(dcaHistory(indexer)?.counters.isComplete).toBe(1))
  await indexer.stop()
  const [seam] = await rows<{ slot: number }>(
    chain,
    'select max(slot) as slot from fill where at < (select max(at) from fill) - 600',
  )
  expect(
    await rows(chain, `select from change where topic = 'dca' and slot > 0 and slot <= ${seam?.slot}`),
  ).toEqual([])
  expect(await rows(chain, `select from change where topic = 'dca'`)).not.toEqual([])
})
