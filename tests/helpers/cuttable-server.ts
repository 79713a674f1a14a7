import { openTcpProxy, type TcpProxy } from './tcp-proxy'
import { openServer } from './web-server'

/** Opens a web server whose connection to the store can be cut. The writer keeps a direct connection. */
export async function openCuttable(options: Parameters<typeof openServer>[0] = {}) {
  let proxy: TcpProxy | undefined
  const server = await openServer({
    ...options,
    route: async (databaseUrl) => {
      const url = new URL(databaseUrl)
      proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
      url.hostname = '127.0.0.1'
      url.port = String(proxy.port)
      return url.href
    },
  })
  if (proxy === undefined) throw new Error('The proxy was not opened.')
  return { ...server, proxy, page: { ...server.context, cspNonce: '' } }
}
