import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctorCommand } from '~/cli/doctor-command'
import { silentLog } from '~/lib/log'
import type { SimulatorServer } from '~/simulator/server'
import { startSimulator } from '~/simulator/start'
import { serveJupiter } from '../../helpers/nodes/jupiter-stub'
import { type Quirks, servePickyNode } from '../../helpers/nodes/picky-node'

const token = 'the token of the Geyser stream'.replaceAll(' ', '-')
const simulator = { seed: 1, speed: 1, fixtures: undefined, geyser: { port: 0, token } }

let node: SimulatorServer
beforeAll(async () => {
  node = await startSimulator({ host: '127.0.0.1', port: 0, log: silentLog, ...simulator })
}, 120_000)
afterAll(() => node.stop())

interface Settings {
  readonly rpcUrl?: string
  readonly wsUrl?: string
  readonly apiUrl?: string
  readonly rpcHeaders?: Readonly<Record<string, string>>
  readonly geyserToken?: string
  readonly arguments?: readonly string[]
}

/** Runs the doctor. By default it checks the simulated cluster. */
async function run({ rpcUrl = node.url, wsUrl = node.wsUrl, apiUrl, ...over }: Settings = {}) {
  const lines: string[] = []
  const { rpcHeaders, geyserToken } = over
  const code = await doctorCommand({
    environment: {
      solana: { rpcUrl, wsUrl, rpcHeaders },
      simulator,
      tokenApiUrl: apiUrl ?? node.url,
      priceApiUrl: apiUrl ?? node.url,
      jupiterApiKey: undefined,
      geyser: geyserToken === undefined ? undefined : { url: node.geyserUrl ?? '', token: geyserToken },
      protocols: undefined,
      // With a database of its own, the age of the bundled PostgreSQL does not matter.
      databaseUrl: 'postgres://db.example/sextant',
      postgresBin: undefined,
    },
    arguments: over.arguments ?? [],
    print: (line) => lines.push(line),
  })
  const bad = lines.filter((line) => /MISSING|UNUSABLE/.test(line))
  return { code, text: lines.join('\n'), bad }
}

const examinePicky = async (quirks: Quirks) => run({ rpcUrl: await servePickyNode(node.url, quirks) })

test('finds nothing missing at the simulated cluster', async () => {
  const { code, text, bad } = await run()
  expect(bad).toEqual([])
  expect(code).toBe(0)
  for (const name of [
    'getTransaction',
    'transactions of version 1',
    'logsSubscribe, Drift',
    'memcmp, Drift',
    'dataSlice, Drift',
    'batches of calls',
    'Price API',
  ])
    expect(text).toMatch(new RegExp(`^${name} +ok`, 'm'))
}, 60_000)

test('names refused methods with what they cost', async () => {
  const { code, bad } = await examinePicky({ refused: ['getBlocks', 'getBlockTime', 'getMultipleAccounts'] })
  expect(code).toBe(1)
  expect(bad).toEqual([
    expect.stringMatching(/^getBlocks +MISSING +Method not found \(-32601\) +forks are not rolled back/),
    expect.stringMatching(/^getBlockTime +MISSING/),
    expect.stringMatching(/^getMultipleAccounts +MISSING/),
  ])
}, 60_000)

test('calls a node without getProgramAccounts or getTransaction unusable', async () => {
  const { code, bad } = await examinePicky({ refused: ['getProgramAccounts', 'getTransaction'] })
  expect(code).toBe(2)
  expect(bad.filter((line) => /^getProgramAccounts, .*UNUSABLE/.test(line)).length).toBeGreaterThan(3)
  expect(bad.some((line) => /^getTransaction +UNUSABLE/.test(line))).toBe(true)
}, 60_000)

test('notices ignored filters and slices', async () => {
  const { code, bad } = await examinePicky({ ignored: ['filters', 'dataSlice'] })
  expect(code).toBe(1)
  expect(bad.some((line) => /^memcmp, Drift +MISSING +ignored: 3 types/.test(line))).toBe(true)
  expect(bad.some((line) => /^dataSlice, Drift +MISSING +ignored/.test(line))).toBe(true)
}, 60_000)

test('notices an old transaction version, missing batches and a low rate limit', async () => {
  const { code, bad } = await examinePicky({ highestVersion: 0, refusesBatches: true })
  expect(code).toBe(1)
  expect(bad).toEqual([
    expect.stringMatching(/^transactions of version 1 +MISSING +Invalid params: version 1/),
    expect.stringMatching(/^batches of calls +MISSING +0 results: Batch requests are not supported/),
  ])
  const limited = await examinePicky({ requestsPerSecond: 25 })
  expect(
    limited.bad.some((line) => /^20 calls at once +MISSING +\d+ refused by a rate limit/.test(line)),
  ).toBe(true)
}, 60_000)

test('notices a missing WebSocket and a missing key, and hides the URL', async () => {
  const { url } = await serveJupiter({ requiredKey: 'a-key-of-some-plan-0123456789' })
  const { code, bad, text } = await run({ wsUrl: 'ws://127.0.0.1:9/secret-key-of-the-node', apiUrl: url })
  expect(code).toBe(1)
  expect(bad.some((line) => /^logsSubscribe, .*MISSING/.test(line))).toBe(true)
  expect(bad.some((line) => /^Price API +MISSING .*401/.test(line))).toBe(true)
  expect(text).not.toContain('secret-key-of-the-node')
}, 60_000)

test('calls a node that does not answer unusable', async () => {
  const { code, text } = await run({ rpcUrl: 'http://127.0.0.1:9/key-0123456789', wsUrl: 'ws://127.0.0.1:9' })
  expect(code).toBe(2)
  expect(text).toMatch(/^RPC +UNUSABLE +fetch failed/m)
  expect(text).not.toContain('key-0123456789')
}, 60_000)

test('rejects other arguments', async () => {
  await expect(run({ arguments: ['--replay'] })).rejects.toThrow('npm run doctor')
})

test('checks a Geyser node, and says when its token is wrong', async () => {
  const { code, text } = await run({ geyserToken: token })
  expect(code).toBe(0)
  expect(text).toMatch(/^Geyser stream +ok +first complete slot after \d+ ms/m)

  const refused = await run({ geyserToken: 'another-token' })
  expect(refused.code).toBe(1)
  expect(refused.bad).toEqual([
    expect.stringMatching(/^Geyser stream +MISSING +The Geyser node refuses the token/),
  ])
  expect(refused.text).not.toContain('another-token')
}, 120_000)

test('sends the headers of the settings to the node', async () => {
  const keyed = await servePickyNode(node.url, { header: ['x-token', 'key-of-the-plan'] })
  const { code, bad } = await run({ rpcUrl: keyed, rpcHeaders: { 'x-token': 'key-of-the-plan' } })
  expect([code, bad]).toEqual([0, []])
  expect((await run({ rpcUrl: keyed })).code).toBe(2)
}, 120_000)
