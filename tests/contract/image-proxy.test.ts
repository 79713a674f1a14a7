import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { createPlaceholders } from '~/http/images/placeholder'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { sampleAddress, sampleToken } from '~/simulator/hand-made-samples'
import { createSimulatorServer } from '~/simulator/server'
import { serveOnLoopback } from '../helpers/nodes/loopback-server'
import { openTcpProxy, type TcpProxy } from '../helpers/nodes/tcp-proxy'
import { openServer, type ServerTest } from '../helpers/web/web-server'
import { batchOf, dcaState, limitState } from '../helpers/world/states'
import { heartbeatOf } from './seed'

const at = 1_700_000_000
const symbol = 'HI'
const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00ff00' } })
  .png()
  .toBuffer()

const placeholders = createPlaceholders()

const sendPng: RequestListener = (_request, response) => void response.end(png)

/** Writes tokens with these logo URLs to the token table. Returns the tokens' mints. */
async function nameLogos(
  { writer }: ServerTest,
  logoUrls: readonly (string | undefined)[],
): Promise<Address[]> {
  const named = logoUrls.map((logoUrl, index) => ({ mint: sampleAddress(`logo ${index}`), logoUrl }))
  await writer.write(
    batchOf({ tokens: named.map((token) => ({ ...token, name: 'Token', symbol, verified: true, at })) }),
  )
  return named.map(({ mint }) => mint)
}

/**
 * Opens a web server that trusts the origin of a fake simulated cluster, and writes one token whose logo is
 * served there.
 */
