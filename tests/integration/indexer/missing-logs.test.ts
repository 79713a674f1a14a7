import { expect, onTestFinished, test, vi } from 'vitest'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import {
  marketAccount,
  type PerpTrade,
  traderAccount,
  traders,
  tradeTransaction,
} from '../../faults/ground-truth/perp-trades'
import { openBentNode } from '../../helpers/nodes/bent-node'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

const trades = 12

function tradeOf(number: number): PerpTrade {
  const [taker, maker] = traders
  if (taker === undefined || maker === undefined) throw new Error('there are no traders')
  const amounts = { baseRaw: 10_000_000n, quoteRaw: 1_860_000n }
  return { name: `trade ${number}`, fillRecordId: BigInt(number), taker, maker, isLong: true, ...amounts }
}

test('requests a transaction again of which the node has recorded no log, if the log has its events', {
  timeout: 180_000,
}, async () => {
  const genesisAt = Math.floor(Date.now() / 1_000) - 600
  const ledger = createHandMadeLedger({ genesisAt })
  ledger.produce({ accounts: [marketAccount(), ...traders.map((key) => traderAccount(key, 0n))] })
  for (let number = 1; number <= trades; number += 1)
    ledger.produce({ transactions: [tradeTransaction(tradeOf(number), genesisAt)] })
  ledger.finalize()
  const chain = await createIndexedChain(ledger, { firstCatchUpMinutes: 30, firstCatchUpAtLeast: trades })
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  const requests = new Map<unknown, number>()
  const node = await openBentNode(chain.server(), {
    answer(call, response) {
      const { result } = response as { result?: { meta: object } }
      if (call.method !== 'getTransaction' || !result) return undefined
      const count = (requests.get(call.params[0]) ?? 0) + 1
      requests.set(call.params[0], count)
      if (count > 2) return undefined
      return { ...response, result: { ...result, meta: { ...result.meta, logMessages: null } } }
    },
  })
  chain.startIndexer({ rpcUrl: node.url, wsUrl: node.wsUrl })
  const { pool } = chain.database
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select count(*)::int as fills from perp_fill')
      expect(rows).toEqual([{ fills: trades }])
      expect((await pool.query('select from missing_signature')).rowCount).toBe(0)
    },
    { timeout: 120_000, interval: 200 },
  )
  expect(node.bent()).toBe(2 * trades)
})
