import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { protocols } from '~/protocols/registry'
import { eventTables } from '~/store/batch/orphaned-slots'
import type { Pool } from '~/store/postgres/pool'
import { openBentNode } from '../../helpers/nodes/bent-node'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'
import { createPacedChain } from '../../helpers/paced-chain'
import { recordTraffic } from '../../helpers/recorded-traffic'

/** Every so many notifications of transactions and of accounts is lost. */
const lostEvery = 9
const ids = ['drift-perps', 'jupiter-limit-v1'] as const

/** Columns that depend on the time of a block, which a log does not contain. */
const inexact = ['at', 'usd']

async function eventsOf(pool: Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const { name } of eventTables) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t order by 1`,
      [inexact],
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

async function accountsOf(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(`select
    (select jsonb_agg(jsonb_build_array(key, active, remaining_input_raw) order by key) from limit_order where active) as limits,
    (select jsonb_agg(jsonb_build_array(user_key, market_index, base_raw, quote_raw) order by user_key, market_index)
      from perp_position) as positions`)
  return rows[0]
}

test('a metered indexer stores the same as an unmetered one, although every ninth notification is lost', {
  timeout: 300_000,
}, async ({ onTestFinished }) => {
  const traffic = recordTraffic({ seed: 3, speed: 5, ids, transactions: 60 })
  const paced = createPacedChain(traffic, ids)
  const options = { protocols: ids.map((id) => protocols[id]) }
  const plain = await createIndexedChain(paced.ledger, options)
  const metered = await createIndexedChain(paced.ledger, options)
  onTestFinished(async () => {
    await Promise.all([plain.stop(), metered.stop()])
    paced.stop()
  })
  let sent = 0
  let isLossy = false
  const node = await openBentNode(metered.server(), {
    message(message) {
      const isNews = /"(logs|program)Notification"/.test(JSON.stringify(message).slice(0, 80))
      if (isNews) sent += 1
      return isLossy && isNews && sent % lostEvery === 0 ? undefined : message
    },
  })
  plain.startIndexer()
  const start = () =>
    metered.startIndexer({
      ...{ rpcUrl: node.url, wsUrl: node.wsUrl, isMetered: true, rpcRequestsPerSecond: 1_000 },
    })
  const first = start()
  const notLive = () =>
    first
      .statuses()
      .filter(({ source, state }) => /^(accounts|events)/.test(source) && state !== 'live')
      .map(({ source, state, detail }) => [source, state, detail])
  await vi.waitFor(() => expect(notLive()).toEqual([]), { timeout: 120_000, interval: 200 })
  for (const id of ids) paced.begin(id, 1)
  await pause(12_000)
  isLossy = true
  await pause(15_000)
  isLossy = false
  const before = node.requested.getTransaction ?? 0
  const logged = first.statuses().reduce((sum, { counters }) => sum + (counters.logged ?? 0), 0)
  expect(logged).toBeGreaterThan(5)
  await first.stop()
  start() // reads the newest transactions again, now one by one
  paced.begin('drift-perps', 0) // no more transactions
  await vi.waitFor(
    async () => {
      expect(node.requested.getTransaction ?? 0).toBeGreaterThan(before)
      const expected = await eventsOf(plain.database.pool)
      expect(Object.values(expected).flat().length).toBeGreaterThan(20)
      expect(await eventsOf(metered.database.pool)).toEqual(expected)
      expect(await accountsOf(metered.database.pool)).toEqual(await accountsOf(plain.database.pool))
    },
    { timeout: 120_000, interval: 1_000 },
  )
})
