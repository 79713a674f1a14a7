import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { invariant } from '~/lib/invariant'

/**
 * Keep-alive timeout, milliseconds. It must be longer than 19 s, because web3.js reuses a connection for up
 * to 19 s. With a shorter timeout the server could close a connection that web3.js is about to reuse.
 */
const keepAliveMs = 65_000
/** Number of attempts to find a pair of consecutive free ports. */
const portAttempts = 5

export interface Listeners {
  readonly main: Server
  /** Server on the next higher port; `undefined` if that port is taken. */
  readonly sibling: Server | undefined
  readonly port: number
}

/**
 * Listens on a port and on the next higher port. web3.js connects to the higher port for PubSub if no
 * `wsEndpoint` is set. Port 0 picks a pair of free ports. Throws if the main port is taken. It is not an
 * error if the higher port is taken.
 */
export async function listenOnPair(host: string, port: number, handler: RequestListener): Promise<Listeners> {
  const attempts = port === 0 ? portAttempts : 1
  for (let attempt = 1; ; attempt += 1) {
    const main = await listen(host, port, handler)
    const address = main.address()
    invariant(typeof address === 'object' && address !== null, 'a TCP server has an address')
    // It is not an error if the higher port is taken: the server then listens on the main port only.
    const sibling = await listen(host, address.port + 1, handler).catch(() => undefined)
    if (sibling || attempt === attempts) return { main, sibling, port: address.port }
    await close(main)
  }
}

async function listen(host: string, port: number, handler: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: keepAliveMs }, handler)
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Closes a server and all its open connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
