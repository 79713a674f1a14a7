import { request } from 'node:http'
import { inflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress, sampleToken } from '../hand-made-samples'
import { createSimulatorServer } from '../server'
import { call, post, serve } from '../web3-client.fixture'

const healthRequest = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' })

async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}

test('rejects a client over its budget with 429 and the time to wait, counting each request of a batch', async () => {
  let nowMs = 1_000_000
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const rateLimit = { requests: 3, windowMs: 10_000 }
  const { url } = await serve(createHandMadeLedger(), { clock, rateLimit })
  expect((await post(url, `[${healthRequest},${healthRequest}]`)).status).toBe(200)
  nowMs += 4000
  const refused = await post(url, `[${healthRequest},${healthRequest}]`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('6')
  expect(refused.headers.get('x-ratelimit-reset')).toBe('1010')
  expect(refused.json).toMatchObject({ jsonrpc: '2.0', error: { code: 429 }, id: null })
  expect((await post(url, healthRequest)).status).toBe(200)
  expect((await fetch(`${url}/price/v3?ids=x`)).status).toBe(429)
  nowMs += 6000
  expect((await post(url, healthRequest)).status).toBe(200)
})

test('accepts JSON bodies only, up to the size limit of a node', async () => {
  const { url } = await serve(createHandMadeLedger())
  const text = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: healthRequest,
  })
  expect(text.status).toBe(415)
  const huge = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth', params: ['x'.repeat(200_000)] })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: huge,
  })
  expect(response.status).toBe(413)
  expect((await fetch(url)).status).toBe(405)
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect((await fetch(`${url}/nothing`)).status).toBe(404)
})

test('allows requests from any origin', async () => {
  const { url } = await serve(createHandMadeLedger())
  const preflight = await fetch(url, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})

test('sends tens of megabytes of accounts at the pace of the reader', async () => {
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger)
  const data = new Uint8Array(4376).fill(7)
  const accounts = Array.from({ length: 5000 }, (_, index) => sampleAccount(`user ${index}`, { data }))
  ledger.produce({ accounts })
  const before = process.memoryUsage().arrayBuffers
  const config = { encoding: 'base64', commitment: 'processed', withContext: true }
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 'big',
    method: 'getProgramAccounts',
    params: [sampleAddress('program'), config],
  })
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const outgoing = request(url, { method: 'POST', headers }, async (response) => {
      // simulates a client that waits before it reads the response
      await new Promise((stalled) => setTimeout(stalled, 300))
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000)
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks).toString())
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
  expect(text.length).toBeGreaterThan(28_000_000)
  const response = JSON.parse(text)
  expect(response.id).toBe('big')
  expect(response.result.context.slot).toBe(1001)
  expect(new Set(response.result.value.map(({ pubkey }: { pubkey: string }) => pubkey)).size).toBe(5000)
})

test('fails if the port is taken, but not if only the port above it is', async () => {
  const first = await serve(createHandMadeLedger())
  const port = Number(new URL(first.url).port)
  const start = (chosen: number) =>
    createSimulatorServer({ ledger: createHandMadeLedger(), host: '127.0.0.1', port: chosen, log: silentLog })
  await expect(start(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const below = await start(port - 1).catch(() => undefined) // another process may use this port
  onTestFinished(() => below?.stop())
  if (below) expect(await call(below.url, 'getHealth')).toMatchObject({ result: 'ok' })
})

test('finds tokens by mint, name and symbol, and lists verified and liquid ones first', async () => {
  const tokens = [
    sampleToken('fake', { name: 'USD Coin', symbol: 'USDC', verified: false, tags: [], liquidityUsd: 9e9 }),
    sampleToken('real', { name: 'USD Coin', symbol: 'USDC', liquidityUsd: 5 }),
    sampleToken('other', { name: 'Staked', symbol: 'stSOL', tags: ['verified', 'lst'], liquidityUsd: 50 }),
  ]
  const { url } = await serve(createHandMadeLedger({ tokens }))
  const mintsOf = async (path: string) =>
    ((await getJson(`${url}/tokens/v2/${path}`)) as { id: string }[]).map(({ id }) => id)
  const [fake, real, other] = tokens.map(({ mint }) => mint)
  expect(await mintsOf('search?query=usdc')).toEqual([real, fake])
  expect(await mintsOf(`search?query=${other},${fake}`)).toEqual([fake, other])
  expect(await mintsOf('search?query=nothing')).toEqual([])
  expect(await mintsOf('tag?query=lst')).toEqual([other])
  expect(await mintsOf('tag?query=verified')).toEqual([real, other])
  expect(await mintsOf('toptraded/24h?limit=2')).toEqual([other, real])
  expect((await fetch(`${url}/tokens/v2/toptraded/24h?limit=abc`)).status).toBe(400)
  expect((await fetch(`${url}/tokens/v2/search`)).status).toBe(400)
  expect((await fetch(`${url}/tokens/v2/toptraded/2h`)).status).toBe(404)
})

test('describes a token in the shape of the Token API', async () => {
  const { url } = await serve(createHandMadeLedger({ tokens: [sampleToken('jup', { hasLogo: true })] }))
  const [token] = (await getJson(`${url}/tokens/v2/search?query=jup`)) as [object]
  expect(token).toMatchObject({
    id: sampleAddress('jup'),
    name: 'jup coin',
    symbol: 'JUP',
    icon: `${url}/logo/${sampleAddress('jup')}.png`,
    decimals: 6,
    circSupply: 1_000_000,
    mcap: 2_000_000,
    usdPrice: 2,
    isVerified: true,
    stats24h: { priceChange: -1.5 },
  })
})

test('omits mints without a price and accepts at most 50 ids', async () => {
  const tokens = [sampleToken('priced'), sampleToken('unpriced', { priceUsd: () => undefined })]
  const { url } = await serve(createHandMadeLedger({ tokens }))
  const ids = [...tokens.map(({ mint }) => mint), sampleAddress('unknown')].join(',')
  expect(await getJson(`${url}/price/v3?ids=${ids}`)).toEqual({
    [sampleAddress('priced')]: {
      usdPrice: 2,
      blockId: 1000,
      decimals: 6,
      priceChange24h: -1.5,
      liquidity: 1000,
    },
  })
  expect((await fetch(`${url}/price/v3?ids=${new Array(51).fill('x').join(',')}`)).status).toBe(400)
  expect((await fetch(`${url}/price/v3`)).status).toBe(400)
})

test('serves a stable PNG logo, and 404 for tokens without a logo', async () => {
  const tokens = [sampleToken('seen'), sampleToken('unseen', { hasLogo: false })]
  const { url } = await serve(createHandMadeLedger({ tokens }))
  const read = async (words: string) => {
    const response = await fetch(`${url}/logo/${sampleAddress(words)}.png`)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  const logo = await read('seen')
  expect([logo.status, logo.type]).toEqual([200, 'image/png'])
  expect(await read('seen')).toEqual(logo)
  expect((await read('unseen')).status).toBe(404)
  expect((await read('unknown')).status).toBe(404)
  expect(logo.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([logo.bytes.readUInt32BE(16), logo.bytes.readUInt32BE(20)]).toEqual([96, 96])
  const pixelsAt = logo.bytes.indexOf('IDAT') + 4
  const pixels = inflateSync(logo.bytes.subarray(pixelsAt, pixelsAt + logo.bytes.readUInt32BE(pixelsAt - 8)))
  expect(pixels.length).toBe(96 * (1 + 96 * 4))
  expect(pixels[4]).toBe(0) // the corner of the logo is transparent
})
