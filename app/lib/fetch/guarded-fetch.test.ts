import type { RequestListener } from 'node:http'
import { networkInterfaces } from 'node:os'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serveOnLoopback } from '../../../tests/helpers/nodes/loopback-server'
import { createGuardedFetch, FetchFailed } from './guarded-fetch'

const wanted = { accept: 'image/png', mostBytes: 1_000 }
const body = 'picture'

const answerBody: RequestListener = (_request, response) => void response.end(body)

/** Resolves every name to this machine, like a DNS zone of an attacker. */
const resolveHome = async () => ['127.0.0.1', '::1']

/**
 * Creates a fetch that trusts one origin and may use that origin's port on other hosts. A rejection can
 * therefore only be caused by the IP address.
 */
function openFetch({ origin, port }: { readonly origin: string; readonly port: number }) {
  return createGuardedFetch({ trustedOrigin: () => origin, resolve: resolveHome, ports: [80, 443, port] })
}

const spellingsOfHome = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '127.000.000.001',
  '0177.0.0.1',
  '0177.1',
  '0x7f.0.0.1',
  '0x7f.1',
  '0x7f000001',
  '0X7F000001',
  '2130706433',
  '017700000001',
  '0x7f.0x0.0x0.0x1',
  '127.0x1',
  '0',
  '00',
  '0x0',
  '0.0.0.0',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '127。0。0。1',
  '127%2E0%2E0%2E1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fe80::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'ｌocalhost',
  'rebinding.test',
  'a.b.c.nip.test',
  'xn--n3h.test',
]

/** Loopback IP addresses (IPv4 and IPv6) that this machine has. */
const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
const homes = ['127.0.0.1', '::1'].filter((home) => own.some(({ address }) => address === home))

test.each(homes)('reaches no server on %s by any spelling of this machine', async (host) => {
  const canary = await serveOnLoopback(answerBody, { host })
  const trusting = openFetch(canary)
  expect((await trusting(`${canary.origin}/alive`, wanted)).toString()).toBe(body)

  const fetch = createGuardedFetch({
    trustedOrigin: () => undefined,
    resolve: resolveHome,
    ports: [canary.port],
  })
  const addresses = spellingsOfHome.map((spelling) => `http://${spelling}:${canary.port}/`)
  const failures = await Promise.all(
    addresses.map((address) => fetch(address, wanted).catch((error) => error)),
  )
  expect(failures).toEqual(addresses.map(() => new FetchFailed(undefined)))
  expect(canary.requested).toEqual(['/alive'])
})

test('requests only plain web URLs', async () => {
  const server = await serveOnLoopback(answerBody)
  const fetch = createGuardedFetch({ trustedOrigin: () => server.origin, resolve: resolveHome })
  const addresses = [
    '',
    'null',
    '//127.0.0.1/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1/',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    'ws://127.0.0.1/',
    'blob:http://127.0.0.1/a',
    'ipfs://bafy',
    'http://',
    'http://[::1',
    'http://256.1.1.1/',
    `http://user@127.0.0.1:${server.port}/`,
    `http://:secret@127.0.0.1:${server.port}/`,
    `${server.origin}/${'a'.repeat(2_048)}`,
    'http://93.184.216.34:22/',
    'http://93.184.216.34:8080/',
    'https://93.184.216.34:6443/',
  ]
  for (const address of addresses) await expect(fetch(address, wanted)).rejects.toBeInstanceOf(FetchFailed)
  expect(server.requested).toEqual([])
})

test('asks DNS only about names with a web port', async () => {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return []
  }
  const fetch = createGuardedFetch({ trustedOrigin: () => undefined, resolve })
  for (const port of [0, 22, 25, 5432, 6379, 8080, 8899, 65_535])
    await expect(fetch(`http://port-${port}.test:${port}/`, wanted)).rejects.toBeInstanceOf(FetchFailed)
  for (const address of ['http://plain.test/', 'https://secure.test:443/'])
    await expect(fetch(address, wanted)).rejects.toBeInstanceOf(FetchFailed)
  expect(asked).toEqual(['plain.test', 'secure.test'])
})

test('either rejects or requests an untrusted URL, and never fails unexpectedly', async () => {
  const fetch = createGuardedFetch({ trustedOrigin: () => undefined, resolve: async () => [] })
  const strangeUrl = fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ withQueryParameters: true }))
  await fc.assert(
    fc.asyncProperty(strangeUrl, async (address) => {
      await expect(fetch(address, wanted)).rejects.toBeInstanceOf(FetchFailed)
    }),
    { numRuns: 100 },
  )
})

