import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openBuild } from '../helpers/web/test-build'

const clients = 300

/** Opens connections that send a request one byte at a time and never finish it. */
async function openSlowClients(port: number, begin: string): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: clients }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => undefined) // cut off, which the test waits for
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) {
    socket.write(begin)
    socket.resume()
  }
  const timer = setInterval(() => {
    for (const socket of sockets.filter(({ writable }) => writable)) socket.write('a')
  }, 500)
  onTestFinished(() => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  })
  return sockets
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'a body',
    'POST /challenge HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"',
  ],
])('cuts off 300 clients that send %s forever, and serves others meanwhile', async (_what, begin) => {
  const { server, origin } = await openBuild()
  const sockets = await openSlowClients(server.address.port, begin)
  const open = () => sockets.filter(({ closed }) => !closed).length
  expect(open()).toBe(clients)
  const endMs = performance.now() + 40_000
  while (open() > 0 && performance.now() < endMs) {
    expect((await fetch(`${origin}/page`)).status).toBe(200)
    await pause(500)
  }
  expect(open()).toBe(0)
})
