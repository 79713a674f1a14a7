import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { endAfterTurn } from './end-after-turn'
import { listen, refuseUnread, stopServer } from './listen'

async function answerTo(code: string): Promise<string> {
  const socket = new PassThrough()
  refuseUnread(Object.assign(new Error('refused'), { code }), socket)
  return text(socket)
}

test('rejects late requests and oversized chunk extensions with their codes', async () => {
  expect(await answerTo('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n.*\r\n\r\n\{.*"code":"request_timeout".*\}$/s,
  )
  expect(await answerTo('HPE_CHUNK_EXTENSIONS_OVERFLOW')).toMatch(
    /^HTTP\/1\.1 413 .*"code":"payload_too_large"/s,
  )
})

test('sends the correct content length with a rejection', async () => {
  const response = await answerTo('HPE_CHUNK_EXTENSIONS_OVERFLOW')
  const [head = '', body = ''] = response.split('\r\n\r\n')
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
})

test('sends nothing to a closed connection', async () => {
  const socket = new PassThrough()
  refuseUnread(Object.assign(new Error('gone'), { code: 'ECONNRESET' }), socket)
  expect(socket.destroyed).toBe(true)
})

test('responds to a request before it refuses the next one of the same packet', async () => {
  const listener = (_: unknown, response: ServerResponse) => endAfterTurn(response.writeHead(204))
  const { server, address } = await listen({ listener, host: '127.0.0.1', port: 0, maxStreams: 1 })
  const client = connect(address.port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\nnot HTTP\r\n\r\n')
  expect((await text(client)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 204', 'HTTP/1.1 400'])
  await stopServer(server)
})

test('serves all clients that have connected, but were not accepted before the server stops', async () => {
  const listener = (_: unknown, response: ServerResponse) => response.end('served')
  const { server, address } = await listen({ listener, host: '127.0.0.1', port: 0, maxStreams: 1 })
  const clients = Array.from({ length: 20 }, () => connect(address.port, '127.0.0.1'))
  for (const client of clients) client.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await new Promise(process.nextTick) // The clients connect in this turn of the loop, and the server accepts later.
  const responses = Promise.all(clients.map((client) => text(client)))
  await stopServer(server)
  for (const response of await responses) expect(response).toMatch(/served$/)
})

// Node itself cuts the connection off. `tests/faults` does it with real slow clients, which takes too long here.
test('waits ten seconds for headers and fifteen for a whole request', async () => {
  const { server } = await listen({ listener: () => {}, host: '127.0.0.1', port: 0, maxStreams: 1 })
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000])
  await stopServer(server)
})