test('trusts exactly one origin', async () => {
  const trusted = await serveOnLoopback(answerBody)
  const other = await serveOnLoopback(answerBody)
  const fetch = createGuardedFetch({
    trustedOrigin: () => trusted.origin,
    resolve: resolveHome,
    ports: [80, 443, trusted.port, other.port],
  })
  expect((await fetch(`${trusted.origin}/a`, wanted)).toString()).toBe(body)
  const near = [
    `${other.origin}/`,
    `http://localhost:${trusted.port}/`,
    `http://[::1]:${trusted.port}/`,
    `http://127.0.0.2:${trusted.port}/`,
    `https://127.0.0.1:${trusted.port}/`,
    `${trusted.origin}.evil.test/`,
    `http://127.0.0.1:${trusted.port}@localhost:${other.port}/`,
  ]
  for (const address of near) await expect(fetch(address, wanted)).rejects.toBeInstanceOf(FetchFailed)
  expect([trusted.requested, other.requested]).toEqual([['/a'], []])
})

test('follows at most three redirects and checks each one', async () => {
  const canary = await serveOnLoopback(answerBody)
  const targets: Record<string, string> = {
    '/3': '/2',
    '/4': '/3',
    '/2': '/1',
    '/1': '/end',
    '/loop': '/loop',
    '/home': `http://127.0.0.1:${canary.port}/`,
    '/home6': `http://[::1]:${canary.port}/`,
    '/name': `http://rebinding.test:${canary.port}/`,
    '/cloud': 'http://169.254.169.254/latest/meta-data/',
    '/file': 'file:///etc/passwd',
    '/user': `http://a:b@127.0.0.1:${canary.port}/`,
    '/broken': 'http://[',
  }
  const server = await serveOnLoopback((request, response) => {
    const location = targets[request.url ?? '']
    if (location === undefined) response.end(body)
    else response.writeHead(302, { location }).end('moved'.repeat(10_000))
  })
  const fetch = createGuardedFetch({
    trustedOrigin: () => server.origin,
    resolve: resolveHome,
    ports: [80, 443, canary.port],
  })
  expect((await fetch(`${server.origin}/3`, wanted)).toString()).toBe(body)
  for (const path of ['/4', '/loop', '/home', '/home6', '/name', '/cloud', '/file', '/user', '/broken'])
    await expect(fetch(server.origin + path, wanted), path).rejects.toBeInstanceOf(FetchFailed)
  expect(canary.requested).toEqual([])
  expect(server.requested.filter((path) => path === '/loop')).toHaveLength(4)
})

test('rejects a body that is too large, compressed, truncated or of a failed response', async () => {
  const results: Record<string, RequestListener> = {
    '/exact': (_request, response) => response.end('x'.repeat(1_000)),
    '/large': (_request, response) => response.end('x'.repeat(1_001)),
    '/undeclared': (_request, response) => {
      response.write('x'.repeat(600))
      setImmediate(() => response.end('x'.repeat(401)))
    },
    '/endless': (_request, response) => {
      const more = () => response.write('x'.repeat(10_000)) && setImmediate(more)
      response.on('drain', more)
      more()
    },
    '/lying': (_request, response) => {
      response.writeHead(200, { 'content-length': '900' }).write('x')
      response.destroy()
    },
    '/boasting': (_request, response) =>
      response.writeHead(200, { 'content-length': '99999999999' }).end('x'),
    '/pressed': (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(500_000))),
    '/missing': (_request, response) => response.writeHead(404).end(body),
    '/partial': (_request, response) => response.writeHead(206).end(body),
    '/headers': (_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end(body),
    '/rude': (_request, response) => response.socket?.end('HELLO\r\n\r\n'),
  }
  const server = await serveOnLoopback((request, response) => results[request.url ?? '']?.(request, response))
  const fetch = openFetch(server)
  expect(await fetch(`${server.origin}/exact`, wanted)).toHaveLength(1_000)
  for (const path of Object.keys(results).filter((name) => name !== '/exact'))
    await expect(fetch(server.origin + path, wanted), path).rejects.toEqual(new FetchFailed(undefined))
})

test('gives up after five seconds on a server that stalls or sends slowly', async () => {
  const server = await serveOnLoopback((request, response) => {
    if (request.url === '/drip') {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    }
  })
  const startedMs = performance.now()
  const waits = ['/hang', '/drip'].map(async (path) => {
    await expect(openFetch(server)(server.origin + path, wanted)).rejects.toBeInstanceOf(FetchFailed)
    return performance.now() - startedMs
  })
  for (const ms of await Promise.all(waits)) {
    expect(ms).toBeGreaterThan(4_900)
    expect(ms).toBeLessThan(7_000)
  }
})

test('sends only the needed headers and nothing about the visitor', async () => {
  let headers: object = {}
  const server = await serveOnLoopback((request, response) => {
    headers = request.headers
    response.end(body)
  })
  await openFetch(server)(server.origin, wanted)
  expect(headers).toEqual({
    host: `127.0.0.1:${server.port}`,
    connection: expect.any(String),
    accept: 'image/png',
    'accept-encoding': 'identity',
  })
})
