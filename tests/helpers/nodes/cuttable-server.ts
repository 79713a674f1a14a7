import { openServer } from '../web/web-server'
import { openTcpProxy, type TcpProxy } from './tcp-proxy'

/**
 * Opens a web server. A test can cut its connection to the store. The writer has a direct connection, which
 * remains.
 */
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
