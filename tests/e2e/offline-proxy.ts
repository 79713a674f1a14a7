import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Server in front of the product that can replace its service worker, and that can be stopped. */
export interface OfflineProxy {
  readonly origin: string
  /** Changes the script of the service worker. `undefined` from the function: the path is not found. */
  replaceWorker(change: (script: string) => string | undefined): void
  stop(): Promise<void>
}

const workerPath = '/sw.js'

/** Starts a proxy of the product. Visitors of the proxy are on another origin than those of other tests. */
export async function startProxy(productUrl: string, port = 0): Promise<OfflineProxy> {
  let change: ((script: string) => string | undefined) | undefined
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === workerPath && change !== undefined) {
      const script = change(await (await fetch(productUrl + workerPath)).text())
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
      outgoing.writeHead(script === undefined ? 404 : 200, headers)
      outgoing.end(incoming.method === 'HEAD' ? undefined : script)
      return
    }
    const { method = 'GET', headers } = incoming
    const onward = request(productUrl + incoming.url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((started) => server.listen(port, '127.0.0.1', started))
  const address = server.address() as AddressInfo // A server on a port has no address as text.
  return {
    origin: `http://127.0.0.1:${address.port}`,
    replaceWorker(next) {
      change = next
    },
    stop: () => closed(server),
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((stopped) => {
    server.close(() => stopped())
    server.closeAllConnections()
  })
}
