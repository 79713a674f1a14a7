import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openGrpcCall } from './grpc-call'
import { frameOf } from './grpc-frames'
import { type CallEnd, connectionLost, statusWithout } from './grpc-status'

/** Opens a call to a server. `serve` handles its stream on the server. */
async function open(serve: (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void) {
  const server = createServer()
  server.on('stream', (stream, sent) => {
    stream.on('error', () => undefined)
    serve(stream, sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const received: string[] = []
  let end: ((end: CallEnd) => void) | undefined
  const ended = new Promise<CallEnd>((resolve) => {
    end = resolve
  })
  const call = openGrpcCall({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    path: '/some.Service/Method',
    metadata: { 'x-token': 'secret' },
    ...{ windowBytes: 64 * 1024, mostMessageBytes: 1024 * 1024 },
    onMessage: ({ bytes, at, end: last }) => void received.push(bytes.toString('latin1', at, last)),
    onEnd: (reason) => end?.(reason),
  })
  onTestFinished(() => {
    call.close()
    server.close()
  })
  return { call, received, ended }
}

const headers: OutgoingHttpHeaders = { ':status': 200, 'content-type': 'application/grpc' }

/** Responds with messages, and ends the stream with a status. */
const respond =
  (messages: readonly string[], trailers: OutgoingHttpHeaders) => (stream: ServerHttp2Stream) => {
    stream.respond(headers, { waitForTrailers: true })
    stream.on('wantTrailers', () => stream.sendTrailers(trailers))
    for (const message of messages) stream.write(frameOf(Buffer.from(message)))
    stream.end()
  }

test('delivers all messages before the status of the server', async () => {
  const { received, ended } = await open(
    respond(['one', 'two'], { 'grpc-status': '11', 'grpc-message': 'slot%205%20is gone' }),
  )
  expect(await ended).toEqual({ code: 11, details: 'slot 5 is gone' })
  expect(received).toEqual(['one', 'two'])
})

test('ends without an error if the server does', async () => {
  const { ended } = await open(respond([], { 'grpc-status': '0' }))
  expect(await ended).toEqual({ code: 0, details: '' })
})

test('reads a status in the headers of a response without messages', async () => {
  const refusal = { ...headers, 'grpc-status': '16', 'grpc-message': 'no token' }
  const { ended } = await open((stream) => stream.respond(refusal, { endStream: true }))
  expect(await ended).toEqual({ code: 16, details: 'no token' })
})

test.each([
  [401, 16],
  [403, 7],
  [404, 12],
  [503, 14],
  [500, 2],
])('turns HTTP status %i of a proxy into gRPC code %i', async (status, code) => {
  const { ended } = await open((stream) => {
    stream.respond({ ':status': status, 'content-type': 'text/html' })
    stream.end('<html>No.</html>')
  })
  expect(await ended).toEqual({ code, details: `Received HTTP status code ${status}` })
})

test('reads the refusal of a server that then wants to close the connection', async () => {
  const { ended } = await open((stream) => {
    stream.respond({ ':status': 401, 'content-type': 'text/html' })
    stream.session?.goaway(0)
    stream.end('<html>No.</html>')
  })
  expect(await ended).toEqual({ code: 16, details: 'Received HTTP status code 401' })
})

test('names the code of a connection that failed without a message', () => {
  const failure = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(connectionLost(failure)).toEqual({ code: 14, details: 'ECONNREFUSED' })
  expect(connectionLost(undefined)).toEqual({ code: 14, details: 'Connection dropped' })
})

test.each([
  ['ends the stream without a status', (stream: ServerHttp2Stream) => stream.end(), 13],
  ['closes the connection', (stream: ServerHttp2Stream) => stream.session?.destroy(), 14],
])('ends with an error if the server %s', async (_, fail, code) => {
  const { ended } = await open((stream) => {
    stream.respond(headers)
    stream.write(frameOf(Buffer.from('one')))
    setTimeout(() => fail(stream), 20)
  })
  expect(await ended).toMatchObject({ code })
})

test.each([
  [7, 14],
  [8, 1],
  [11, 8],
  [2, 13],
])('turns reset %i of a stream into gRPC code %i', (reset, code) => {
  expect(statusWithout(200, reset)).toEqual({ code, details: `Received RST_STREAM with code ${reset}` })
})

test('ends with an error at a message that is too large', async () => {
  const { ended } = await open((stream) => {
    stream.respond(headers)
    stream.write(Buffer.from([0, 1, 0, 0, 0]))
  })
  expect(await ended).toMatchObject({ code: 13, details: expect.stringContaining('larger than max') })
})

test('sends messages and metadata', async () => {
  const chunks: Buffer[] = []
  const tokens: unknown[] = []
  const { call } = await open((stream, sent) => {
    tokens.push(sent['x-token'])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.respond(headers)
  })
  call.send(Buffer.from('hello'))
  call.send(Buffer.from('again'))
  const sent = Buffer.concat([frameOf(Buffer.from('hello')), frameOf(Buffer.from('again'))])
  await vi.waitFor(() => expect(Buffer.concat(chunks)).toEqual(sent))
  expect(tokens).toEqual(['secret'])
})

test('holds the server back while reading is paused, and loses nothing', async () => {
  const count = 2_000
  const message = 'x'.repeat(1_000)
  let waiting = 0
  const { call, received } = await open((stream) => {
    stream.respond(headers)
    for (let index = 0; index < count; index += 1) stream.write(frameOf(Buffer.from(message)))
    setInterval(() => {
      waiting = stream.writableLength
    }, 5).unref()
  })
  // Before the server has sent anything: a fast machine would have received everything a moment later.
  call.pause()
  await vi.waitFor(() => expect(waiting).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(received.length).toBeLessThan(count / 2)
  expect(waiting).toBeGreaterThan(0)
  call.resume()
  await vi.waitFor(() => expect(received).toHaveLength(count))
})
