import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A local HTTP server that records requests. It closes at the end of the test. */
export interface LoopbackServer {
  readonly origin: string
  readonly port: number
  /** Paths requested so far, in order. */
  readonly requested: readonly string[]
}

export async function serveOnLoopback(
  listener: RequestListener,
  { host = '127.0.0.1', port = 0 }: { readonly host?: string; readonly port?: number } = {},
): Promise<LoopbackServer> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port: taken } = server.address() as AddressInfo
  return { origin: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken, requested }
}
