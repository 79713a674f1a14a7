import { expect, onTestFinished, test, vi } from 'vitest'
import type { Indexer } from '~/indexer/indexer'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger } from '~/simulator/ledger'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

const emptyBlocks = 240 // two minutes without events
const hourBlocks = 30 * emptyBlocks

/**
 * Returns a chain with two orders. The first was opened two hours before its executions and its close. The
 * second trades throughout.
 */
function madeChain(filledBefore = 1) {
  const ledger = createHandMadeLedger()
  onTestFinished(() => ledger.stop())
  const [unopened, other] = [handMadeDca('stray', 1n), handMadeDca('other', 2n)]
  const produce = (block: HandMadeBlock, empty = emptyBlocks): void => {
    ledger.produce(block)
    for (let count = 0; count < empty; count += 1) ledger.produce()
  }
  produce({ transactions: [unopened.opened()] })
  const before = Array.from({ length: filledBefore }, (_, index) => unopened.filled(-index))
  produce({ transactions: before }, 2 * hourBlocks)
  for (const cycle of [1, 2]) produce({ transactions: [unopened.filled(cycle)] })
  produce({ transactions: [unopened.closed({ byUser: true, unfilled: 700_000_000n })] })
  produce({ accounts: [other.account()], transactions: [other.opened()] })
  for (let cycle = 1; cycle <= 8; cycle += 1) produce({ transactions: [other.filled(cycle)] })
  ledger.finalize()
  return { ledger, stray: unopened, other }
}

async function open(ledger: Ledger): Promise<IndexedChain> {
  const chain = await createIndexedChain(ledger, {
    firstCatchUpMinutes: 5,
    firstCatchUpAtLeast: 1,
    backfillDays: () => 1 / 24,
  })
  onTestFinished(() => chain.stop())
  return chain
}

async function unopenedWalkIsOver(indexer: Indexer): Promise<void> {
  const isOver = () =>
    indexer.statuses().find(({ source }) => source === 'order-history')?.counters.straysSought
  await vi.waitFor(() => expect(isOver()).toBe(1), { timeout: 50_000, interval: 50 })
}

async function rows(chain: IndexedChain, sql: string): Promise<unknown[]> {
  return (await chain.database.pool.query(sql)).rows
}

test('an order opened before the indexed history and closed within it gets its row from its opening', async () => {
  const { ledger, stray: unopened } = madeChain()
  const chain = await open(ledger)
  await unopenedWalkIsOver(chain.startIndexer())
  const row = `select status, active, in_deposited_raw, in_withdrawn_raw, in_used_raw, out_received_raw, closed_at > created_at as is_dated
    from dca_order where key = '${unopened.key}'`
  expect(await rows(chain, row)).toEqual([
    {
      status: 'cancelled',
      active: false,
      in_deposited_raw: '1000000000',
      in_withdrawn_raw: '0',
      in_used_raw: '300000000',
      out_received_raw: '3000000000',
      is_dated: true,
    },
  ])
  // One of the three executions is older than the indexed history. Only the amounts in the closing event
  // include it.
  expect(
    await rows(chain, `select count(*)::int as fills from fill where order_key = '${unopened.key}'`),
  ).toEqual([{ fills: 2 }])
  expect(await rows(chain, 'select venue, total, active from order_count where venue = $$dca$$')).toEqual([
    { venue: 'dca', total: 2, active: 1 },
  ])
})

test('requests a pruned opening once, and leaves the order without a row', async () => {
  const { ledger, stray: unopened } = madeChain()
  let requested = 0
  const forgetful: Ledger = {
    ...ledger,
    signaturesFor(address, query) {
      if (address !== unopened.key) return ledger.signaturesFor(address, query)
      requested += 1
      return ledger.signaturesFor(address, query).slice(0, 3)
    },
  }
  const chain = await open(forgetful)
  await unopenedWalkIsOver(chain.startIndexer())
  expect(requested).toBe(1)
  expect(await rows(chain, `select from dca_order where key = '${unopened.key}'`)).toEqual([])
  expect(await rows(chain, `select kind from order_event where order_key = '${unopened.key}'`)).toEqual([
    { kind: 'cancelled' },
  ])
})

test('finds an opening behind more transactions than one response contains', async () => {
  const { ledger, stray: unopened } = madeChain(1_500)
  const chain = await open(ledger)
  await unopenedWalkIsOver(chain.startIndexer())
  expect(await rows(chain, `select status from dca_order where key = '${unopened.key}'`)).toEqual([
    { status: 'cancelled' },
  ])
})
