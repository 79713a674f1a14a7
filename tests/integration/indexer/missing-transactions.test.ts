import { expect, onTestFinished, test, vi } from 'vitest'
import type { Signature } from '~/domain/base/ids'
import type { IndexerOptions } from '~/indexer/indexer'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import { asVersion1 } from '~/simulator/hand-made-samples'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

/** Starts a chain whose node lists the signatures in `hidden` but does not return their transactions. */
async function setUp(options: Partial<IndexerOptions> = {}) {
  const made = createHandMadeLedger()
  const hidden = new Set<Signature>()
  const understood = new Set<Signature>()
  const ledger = {
    ...made,
    transaction(signature: Signature) {
      const transaction = hidden.has(signature) ? undefined : made.transaction(signature)
      return transaction && understood.has(signature) ? { ...transaction, version: 1 } : transaction
    },
  }
  const chain = await createIndexedChain(ledger, options)
  onTestFinished(async () => {
    await chain.stop()
    made.stop()
  })
  return {
    chain,
    hidden,
    /** Signatures of transactions that the node serves as version 1, regardless of their real version. */
    understood,
    produce(block: HandMadeBlock) {
      made.produce(block)
      for (let empty = 0; empty < 40; empty += 1) made.produce()
    },
    async rows(sql: string): Promise<unknown[]> {
      return (await chain.database.pool.query(sql)).rows
    },
  }
}

function soon(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 })
}

const fillSql = 'select count(*)::int as fills, sum(input_raw)::text as sold from fill'
const missingSql = 'select source, signature, reason, attempts from missing_signature'
const eventsSql = `select state, detail, (counters ->> 'unreadable')::int as unreadable from heartbeat where source = 'events:jupiter-dca'`
const cursorSql = `select slot from cursor where source = 'events:jupiter-dca'`

test('keeps a transaction that no node returns, requests it again in the next process, and stores it', {
  timeout: 90_000,
}, async () => {
  const { chain, hidden, produce, rows } = await setUp()
  const order = handMadeDca('order', 1n)
  const fill = order.filled(1)
  hidden.add(fill.signature)
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  produce({ accounts: [order.account({ inUsed: 100_000_000n })], transactions: [fill] })
  const before = chain.startIndexer()
  await soon(async () => {
    expect(await rows(missingSql)).toEqual([
      {
        source: 'events:jupiter-dca',
        signature: fill.signature,
        reason: 'the node does not have it',
        attempts: 1,
      },
    ])
    expect(await rows(cursorSql)).toHaveLength(1)
  })
  await before.stop()
  expect(await rows(fillSql)).toEqual([{ fills: 0, sold: null }])

  chain.startIndexer()
  await chain.database.pool.query('update missing_signature set due_at = now()')
  await soon(async () => expect(await rows(missingSql)).toMatchObject([{ attempts: 2 }]))
  hidden.clear()
  await chain.database.pool.query('update missing_signature set due_at = now()')
  await soon(async () => {
    expect(await rows(missingSql)).toEqual([])
    expect(await rows(fillSql)).toEqual([{ fills: 1, sold: '100000000' }])
  })
})

test('stores a transaction of version 1 like any other', { timeout: 90_000 }, async () => {
  const { chain, produce, rows } = await setUp()
  const order = handMadeDca('order', 1n)
  produce({ accounts: [order.account()], transactions: [asVersion1(order.opened())] })
  chain.startIndexer()
  await soon(async () => expect(await rows(cursorSql)).toHaveLength(1))
  produce({
    accounts: [order.account({ inUsed: 100_000_000n })],
    transactions: [asVersion1(order.filled(1))],
  })
  await soon(async () => expect(await rows(fillSql)).toEqual([{ fills: 1, sold: '100000000' }]))
  expect(await rows(missingSql)).toEqual([])
})

test('counts and shows a transaction of an unsupported version, and reads it once it is supported', {
  timeout: 120_000,
}, async () => {
  const { chain, produce, rows, understood } = await setUp()
  const order = handMadeDca('order', 1n)
  const fill = { ...order.filled(1), version: 2 }
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  produce({ accounts: [order.account({ inUsed: 100_000_000n })], transactions: [fill] })
  const before = chain.startIndexer()
  const shown = {
    state: 'degraded',
    detail: expect.stringMatching(
      /^1 transaction can't be read: Transaction version \(2\) is not supported .*\(-32015\)\.$/,
    ),
    unreadable: 1,
  }
  await soon(async () => expect(await rows(eventsSql)).toEqual([shown]))
  await before.stop()
  await chain.database.pool.query('delete from heartbeat')
  // The next process must show the same count, because the count is stored.
  const next = chain.startIndexer()
  await soon(async () => expect(await rows(eventsSql)).toEqual([shown]))
  await next.stop()

  understood.add(fill.signature)
  chain.startIndexer()
  await soon(async () => {
    expect(await rows(fillSql)).toEqual([{ fills: 1, sold: '100000000' }])
    expect(await rows(missingSql)).toEqual([])
    expect(await rows(eventsSql)).toEqual([{ state: 'live', detail: null, unreadable: 0 }])
  })
})

test('keeps both ends of a gap longer than one listing, and reads it down to the older end', {
  timeout: 90_000,
}, async () => {
  const { chain, produce, rows } = await setUp({ mostSignaturesListed: 3 })
  const order = handMadeDca('order', 1n)
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  const before = chain.startIndexer()
  await soon(async () => expect(await rows(cursorSql)).toHaveLength(1))
  await before.stop()

  for (let cycle = 1; cycle <= 8; cycle += 1) {
    const inUsed = BigInt(cycle) * 100_000_000n
    produce({ accounts: [order.account({ inUsed })], transactions: [order.filled(cycle)] })
  }
  const next = chain.startIndexer()
  await soon(async () => {
    const found = await rows('select before_signature, after_signature from signature_gap')
    expect(found).toEqual([
      { before_signature: order.filled(6).signature, after_signature: order.opened().signature },
    ])
  })
  await next.stop()
  chain.startIndexer()
  await soon(async () => {
    expect(await rows(fillSql)).toEqual([{ fills: 8, sold: '800000000' }])
    expect(await rows('select from signature_gap')).toEqual([])
  })
})
