import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem, problemBody } from '~/api/response/problem.server'

/**
 * Limits against slow and endless requests. The limits do not affect streams, because the request for a
 * stream has already been received in full.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // Requests without a `Host` header are rejected later, with our own error message.
  requireHostHeader: false,
  keepAliveTimeout: 20_000,
}

/** Maximum number of requests per connection before the client must reconnect. */
const maxRequestsPerSocket = 10_000

/** Maximum number of connections. The maximum number of streams is added to this number. */
const spareConnections = 5_000

/**
 * Connections that may wait for a late event loop. Node's 511 are used up by 400 requests per second within 1.3 s, and
 * the kernel resets some of those beyond. Linux allows at most `net.core.somaxconn`, usually this number.
 */
const mostWaiting = 4_096

/** Maximum time in which waiting connections are accepted at shutdown, milliseconds. */
const acceptMs = 1_500
/** Turns of the loop without a new connection after which none waits. The signal may arrive in the middle of one. */
const idleTurnsEnough = 2

/** Maximum time for responses in progress to finish at shutdown, milliseconds. */
const finishMs = 8_000

/**
 * Starts a server with these limits. Rejects with Node's error if the server cannot listen at the given host
 * and port.
 */
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
  // An unknown `Expect` header is ignored, which RFC 9110, 10.1.1 allows.
  server.on('checkExpectation', options.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: options.port, host: options.host, backlog: mostWaiting }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no address.')
  return { server, address }
}

/**
 * Stops listening and lets responses finish. Connections that have not finished in time are closed. Connections that
 * wait for a late event loop are accepted first, because closing the port would reset them.
 */
export async function stopServer(server: Server): Promise<void> {
  await acceptWaiting(server)
  const cut = setTimeout(() => server.closeAllConnections(), finishMs)
  cut.unref()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}

/** Resolves when no connection waits, or, under a steady load, after a while. Node accepts one in each turn of the loop. */
async function acceptWaiting(server: Server): Promise<void> {
  const untilMs = performance.now() + acceptMs
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  let idleTurns = 0
  while (idleTurns < idleTurnsEnough && performance.now() < untilMs) {
    accepted = 0
    await nextTurn()
    idleTurns = accepted === 0 ? idleTurns + 1 : 0
  }
  server.off('connection', count)
}

/**
 * Reasons why Node itself rejects a request, by error code. Any other error means that the received data was
 * not HTTP.
 */
const refusals: ReadonlyMap<string | undefined, Problem> = new Map([
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    new Problem('payload_too_large', 'The chunk extensions of the body are too large.'),
  ],
  ['HPE_HEADER_OVERFLOW', new Problem('headers_too_large', 'The headers are too large.')],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    new Problem('request_timeout', 'The request was not received completely in time.'),
  ],
])
const malformed = new Problem('malformed_request', 'The request is not valid HTTP.')

/**
 * Sends a short response and closes the connection, if a request is not HTTP, too large or too slow. The path
 * of such a request is unknown. The response waits for the next turn of the event loop, because those to earlier
 * requests of the same packet are sent at the end of this one.
 */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') socket.destroy()
  else setTimeout(() => sendRefusal(error, socket), 0)
}

function sendRefusal(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return
  const body = problemBody(refusals.get(error.code) ?? malformed, '/')
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${body.status} ${body.title}\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
