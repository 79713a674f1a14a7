import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { createSimulatorServer } from '~/simulator/server'
import { createTestDatabase } from '../../helpers/database'
import { handMadeDca } from '../../helpers/dca-chain'
import { bundleProduct, startProduct } from '../../helpers/product'

let entry = ''

beforeAll(async () => {
  entry = await bundleProduct()
})

afterAll(() => rmSync(dirname(entry), { recursive: true, force: true }))

/** A node of its own for one indexer, so that each row tells who wrote it. */
async function startNode() {
  const ledger = createHandMadeLedger()
  const server = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
  let orders = 0
  onTestFinished(async () => {
    await server.stop()
    ledger.stop()
  })
  return {
    settings: { SOLANA_RPC_URL: server.url, SOLANA_WS_URL: server.wsUrl, SIMULATOR_FIXTURES: '' },
    /** Opens an order and answers its key. */
    open(name: string): string {
      orders += 1
      const order = handMadeDca(name, BigInt(orders))
      ledger.produce({ accounts: [order.account()], transactions: [order.opened()] })
      for (let block = 0; block < 3; block += 1) ledger.produce()
      return order.key
    },
  }
}

test('an indexer that loses the right to write writes no more, and the one that waited goes on', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase()
  const [one, other] = [await startNode(), await startNode()]
  const start = (settings: Readonly<Record<string, string>>) =>
    startProduct(entry, {
      ...settings,
      ROLE: 'indexer',
      DATABASE_URL: database.url,
      TOKEN_API_URL: settings.SOLANA_RPC_URL ?? '',
      PRICE_API_URL: settings.SOLANA_RPC_URL ?? '',
    })
  const keys = async () => {
    const { rows } = await database.pool.query<{ key: string }>('select key from dca_order')
    return rows.map(({ key }) => key)
  }
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 80_000, interval: 100 })

  const first = start(one.settings)
  const before = one.open('before')
  await soon(async () => expect(await keys()).toEqual([before]))
  const second = start(other.settings)
  const locks = `select application_name, wait_event_type from pg_stat_activity where application_name = 'sextant-writer-lock'
    and datname = current_database()`
  await soon(async () => {
    const { rows } = await database.pool.query(`${locks} and wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(1)
  })

  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sextant-writer-lock' and datname = current_database() and wait_event_type is distinct from 'Lock'`)
  const after = other.open('after')
  await soon(async () => expect(await keys()).toContain(after))
  one.open('unheard')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(new Set(await keys())).toEqual(new Set([before, after]))

  for (const { child, ended } of [second, first]) {
    child.kill('SIGTERM')
    await ended
  }
  await database.drop()
})
