import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { invariant } from '~/lib/invariant'

/** Longer than the 19 s for which web3.js keeps a connection, so that we never close one that it is about to use. */
const keepAliveMs = 65_000
/** Times that a free port is looked for whose neighbour is free too. */
const portAttempts = 5

export interface Listeners {
  readonly main: Server
  /** On the port above; undefined where that one was taken. */
  readonly sibling: Server | undefined
  readonly port: number
}

/**
 * Listens on a port and, for PubSub, on the one above it, which is where web3.js looks if it is only told the first. Port 0 picks
 * a free pair. A taken main port is an error, a taken one above it is not.
 */
export async function listenOnPair(host: string, port: number, handler: RequestListener): Promise<Listeners> {
  const attempts = port === 0 ? portAttempts : 1
  for (let attempt = 1; ; attempt += 1) {
    const main = await listen(host, port, handler)
    const address = main.address()
    invariant(typeof address === 'object' && address !== null, 'a TCP server has an address')
    const sibling = await listen(host, address.port + 1, handler).catch(() => undefined) // taken: we do without
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

/** Closes a server and what is still open on it. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
