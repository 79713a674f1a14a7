import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { invariant } from '~/lib/invariant'

/**
 * Keep-alive timeout. Must be longer than the 19 s for which web3.js keeps a connection, or the server could
 * close a connection that web3.js is about to reuse.
 */
const keepAliveMs = 65_000
/** Number of attempts to find a free port whose next higher port is free too. */
const portAttempts = 5

export interface Listeners {
  readonly main: Server
  /** Server on the next higher port; `undefined` if that port is taken. */
  readonly sibling: Server | undefined
  readonly port: number
}

/**
 * Listens on a port and, for PubSub, on the port above it: web3.js connects there if no `wsEndpoint` is set.
 * Port 0 picks a free pair. Throws if the main port is taken; a taken port above it is not an error.
 */
export async function listenOnPair(host: string, port: number, handler: RequestListener): Promise<Listeners> {
  const attempts = port === 0 ? portAttempts : 1
  for (let attempt = 1; ; attempt += 1) {
    const main = await listen(host, port, handler)
    const address = main.address()
    invariant(typeof address === 'object' && address !== null, 'a TCP server has an address')
    // A taken port is not an error: the server then has no sibling.
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
