import { expect, onTestFinished, test } from 'vitest'
import { type Clock, systemClock } from '~/lib/clock'
import { dcaSize } from '~/protocols/jupiter-dca/layout'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

/**
 * A clock that starts at the time of the ledger's first blocks. The indexer uses only recent accounts as
 * evidence of a program's current layout.
 */
const behindMs = Date.now() - 1_700_000_510_000
const clock: Clock = { ...systemClock, nowMs: () => systemClock.nowMs() - behindMs }

const orders = Array.from({ length: 8 }, (_, index) => handMadeDca(`order ${index}`, BigInt(index)))

async function openChain() {
  const ledger = createHandMadeLedger()
  const chain = await createIndexedChain(ledger, { clock })
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  const { pool } = chain.database
  const stateOf = async () => {
    const { rows } = await pool.query(
      `select state, detail from heartbeat where source = 'accounts:jupiter-dca'`,
    )
    return rows[0]
  }
  const count = async (table: string) => (await pool.query(`select from ${table}`)).rowCount
  const confirm = (block: HandMadeBlock) => {
    ledger.produce(block)
    for (let vote = 0; vote < 3; vote += 1) ledger.produce()
  }
  return { confirm, chain, stateOf, count }
}

const waiting = { timeout: 60_000, interval: 100 }
const unreadable = { state: 'catching-up', detail: expect.stringContaining('can’t be decoded') }

test('reports accounts that a new program version made smaller as unreadable', async () => {
  const { confirm, chain, stateOf, count } = await openChain()
  const small = orders.map((order) => {
    const account = order.account()
    return { ...account, data: account.data.subarray(0, dcaSize - 8) }
  })
  confirm({ accounts: small.slice(0, 4) })
  chain.startIndexer()
  await expect.poll(() => count('quarantine'), waiting).toBe(4)
  confirm({ accounts: small.slice(4) })
  await expect.poll(stateOf, waiting).toEqual(unreadable)
  expect(await count('quarantine')).toBe(8)
  expect(await count('dca_order')).toBe(0)
})

test('reads accounts with fields appended by a new program version as before', async () => {
  const { confirm, chain, stateOf, count } = await openChain()
  const large = orders.map((order) => {
    const account = order.account()
    const data = new Uint8Array(dcaSize + 64)
    data.set(account.data)
    return { ...account, data }
  })
  confirm({ accounts: large })
  chain.startIndexer()
  await expect.poll(() => count('dca_order'), waiting).toBe(orders.length)
  await expect.poll(stateOf, waiting).toEqual({ state: 'live', detail: null })
})
