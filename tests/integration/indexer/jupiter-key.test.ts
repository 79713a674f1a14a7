import { expect, onTestFinished, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { toStatusView } from '~/queries/state/status.server'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { readHeartbeats } from '~/store/read/read-heartbeats'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'
import { type JupiterStub, serveJupiter } from '../../helpers/nodes/jupiter-stub'
import { serveOnLoopback } from '../../helpers/nodes/loopback-server'

const key = 'a-key-of-some-plan-0123456789'
const tokens = [{ id: mints.wSOL, symbol: 'SOL', isVerified: true }]
const waiting = { timeout: 60_000, interval: 100 }

async function index(stub: JupiterStub, apiKey?: string) {
  const ledger = createHandMadeLedger()
  const lines: unknown[][] = []
  const tell = (...line: unknown[]) => void lines.push(line)
  const log = { debug: tell, info: tell, warn: tell, error: tell, fatal: tell }
  const chain = await createIndexedChain(ledger, {
    tokenApiUrl: stub.url,
    priceApiUrl: stub.url,
    apiKey,
    log,
  })
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  ledger.produce({ accounts: [handMadeDca('order', 1n).account()] })
  ledger.finalize()
  chain.startIndexer()
  const { pool } = chain.database
  const statusOf = async (source: string) => {
    const { sources } = toStatusView(await readHeartbeats(pool), [])
    const found = sources.find((each) => each.source === source)
    return found && { state: found.state, detail: found.detail }
  }
  const token = async () => {
    const { rows } = await pool.query('select symbol, verified, price_usd from token where mint = $1', [
      mints.wSOL,
    ])
    return rows[0]
  }
  return { statusOf, token, said: () => JSON.stringify(lines) }
}

const solIsKnown = { symbol: 'SOL', verified: true, price_usd: 150 }

test('reads prices and symbols from a URL with a path, a query and a key', async () => {
  const stub = await serveJupiter({ requiredKey: key, prices: { [mints.wSOL]: { usdPrice: 150 } }, tokens })
  const { statusOf, token } = await index(stub, key)
  await expect.poll(token, waiting).toEqual(solIsKnown)
  await expect.poll(() => statusOf('prices'), waiting).toEqual({ state: 'live', detail: undefined })
  await expect.poll(() => statusOf('tokens'), waiting).toEqual({ state: 'live', detail: undefined })
  expect(new Set(stub.keys)).toEqual(new Set([key]))
})

test('without a key the status names the setting, and data is read once it is served again', async () => {
  const stub = await serveJupiter({ requiredKey: key, prices: { [mints.wSOL]: { usdPrice: 150 } }, tokens })
  const { statusOf, token } = await index(stub)
  const hint = expect.stringMatching(/401.*JUPITER_API_KEY/)
  await expect.poll(() => statusOf('prices'), waiting).toEqual({ state: 'offline', detail: hint })
  await expect.poll(() => statusOf('tokens'), waiting).toEqual({ state: 'degraded', detail: hint })
  expect((await token())?.price_usd ?? null).toBeNull()
  stub.rules.requiredKey = undefined
  await expect.poll(token, waiting).toEqual(solIsKnown)
  await expect.poll(() => statusOf('prices'), waiting).toEqual({ state: 'live', detail: undefined })
  await expect.poll(() => statusOf('tokens'), waiting).toEqual({ state: 'live', detail: undefined })
})

test('neither logs nor shows a refused key, although the host repeats it', async () => {
  const stub = await serveJupiter({ requiredKey: 'another', tokens })
  const { statusOf, said } = await index(stub, key)
  const hint = expect.stringMatching(/401.*JUPITER_API_KEY/)
  await expect.poll(() => statusOf('prices'), waiting).toEqual({ state: 'offline', detail: hint })
  expect(stub.keys).toContain(key)
  expect(said()).toContain('JUPITER_API_KEY')
  expect(said()).not.toContain(key)
  expect(JSON.stringify(await statusOf('prices'))).not.toContain(key)
})

test('waits until x-ratelimit-reset, and shows that in the status', async () => {
  const stub = await serveJupiter({ prices: { [mints.wSOL]: { usdPrice: 150 } }, tokens })
  const { statusOf, token } = await index(stub)
  await expect.poll(token, waiting).toEqual(solIsKnown)
  const limited = Math.ceil(Date.now() / 1000) + 8
  stub.rules.limitedUntil = limited
  const from = stub.times.length
  const hint = expect.stringMatching(/429.*JUPITER_API_KEY/)
  await expect.poll(() => statusOf('prices'), waiting).toEqual({ state: 'degraded', detail: hint })
  stub.rules.limitedUntil = undefined
  await expect.poll(() => statusOf('prices'), waiting).toEqual({ state: 'live', detail: undefined })
  expect(Date.now() / 1000).toBeGreaterThanOrEqual(limited - 1)
  // Before the reset, each API gets one request. The others must follow after the reset.
  expect(stub.times.length - from).toBeLessThanOrEqual(6)
})

test('does not send the key to another host on a redirect', async () => {
  const elsewhere = await serveOnLoopback((_request, response) => response.end('{}'))
  const stub = await serveJupiter({ redirectTo: `${elsewhere.origin}/price/v3?ids=x` })
  const { statusOf } = await index(stub, key)
  const detail = expect.stringContaining('302')
  await expect.poll(() => statusOf('prices'), waiting).toMatchObject({ detail })
  expect(elsewhere.requested).toEqual([])
})
