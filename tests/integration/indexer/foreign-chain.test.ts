import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { createSimulatorServer } from '~/simulator/server'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

const otherGenesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

function ledgerWith(...names: string[]) {
  const ledger = createHandMadeLedger()
  for (const [index, name] of names.entries()) {
    const order = handMadeDca(name, BigInt(index))
    ledger.produce({ accounts: [order.account()], transactions: [order.opened()] })
  }
  ledger.finalize()
  return ledger
}

test('refuses a database filled from another chain, names the fix, and writes nothing to the database', async () => {
  const ledger = ledgerWith('ours')
  const chain = await createIndexedChain(ledger)
  const other = await createSimulatorServer({
    ledger: { ...ledgerWith('theirs', 'theirs too'), genesisHash: otherGenesis },
    host: '127.0.0.1',
    port: 0,
    log: silentLog,
  })
  onTestFinished(async () => {
    await chain.stop()
    await other.stop()
  })
  const orders = async () => (await chain.database.pool.query('select key from dca_order')).rowCount
  const first = chain.startIndexer()
  await vi.waitFor(async () => expect(await orders()).toBe(1), { timeout: 60_000 })
  await first.stop()

  const refusals: string[] = []
  const { url: rpcUrl, wsUrl } = other
  chain.startIndexer({ rpcUrl, wsUrl, onForeignChain: (sentence) => refusals.push(sentence) })
  await vi.waitFor(() => expect(refusals).toHaveLength(1), { timeout: 60_000 })
  expect(refusals[0]).toBe(
    `The database contains another chain than the node serves (genesis ${ledger.genesisHash}, not ${otherGenesis}): set DATA_DIR or DATABASE_URL to an empty database, or reset SOLANA_RPC_URL, SIMULATOR_SEED, SIMULATOR_SPEED and SIMULATOR_FIXTURES to their values from before.`,
  )
  await vi.waitFor(async () => {
    const { rows } = await chain.database.pool.query(
      `select state, detail from heartbeat where source = 'accounts:jupiter-dca'`,
    )
    expect(rows).toEqual([{ state: 'offline', detail: refusals[0] }])
  })
  expect(await orders()).toBe(1)
})
