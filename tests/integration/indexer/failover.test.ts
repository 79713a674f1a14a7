import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { createSimulatorServer } from '~/simulator/server'
import { openBentNode } from '../../helpers/nodes/bent-node'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

const orders = ['ended', 'filled', 'born'].map((name, index) => handMadeDca(name, BigInt(index)))
const [ended, filled, born] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]]

/** Returns the chain of a node. With `isNewest`, the chain is longer than that of the other node. */
function ledgerOf({ isNewest }: { readonly isNewest: boolean }) {
  const ledger = createHandMadeLedger()
  onTestFinished(() => ledger.stop())
  ledger.produce({
    accounts: [ended.account(), filled.account()],
    transactions: [ended.opened(), filled.opened()],
  })
  ledger.finalize()
  if (!isNewest) return ledger
  ledger.produce({ accounts: [filled.account({ inUsed: 100_000_000n })], transactions: [filled.filled(1)] })
  ledger.produce({ accounts: [born.account()], transactions: [born.opened()] })
  ledger.produce({
    closed: [ended.key],
    transactions: [ended.closed({ byUser: true, unfilled: 1_000_000_000n })],
  })
  for (let block = 0; block < 200; block += 1) ledger.produce()
  ledger.finalize()
  return ledger
}

const tables = [
  `select key, status, active, in_used_raw::text, slot, closed_slot from dca_order order by key`,
  `select order_key, signature, slot from fill order by signature`,
  `select order_key, kind, slot from order_event order by order_key, kind`,
  `select source, slot, signature from cursor where source like 'events:%' order by source`,
]

test('a lagging second node does not move any slot back', { timeout: 180_000 }, async () => {
  const chain = await createIndexedChain(ledgerOf({ isNewest: true }))
  const lagging = await createSimulatorServer({
    ledger: ledgerOf({ isNewest: false }),
    host: '127.0.0.1',
    port: 0,
    log: silentLog,
  })
  onTestFinished(async () => {
    await chain.stop()
    await lagging.stop()
  })
  const node = await openBentNode(chain.server())
  const rows = async (sql: string) => (await chain.database.pool.query(sql)).rows
  const dump = () => Promise.all(tables.map(rows))
  const slots = () =>
    rows(
      `select source, committed_slot, tip_slot from heartbeat where committed_slot is not null and source <> 'rpc' order by source`,
    )
  const fallback = { rpcUrl: lagging.url, wsUrl: lagging.wsUrl }
  chain.startIndexer({ rpcUrl: node.url, wsUrl: node.wsUrl, fallback })
  await vi.waitFor(
    async () => {
      expect(
        (await rows(`select distinct state from heartbeat where source ~ '^(rpc|accounts|events)'`)).flat(),
      ).toEqual([{ state: 'live' }])
      expect(await rows('select status from dca_order order by status')).toHaveLength(3)
      expect(await rows('select from fill')).toHaveLength(1)
    },
    { timeout: 60_000 },
  )
  const [before, slotsBefore] = [await dump(), await slots()]
  await node.die()
  await vi.waitFor(
    async () => {
      const [rpc] = await rows(`select state, detail from heartbeat where source = 'rpc'`)
      expect(rpc).toMatchObject({
        state: 'degraded',
        detail: expect.stringContaining('Using the node of SOLANA_RPC_FALLBACK_URL'),
      })
    },
    { timeout: 60_000 },
  )
  await pause(5_000) // time for lists and snapshots of the lagging node
  expect(await dump()).toEqual(before)
  expect(await slots()).toEqual(slotsBefore)
})
