import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '../../../helpers/seeded-random'
import type { Scenario } from '../scenario'
import { type Stack, until } from '../stack'
import { fillTradesPage, tradesPagePath } from '../trades-page'
import { unsentBytes } from '../unsent-bytes'

/** Every connection comes through a trusted proxy, so that each client has an address of its own. */
const options = { webSettings: { TRUST_PROXY: '127.0.0.0/8' } }
const slowClients = 200
const newAddresses = 2_000
const addressesAtOnce = 50

/** Causes something at the web process. Resolves with a function that ends it. */
type Attack = (stack: Stack, random: SeededRandom) => Promise<() => void>

async function openSockets(port: number, beginOf: (client: number) => string): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: slowClients }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => undefined) // the server cuts slow clients off
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
  for (const [client, socket] of sockets.entries()) socket.write(beginOf(client))
  return sockets
}

function destroyAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

/** Sends a request one byte at a time. */
const slowloris =
  (begin: string): Attack =>
  async ({ links }) => {
    const sockets = await openSockets(links['visitor–web'].target, () => begin)
    const timer = setInterval(() => {
      for (const socket of sockets.filter(({ writable }) => writable)) socket.write('a')
    }, 300)
    return () => {
      clearInterval(timer)
      destroyAll(sockets)
    }
  }

/** One in so many clients requests lists; the others a stream or a page. */
const listsEvery = 10
/** More than the buffers of a connection take, which are at most some 4 MB. */
const listsPerClient = 30
const mostBlockedMs = 20_000

/** Requests lists, streams and pages, and reads none of them. */
const unread: Attack = async (stack) => {
  await fillTradesPage(stack)
  const port = stack.links['visitor–web'].target
  const paths = ['/api/stream?topics=dca', '/jupiter/dashboard']
  const sockets = await openSockets(port, (client) => {
    const isOfLists = client % listsEvery === 0
    const path = isOfLists ? tradesPagePath : (paths[client % paths.length] ?? '/')
    const address = `X-Forwarded-For: 198.51.100.${client}\r\nSec-Fetch-Site: same-origin`
    const sent = `GET ${path} HTTP/1.1\r\nHost: x\r\n${address}\r\n\r\n`
    return sent.repeat(isOfLists ? listsPerClient : 1)
  })
  for (const socket of sockets) socket.pause()
  const ofLists = sockets.filter((_, client) => client % listsEvery === 0)
  await until(
    'the server holds lists that nobody reads',
    async () => {
      const unsent = unsentBytes(port)
      return ofLists.every(({ localPort }) => localPort !== undefined && (unsent.get(localPort) ?? 0) > 0)
    },
    mostBlockedMs,
  )
  return () => destroyAll(sockets)
}

/** Requests from addresses that the process has never seen, some at a time. */
const flood: Attack = async ({ links }, random) => {
  const port = links['visitor–web'].target
  let left = newAddresses
  const sendSome = async () => {
    while (left > 0) {
      left -= 1
      await requestFrom(port, `2001:db8:${random.below(65_536).toString(16)}:${left.toString(16)}::1`)
    }
  }
  await Promise.all(Array.from({ length: addressesAtOnce }, sendSome))
  return () => undefined
}

function requestFrom(port: number, address: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': address }
    const sent = get({ host: '127.0.0.1', port, path: '/api/trades', headers }, (response) => {
      response.on('close', resolve)
      response.resume()
    })
    sent.on('error', () => resolve())
  })
}

function attacking(name: string, attack: Attack): Scenario {
  return {
    name: `clients: ${name}`,
    tries: { quick: 0, full: 20 },
    options,
    async fault(stack, random) {
      const served = () => stack.visitor.statuses.get(200) ?? 0
      const before = served()
      const end = await attack(stack, random)
      await pause(1_500 + random.below(1_500))
      end()
      if (served() === before) throw new Error('the visitor got no response meanwhile')
    },
  }
}

/** Clients that want to wear the web process out. The visitor must be served meanwhile. */
export const clients: readonly Scenario[] = [
  attacking('200 send headers one byte at a time', slowloris('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
  attacking(
    '200 send a body one byte at a time',
    slowloris(
      'POST /challenge HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"',
    ),
  ),
  attacking('200 read nothing', unread),
  attacking('2,000 new addresses', flood),
]
