import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createChainClock, createEventClock } from '~/indexer/pipeline/chain-clock'
import { systemClock } from '~/lib/clock'
import { protocols } from '~/protocols/registry'
import { unixTimeOfSlot } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

const ledger = createWorldLedger({ seed: 7, speed: 1, clock: systemClock })
afterAll(() => ledger.stop())

/** Tables whose rows contain the time of a block. */
const events = ['fill', 'order_event', 'perp_fill', 'perp_order_action'] as const

test.each([
  ['an hour behind', -3_600],
  ['an hour ahead', 3_600],
  ['400 days ahead', 400 * 86_400],
])(
  'an indexer whose clock is %s stores the times of the chain, and reports it',
  {
    timeout: 180_000,
  },
  async (_what, aheadSeconds) => {
    const clock = { ...systemClock, nowMs: () => Date.now() + aheadSeconds * 1_000 }
    const chainClock = createChainClock(clock)
    const chain = await createIndexedChain(ledger, {
      protocols: [protocols['jupiter-dca'], protocols['drift-perps'], protocols['spl-token']],
      firstCatchUpMinutes: 5,
      firstCatchUpAtLeast: 20,
    })
    onTestFinished(() => chain.stop())
    const { pool } = chain.database
    chain.startIndexer({ clock, chainClock, writer: createBatchWriter(pool, createEventClock(chainClock)) })

    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          `select h.state, h.detail, (select count(*) from fill) > 5 as fills, (select count(*) from perp_fill) > 5 as perps,
          (select count(*) from token where price_source = 'price-api') > 20 as prices from heartbeat h where source = 'rpc'`,
        )
        expect(rows).toMatchObject([{ state: 'degraded', fills: true, perps: true, prices: true }])
        const many = Math.abs(aheadSeconds).toLocaleString('en-US').slice(0, 2)
        expect(rows[0].detail).toMatch(`This machine's clock is ${many}`)
      },
      { timeout: 120_000, interval: 500 },
    )
    const { rows: prices } = await pool.query(`select count(*) as wrong from token
      where price_source = 'price-api' and abs(price_at - extract(epoch from now())) > 120`)
    expect(prices).toEqual([{ wrong: 0 }])
    for (const table of events) {
      const { rows } = await pool.query<{ slot: number; at: number }>(`select slot, at from ${table}`)
      expect(rows.length).toBeGreaterThan(0)
      const wrong = rows.filter(({ slot, at }) => Math.abs(at - unixTimeOfSlot(slot)) > 1)
      expect([table, wrong]).toEqual([table, []])
    }
    for (const table of ['dca_order', 'perp_user']) {
      const { rows } = await pool.query(
        `select count(*) as wrong from ${table} where abs(updated_at - extract(epoch from now())) > 120 and slot > $1`,
        [ledger.currentSlot() - 150],
      )
      expect([table, rows]).toEqual([table, [{ wrong: 0 }]])
    }
  },
)