async function openWithLogo(listener: RequestListener, options: Parameters<typeof openServer>[0] = {}) {
  const source = await serveOnLoopback(listener)
  const web = await openServer({ simulatorOrigin: () => source.origin, ...options })
  const [mint = sampleAddress('none')] = await nameLogos(web, [`${source.origin}/logo.png`])
  return { source, web, mint, image: `${web.origin}/img/${mint}` }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('serves logos of the simulated cluster from the site’s origin, as images only', async () => {
  const token = sampleToken('jup')
  const ledger = createHandMadeLedger({ tokens: [token] })
  const simulator = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
  const web = await openServer({ simulatorOrigin: () => simulator.url })
  const [mint] = await nameLogos(web, [`${simulator.url}/logo/${token.mint}.png`])
  for (const [query, width] of [
    ['', 48],
    ['?w=24', 24],
    ['?w=48&_=1', 48],
    ['?w=96', 96],
  ] as const) {
    const response = await fetch(`${web.origin}/img/${mint}${query}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename=logo.webp',
      'cache-control': 'public, max-age=86400',
      // Other sites must be able to show the image, because the API returns its URL.
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(response.headers.get('x-ignored-parameters')).toBe(query.includes('_=1') ? '_' : null)
    const picture = sharp(await bytesOf(response))
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width, height: width })
    const { channels } = await picture.stats()
    expect(channels.some(({ stdev }) => stdev > 20)).toBe(true)
  }
  await simulator.stop()
})

test('replaces a logo URL at a private address with one at the site’s origin', async () => {
  const { web, mint } = await openWithLogo(sendPng)
  const ours = `http://sextant.test/img/${mint}`
  await web.writer.write(batchOf({ accounts: [{ state: dcaState({ inputMint: mint }), slot: 100, at }] }))
  await web.writer.write(batchOf({ accounts: [{ state: limitState({ outputMint: mint }), slot: 100, at }] }))
  const response = async (path: string) =>
    (await fetch(`${web.origin}${path}`, { headers: web.keyed })).json()
  expect(await response(`/api/tokens/${mint}`)).toMatchObject({ logoUrl: ours })
  expect((await response('/api/search?q=HI')).content).toMatchObject([{ logoUrl: ours }])
  expect((await response('/api/dca/all')).content).toMatchObject([{ inputTokenImage: ours }])
  expect((await response('/api/limit/all')).content).toMatchObject([{ outputTokenImage: ours }])
})

test('sends no request to its own machine without a simulated cluster', async () => {
  const canary = await serveOnLoopback(sendPng)
  const web = await openServer()
  const [mint = sampleAddress('none')] = await nameLogos(web, [`${canary.origin}/logo.png`])
  const response = await fetch(`${web.origin}/img/${mint}`)
  expect(await bytesOf(response)).toEqual((await placeholders.letters({ symbol, mint }, 48)).bytes)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(canary.requested).toEqual([])
})

test('serves a black placeholder for a token without a valid logo URL', async () => {
  const web = await openServer()
  await web.writer.heartbeat([heartbeatOf('accounts:jupiter-dca')]) // An unknown token is unknown, not loading.
  const mints = await nameLogos(web, [
    undefined,
    '',
    'null',
    'https://logos.test/null',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'ipfs://bafy',
  ])
  const black = (await placeholders.black(24)).bytes
  for (const mint of [...mints, sampleAddress('unknown')])
    expect(await bytesOf(await fetch(`${web.origin}/img/${mint}?w=24`))).toEqual(black)
})

test('fetches an image once for all visitors, and does not resend it to a visitor who has it', async () => {
  const { source, web, image } = await openWithLogo((_request, response) => {
    setTimeout(() => response.end(png), 100)
  })
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => fetch(`${image}?w=${[24, 48, 96][index % 3]}`)),
  )
  expect(new Set(responses.map((response) => response.headers.get('content-type')))).toEqual(
    new Set(['image/webp']),
  )
  const etag = (await fetch(image)).headers.get('etag') ?? ''
  for (const known of [etag, `"another", W/${etag}`]) {
    const unchanged = await fetch(image, { headers: { 'If-None-Match': known } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  }
  const head = await fetch(image, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String((await bytesOf(await fetch(image))).length))
  const [, twin] = await nameLogos(web, [undefined, `${source.origin}/a/../logo.png#same`])
  expect((await fetch(`${web.origin}/img/${twin}`)).headers.get('etag')).toBe(etag)
  expect(source.requested).toEqual(['/logo.png'])
})

test('sends no visitor data to the issuer, and returns only the image', async () => {
  let headers: object = {}
  const { image } = await openWithLogo((request, response) => {
    headers = request.headers
    response.writeHead(200, {
      'content-type': 'text/html',
      'set-cookie': 'a=b',
      'x-issuer': 'c',
      refresh: '0; url=//evil.test',
    })
    response.end(png)
  })
  const secret = { Cookie: 'session=secret', 'X-API-Key': 'secret', 'X-Forwarded-For': '1.2.3.4' }
  const response = await fetch(image, { headers: { ...secret, Authorization: 'Bearer secret' } })
  expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host'])
  expect(JSON.stringify(headers)).not.toContain('secret')
  expect(response.headers.get('content-type')).toBe('image/webp')
  for (const name of ['set-cookie', 'x-issuer', 'refresh', 'location', 'access-control-allow-origin'])
    expect([name, response.headers.get(name)]).toEqual([name, null])
})

test('responds identically to every reason for an unavailable image', async () => {
  const canary = await serveOnLoopback(sendPng)
  const source = await serveOnLoopback((request, response) => {
    if (request.url === '/closed') response.socket?.destroy()
    else if (request.url === '/away') response.writeHead(302, { location: `${canary.origin}/` }).end()
    else if (request.url === '/html') response.end('<script>alert(1)</script>')
    else if (request.url === '/svg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    else response.writeHead(404).end()
  })
  const web = await openServer({ simulatorOrigin: () => source.origin })
  const mints = await nameLogos(web, [
    ...['/closed', '/away', '/html', '/svg', '/missing'].map((path) => source.origin + path),
    `${canary.origin}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
  ])
  const shapes = await Promise.all(
    mints.map(async (mint) => {
      const response = await fetch(`${web.origin}/img/${mint}`)
      const { date: _date, ...headers } = Object.fromEntries(response.headers)
      return [response.status, headers, await bytesOf(response)] as const
    }),
  )
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  expect(shapes[0]?.[2]).toEqual(
    (await placeholders.letters({ symbol, mint: sampleAddress('logo 0') }, 48)).bytes,
  )
  expect(canary.requested).toEqual([])
})

test('remembers a failure for one minute', async () => {
  let passedMs = 0
  let broken = true
  const clock = { nowMs: systemClock.nowMs, monotonicMs: () => systemClock.monotonicMs() + passedMs }
  const { source, image } = await openWithLogo(
    (_request, response) => void (broken ? response.writeHead(503).end() : response.end(png)),
    { clock },
  )
  const cacheControl = async () => (await fetch(image)).headers.get('cache-control')
  expect(await cacheControl()).toBe('public, max-age=60')
  broken = false
  passedMs = 55_000
  expect(await cacheControl()).toBe('public, max-age=60')
  expect(source.requested).toHaveLength(1)
  passedMs = 61_000
  expect(await cacheControl()).toBe('public, max-age=86400')
  expect(source.requested).toHaveLength(2)
})

test('limits hanging image requests to twenty, and the site keeps responding', async () => {
  const held: (() => void)[] = []
  const source = await serveOnLoopback((_request, response) => void held.push(() => response.end(png)))
  const web = await openServer({ simulatorOrigin: () => source.origin })
  const mints = await nameLogos(
    web,
    Array.from({ length: 30 }, (_, index) => `${source.origin}/${index}.png`),
  )
  const responses = Promise.all(mints.map((mint) => fetch(`${web.origin}/img/${mint}`)))
  await expect.poll(() => held.length).toBe(20)
  expect((await fetch(`${web.origin}/api/dca/all`)).status).toBe(200)
  await new Promise((wait) => setTimeout(wait, 200))
  expect(held).toHaveLength(20)
  for (const release of held.splice(0)) release()
  await expect.poll(() => held.length).toBe(10)
  for (const release of held.splice(0)) release()
  const kinds = (await responses).map((response) => response.headers.get('cache-control'))
  expect(new Set(kinds)).toEqual(new Set(['public, max-age=86400']))
})

test('accepts only a mint and a known width', async () => {
  const { source, web, image, mint } = await openWithLogo(sendPng)
  const statusOf = async (url: string, method = 'GET') => (await fetch(url, { method })).status
  for (const query of ['?w=25', '?w=', '?w=048', '?w=24&w=48', '?w=1e9', '?w=-1', '?w=__proto__'])
    expect([query, await statusOf(image + query)]).toEqual([query, 400])
  for (const path of [
    '',
    'abc',
    `${mint}.png`,
    `${mint}/`,
    `${mint}x`,
    '..%2f..',
    'http:%2f%2f127.0.0.1',
    '%00',
  ])
    expect([path, await statusOf(`${web.origin}/img/${path}`)]).toEqual([path, 404])
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect([method, await statusOf(image, method)]).toEqual([method, 405])
  expect(source.requested).toEqual([])
  expect(await statusOf(`${image}?url=http://127.0.0.1/&w=24`)).toBe(200)
  expect(source.requested).toEqual(['/logo.png'])
})

test('returns 503 while the store is unavailable', async () => {
  let proxy: TcpProxy | undefined
  const { origin } = await openServer({
    route: async (databaseUrl) => {
      const url = new URL(databaseUrl)
      proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
      url.hostname = '127.0.0.1'
      url.port = String(proxy.port)
      return url.href
    },
  })
  await proxy?.cut()
  const response = await fetch(`${origin}/img/${sampleAddress('token')}`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
})
