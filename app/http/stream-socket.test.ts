import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { socketSink } from './stream-socket'

/**
 * Number of bytes that is larger than the socket buffers of client and server together, so that the rest
 * stays in the process.
 */
const endless = new Uint8Array(32 * 1024 * 1024)

/**
 * Connects a client that reads nothing until it is resumed. Returns the client together with the server's
 * response.
 */
async function connectSilent(
  version = '1.1',
): Promise<{ readonly target: ServerResponse; readonly client: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(async () => {
    client.destroy()
    await new Promise((closed) => server.close(closed))
  })
  client.pause()
  client.on('error', () => client.destroy()) // the test expects that the server closes the connection
  client.write(`GET /api/stream HTTP/${version}\r\nHost: sextant.test\r\nConnection: close\r\n\r\n`)
  const [, target] = await once(server, 'request')
  return { target, client }
}

test('closes the socket of a client that does not read soon after its stream has ended', async () => {
  const { target } = await connectSilent()
  const sink = socketSink(target, () => target.writeHead(200))
  sink.write(endless)
  expect(sink.pendingBytes()).toBeGreaterThan(0)
  const closed = once(target, 'close', { signal: AbortSignal.timeout(5_000) })
  sink.close()
  await closed
})

test('sends all data to a reading client before the end', async () => {
  const { target, client } = await connectSilent()
  const sink = socketSink(target, () => target.writeHead(200, { 'Content-Length': endless.length }))
  sink.write(endless)
  sink.close()
  let bytes = 0
  client.on('data', (chunk) => {
    bytes += chunk.length
  })
  client.resume()
  await once(target, 'close')
  await expect.poll(() => bytes).toBeGreaterThan(endless.length)
})

test('sends chunked frames over HTTP/1.1 and plain frames over HTTP/1.0, which has no chunks', async () => {
  const [first, second] = ['data: 1\n\n', 'data: of another length\n\n'].map((data) => Buffer.from(data))
  const bodyOf = async (version: string) => {
    const { target, client } = await connectSilent(version)
    const sink = socketSink(target, () => target.writeHead(200))
    for (const frame of [first, first, second]) if (frame !== undefined) sink.write(frame)
    sink.close()
    return (await text(client)).split('\r\n\r\n').slice(1).join('\r\n\r\n')
  }
  expect(await bodyOf('1.0')).toBe(`${first}${first}${second}`)
  const [one, other] = ['9\r\ndata: 1\n\n\r\n', '19\r\ndata: of another length\n\n\r\n']
  expect(await bodyOf('1.1')).toBe(`${one}${one}${other}0\r\n\r\n`)
})
