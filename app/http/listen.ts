import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { Problem, problemBody } from '~/api/problem.server'

/** Limits against slow and endless requests (security.md G7). A stream is one request that was received long ago, so they don't touch it. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // Who names no host is refused by us, in words.
  requireHostHeader: false,
  keepAliveTimeout: 20_000,
}

/** Requests on one connection before it has to come anew. */
const maxRequestsPerSocket = 10_000

/** Connections beside the streams. */
const spareConnections = 5_000

/** How long answers that are under way may take at the end. */
const finishMs = 8_000

/** A listening server with our limits. Rejects with Node's error when the address can't be had. */
export async function listen(options: {
  readonly listener: RequestListener
  readonly host: string
  readonly port: number
  readonly maxStreams: number
}): Promise<{ readonly server: Server; readonly address: AddressInfo }> {
  const server = createServer(limits, options.listener)
  server.maxRequestsPerSocket = maxRequestsPerSocket
  server.maxConnections = options.maxStreams + spareConnections
  server.on('clientError', refuseUnread)
  // Nobody has to meet an expectation that he does not know (RFC 9110, 10.1.1).
  server.on('checkExpectation', options.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no address.')
  return { server, address }
}

/** Stops listening, lets answers finish, and cuts what has not finished in time. */
export async function stopServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), finishMs)
  cut.unref()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}

/** Why Node itself refuses a request, by its error's code; whatever else it meets is no HTTP. */
const refusals: ReadonlyMap<string | undefined, Problem> = new Map([
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', new Problem('payload_too_large', 'The body’s chunks carry too much.')],
  ['HPE_HEADER_OVERFLOW', new Problem('headers_too_large', 'The headers are too large.')],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    new Problem('request_timeout', 'The request did not come to its end in time.'),
  ],
])
const malformed = new Problem('malformed_request', 'This is no request that HTTP knows.')

/** What is not HTTP, or too large or too slow to be read, gets a short answer and the end of its connection. What it asked for nobody knows. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const body = problemBody(refusals.get(error.code) ?? malformed, '/')
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${body.status} ${body.title}\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
