import { expect, onTestFinished, test, vi } from 'vitest'
import { inspectCommand } from '~/cli/inspect-command'
import { encodeBase58 } from '~/lib/text/base58'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'

/**
 * Indexes an order that was opened and filled once. Returns a function that runs the inspect command on the
 * store.
 */
async function openChain() {
  const ledger = createHandMadeLedger()
  const chain = await createIndexedChain(ledger)
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  const order = handMadeDca('order', 1n)
  const fill = order.filled(1)
  ledger.produce({ accounts: [order.account()], transactions: [order.opened()] })
  ledger.produce({ accounts: [order.account({ inUsed: 100_000_000n })], transactions: [fill] })
  for (let empty = 0; empty < 3; empty += 1) ledger.produce()
  chain.startIndexer()
  const { pool } = chain.database
  await vi.waitFor(async () => expect((await pool.query('select 1 from fill')).rowCount).toBe(1), {
    timeout: 60_000,
    interval: 50,
  })
  const inspect = async (...words: string[]) => {
    const lines: string[] = []
    const { url: rpcUrl, wsUrl } = chain.server()
    const simulator = { seed: 1, speed: 1, fixtures: undefined, geyser: undefined }
    const environment = { solana: { rpcUrl, wsUrl }, simulator }
    await inspectCommand({ pool, arguments: words, environment, print: (line) => lines.push(line) })
    return lines.join('\n')
  }
  return { chain, order, inspect, pool }
}

test('shows an account by its rows and decoded bytes, and a transaction by its events', async () => {
  const { order, inspect, pool } = await openChain()
  const account = await inspect(order.key)
  expect(account).toMatch(/^dca_order, by key: 1 rows\n {2}key +\w+\n/)
  expect(account).toMatch(/in_used_raw +100000000\n/)
  expect(account).toContain('fill, by order_key: 1 rows')
  expect(account).toContain('order_event, by order_key: 1 rows')
  expect(account).toMatch(
    /On chain, according to 127\.0\.0\.1:\d+:\nAccount of DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M/,
  )
  expect(account).toMatch(/jupiter-dca decodes it as:\n[\s\S]*inUsedRaw: 100000000n/)

  const { rows } = await pool.query<{ signature: string }>('select signature from fill')
  const transaction = await inspect(rows[0]?.signature ?? '')
  expect(transaction).toContain('fill, by signature: 1 rows')
  expect(transaction).toMatch(
    /jupiter-dca decodes an event:\n[\s\S]*type: 'order-filled'[\s\S]*inputRaw: 100000000n/,
  )
})

test('reports unknown keys as unknown', async () => {
  const { chain, inspect } = await openChain()
  const address = encodeBase58(new Uint8Array(32).fill(7))
  expect(await inspect(address)).toMatch(
    /^The database has no rows of it\.\n.*\nThe account does not exist at slot \d+\.$/,
  )
  expect(await inspect(encodeBase58(new Uint8Array(64).fill(7)))).toMatch(/does not have this transaction\.$/)
  await chain.stopServer()
  expect(await inspect(address)).toMatch(/^The database has no rows of it\.\nOn chain.*\n.*RPC/)
  await chain.restartServer()
})

test('escapes control characters in names', async () => {
  const { inspect, pool } = await openChain()
  const mint = encodeBase58(new Uint8Array(32).fill(9))
  await pool.query('insert into token (mint, name, updated_at) values ($1, $2, 1)', [
    mint,
    '\u001b[31mred\u202e\n',
  ])
  expect(await inspect(mint)).toMatch(/name +\\u\{1b\}\[31mred\\u\{202e\}\\u\{a\}\n/)
})

test('shows the usage for any other argument', async () => {
  const { inspect } = await openChain()
  for (const words of [[], ['nonsense'], ['a', 'b']])
    await expect(inspect(...words)).rejects.toThrow(/npm run inspect/)
})
