import { afterEach, expect, test, vi } from 'vitest'
import { createHandMadeLedger, type HandMadeBlock, type HandMadeLedger } from '~/simulator/hand-made-ledger'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

let ledger: HandMadeLedger
let chain: IndexedChain

async function setUp(): Promise<void> {
  ledger = createHandMadeLedger()
  chain = await createIndexedChain(ledger)
}

afterEach(async () => {
  await chain.stop()
  ledger.stop()
})

/** Produces a block, and the blocks after it that confirm it. */
function produce(block: HandMadeBlock): void {
  ledger.produce(block)
  for (let empty = 0; empty < 3; empty += 1) ledger.produce()
}

async function rows(sql: string): Promise<unknown[]> {
  const { rows: found } = await chain.database.pool.query(sql)
  return found
}

const orderSql = 'select key, in_used_raw::text as used, status, active from dca_order order by idx'
const fillSql =
  'select order_key, count(*)::int as fills, sum(input_raw)::text as sold from fill group by 1 order by 1'

function soon(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 })
}

test('follows an order from the snapshot through its fills to its end', async () => {
  await setUp()
  const first = handMadeDca('first', 1n)
  const second = handMadeDca('second', 2n)
  produce({ accounts: [first.account()], transactions: [first.opened()] })
  chain.startIndexer()
  await soon(async () => {
    expect(await rows(orderSql)).toEqual([{ key: first.key, used: '0', status: 'open', active: true }])
  })
  produce({ accounts: [second.account()], transactions: [second.opened()] })
  produce({ accounts: [first.account({ inUsed: 100_000_000n })], transactions: [first.filled(1)] })
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ used: '100000000' }, { key: second.key, used: '0' }])
    expect(await rows(fillSql)).toEqual([{ order_key: first.key, fills: 1, sold: '100000000' }])
  })
  produce({ closed: [second.key], transactions: [second.closed({ byUser: true, unfilled: 1_000_000_000n })] })
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ status: 'open' }, { status: 'cancelled', active: false }])
  })
})

test('a restarted indexer neither misses nor duplicates anything', async () => {
  await setUp()
  const [ended, filled, born, vanished] = ['ended', 'filled', 'born', 'vanished'].map((name, index) =>
    handMadeDca(name, BigInt(index)),
  )
  const all = [ended!, filled!, vanished!]
  produce({ accounts: all.map((order) => order.account()), transactions: all.map((order) => order.opened()) })
  produce({ accounts: [filled!.account({ inUsed: 100_000_000n })], transactions: [filled!.filled(1)] })
  const before = chain.startIndexer()
  await soon(async () => {
    expect(await rows(orderSql)).toHaveLength(3)
    expect(await rows(fillSql)).toMatchObject([{ fills: 1 }])
  })
  await before.stop()

  produce({ closed: [ended!.key], transactions: [ended!.closed({ byUser: false, unfilled: 0n })] })
  produce({ accounts: [filled!.account({ inUsed: 200_000_000n })], transactions: [filled!.filled(2)] })
  produce({ accounts: [born!.account()], transactions: [born!.opened()] })
  produce({ closed: [vanished!.key] }) // closes the account without a transaction
  chain.startIndexer()
  await soon(async () => {
    expect(await rows(orderSql)).toEqual([
      { key: ended!.key, used: '1000000000', status: 'completed', active: false },
      { key: filled!.key, used: '200000000', status: 'open', active: true },
      { key: born!.key, used: '0', status: 'open', active: true },
      { key: vanished!.key, used: '0', status: 'ended', active: false },
    ])
    expect(await rows(fillSql)).toEqual([{ order_key: filled!.key, fills: 2, sold: '200000000' }])
  })
  const counted = await rows(`select total::int, active::int from order_count where venue = 'dca'`)
  expect(counted).toEqual([{ total: 4, active: 2 }])
})

test('catches up on the events of a lost connection', async () => {
  await setUp()
  const order = handMadeDca('order', 1n)
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  chain.startIndexer()
  await soon(async () => expect(await rows(orderSql)).toHaveLength(1))
  await chain.stopServer()
  produce({ accounts: [order.account({ inUsed: 100_000_000n })], transactions: [order.filled(1)] })
  await soon(async () => {
    const [rpc] = await rows(`select detail from heartbeat where source = 'accounts:jupiter-dca'`)
    expect(rpc).toMatchObject({ detail: expect.stringContaining('Solana RPC') })
  })
  await chain.restartServer()
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ used: '100000000' }])
    expect(await rows(fillSql)).toMatchObject([{ fills: 1 }])
  })
})

test('quarantines a corrupt account and stores the others', async () => {
  await setUp()
  const good = handMadeDca('good', 1n)
  const bad = handMadeDca('bad', 2n)
  produce({ accounts: [good.account()], transactions: [] })
  chain.startIndexer()
  await soon(async () => expect(await rows(orderSql)).toHaveLength(1))
  const impossible = bad.account({ createdAt: 2n ** 62n })
  produce({ accounts: [impossible, good.account({ inUsed: 300_000_000n })] })
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ key: good.key, used: '300000000' }])
    expect(await rows('select protocol, source, length(bytes) as length from quarantine')).toEqual([
      { protocol: 'jupiter-dca', source: bad.key, length: 289 },
    ])
  })
})

test('reports an unreachable RPC, and follows it as soon as it responds', async () => {
  await setUp()
  const order = handMadeDca('order', 1n)
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  await chain.stopServer()
  chain.startIndexer()
  await soon(async () => {
    const [row] = await rows(`select state, detail from heartbeat where source = 'events:jupiter-dca'`)
    expect(row).toMatchObject({
      state: 'offline',
      detail: expect.stringContaining("Solana RPC can't be used"),
    })
  })
  await chain.restartServer()
  await soon(async () => {
    expect(await rows(orderSql)).toHaveLength(1)
    ledger.produce()
    const [row] = await rows(`select state, detail from heartbeat where source = 'accounts:jupiter-dca'`)
    expect(row).toEqual({ state: 'live', detail: null })
  })
})
