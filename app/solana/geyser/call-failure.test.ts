import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { inspect } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf } from './call-failure'
import { openGeyserCall } from './client'
import type { CallEnd } from './grpc-status'

const endpoint = { url: 'https://secret-host.example:10000', token: 'abc123' }

const told = (code: number, details: string, over: Partial<typeof endpoint> = {}) =>
  failureOf({ code, details }, { endpoint: { ...endpoint, ...over }, fromSlot: 7 })

test.each<[number, string, string, string]>([
  [16, 'bad abc123', 'refused', 'The Geyser node refuses the token (bad …): check GEYSER_TOKEN.'],
  [7, '', 'refused', 'The Geyser node refuses the token: check GEYSER_TOKEN.'],
  [3, 'Max filters.', 'refused', 'The Geyser node refuses the subscription (Max filters).'],
  [12, '', 'refused', 'The server of GEYSER_URL has no Geyser service.'],
  [
    8,
    'streams: 1',
    'refused',
    "The Geyser node refuses another stream (streams: 1): check the plan's limits.",
  ],
  [
    11,
    'gone',
    'replay-gone',
    'The Geyser node no longer has slot 7 (gone): the gap is read from the Solana RPC.',
  ],
  [14, 'connect ECONNREFUSED', 'unreachable', 'The Geyser node is unreachable (connect ECONNREFUSED).'],
  [
    14,
    'certificate has expired',
    'unreachable',
    'The TLS certificate of the Geyser node is not valid (certificate has expired).',
  ],
  [
    13,
    'lagged to send',
    'ended',
    'The Geyser node ended the stream because it was read too slowly (lagged to send).',
  ],
  [0, '', 'ended', 'The Geyser node ended the stream without an error.'],
  [99, 'what', 'ended', 'The Geyser stream ended with code 99 (what).'],
])('explains code %i with the text "%s"', (code, details, kind, sentence) => {
  expect(told(code, details)).toEqual({ kind, sentence })
})

test('does not take the limit of a message for the end of the replay', () => {
  const text = 'Error, encoded message length too large: found 5242880 bytes, the limit is: 4194304 bytes'
  expect(told(11, text)).toMatchObject({ kind: 'ended', sentence: expect.stringContaining('accepts 64 MiB') })
  const ours = 'Response message parsing error: gRPC: received message larger than max (90000000 vs 67108864)'
  expect(told(13, ours)).toMatchObject({ kind: 'ended' })
})

test('shows neither the host nor a long text', () => {
  const { sentence } = told(14, `getaddrinfo ENOTFOUND secret-host.example:10000 ${'x'.repeat(5_000)}`)
  expect(sentence).not.toContain('secret-host')
  expect(sentence.length).toBeLessThan(300)
})

/** Opens a call to a server and returns the sentence for its end. */
async function endAt(server: Server, scheme: 'http' | 'https') {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `${scheme}://localhost:${(server.address() as AddressInfo).port}`
  const end = await new Promise<CallEnd>((onEnd) =>
    openGeyserCall({ url, token: endpoint.token }, {}, { onUpdate: () => undefined, onEnd }),
  )
  return failureOf(end, { endpoint: { url }, fromSlot: undefined })
}

test('recognises a server without TLS', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  expect(await endAt(server, 'https')).toMatchObject({
    kind: 'unreachable',
    sentence: expect.stringMatching(
      /^The server of GEYSER_URL does not use TLS .*begin GEYSER_URL with http:/,
    ),
  })
})

test('recognises a server that requires TLS', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const server = createTlsServer({ key })
  server.on('tlsClientError', (_, socket) => socket.destroy())
  expect(await endAt(server, 'http')).toMatchObject({
    kind: 'unreachable',
    sentence: expect.stringMatching(/closes the connection .*If it uses TLS, begin GEYSER_URL with https:/),
  })
})

test('keeps the token out of what printing a call shows', async () => {
  const call = openGeyserCall(
    { url: 'http://127.0.0.1:1', token: endpoint.token },
    {},
    { onUpdate: () => undefined, onEnd: () => undefined },
  )
  expect(inspect(call, { depth: 20 })).not.toContain(endpoint.token)
  call.close()
})
