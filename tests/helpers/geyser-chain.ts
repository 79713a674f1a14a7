import { afterEach, expect, vi } from 'vitest'
import { createHandMadeLedger, type HandMadeBlock, type HandMadeLedger } from '~/simulator/hand-made-ledger'
import { type GeyserScript, type GeyserStub, startGeyserStub } from './geyser-stub'
import { type HandMadeDca, handMadeDca } from './nodes/dca-chain'
import { createIndexedChain, type IndexedChain } from './nodes/indexed-chain'

export interface Heartbeat {
  readonly state: string
  readonly detail: string | null
  readonly counters: Readonly<Record<string, number>>
}

export const orderSql = 'select key, in_used_raw::text as used, status, active from dca_order order by idx'
export const fillSql =
  'select order_key, count(*)::int as fills, sum(input_raw)::text as sold from fill group by 1 order by 1'

export function soon(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 })
}

/** Block of the first fill of an order. */
export const filledOnce = (order: HandMadeDca): HandMadeBlock => ({
  accounts: [order.account({ inUsed: 100_000_000n })],
  transactions: [order.filled(1)],
})

/**
 * A hand-made chain behind a Solana node and a scripted Geyser node, with an indexer that reads both. Everything
 * is stopped after each test.
 */
export function geyserChain() {
  let parts: { ledger: HandMadeLedger; chain: IndexedChain; geyser: GeyserStub } | undefined
  afterEach(async () => {
    await parts?.chain.stop()
    await parts?.geyser.stop()
    parts?.ledger.stop()
    parts = undefined
  })

  function the() {
    if (parts === undefined) throw new Error('setUp was not called')
    return parts
  }

  async function setUp(script: Partial<GeyserScript> = {}, token?: string): Promise<void> {
    const ledger = createHandMadeLedger()
    const geyser = await startGeyserStub(ledger, script)
    const chain = await createIndexedChain(ledger, { geyser: { url: geyser.url, token } })
    parts = { ledger, geyser, chain }
  }

  /** Produces a block, and the blocks after it that confirm it. */
  function produce(block: HandMadeBlock): void {
    the().ledger.produce(block)
    for (let empty = 0; empty < 3; empty += 1) the().ledger.produce()
  }

  async function rows<T = unknown>(sql: string): Promise<T[]> {
    const { rows: found } = await the().chain.database.pool.query(sql)
    return found as T[]
  }

  async function heartbeat(source: string): Promise<Heartbeat | undefined> {
    const sql = `select state, detail, counters from heartbeat where source = '${source}'`
    return (await rows<Heartbeat>(sql))[0]
  }

  const live = () =>
    soon(async () => {
      for (const source of ['geyser', 'accounts:jupiter-dca', 'events:jupiter-dca'])
        expect(await heartbeat(source)).toMatchObject({ state: 'live', detail: null })
    })

  /** Starts an indexer with one open order, and waits until everything is live. */
  async function follow(over: Parameters<IndexedChain['startIndexer']>[0] = {}) {
    const order = handMadeDca('order', 1n)
    produce({ accounts: [order.account()], transactions: [order.opened()] })
    const indexer = the().chain.startIndexer(over)
    await soon(async () => expect(the().geyser.streams()).toBe(1))
    produce({})
    await live()
    return { order, indexer }
  }

  const expectFilled = (fills: number) =>
    soon(async () => expect(await rows(fillSql)).toMatchObject([{ fills, sold: `${fills}00000000` }]))

  return { the, setUp, produce, rows, heartbeat, live, follow, expectFilled }
}
