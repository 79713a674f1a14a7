import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '~/lib/log'
import type { ChainView } from '../rpc/chain-view'
import { internalError, invalidParams, methodNotFound, RpcError } from '../rpc/node-error'
import { errorText, parseBody, type RpcRequest, resultText } from '../rpc/request'
import { subscribeMethods, unsubscribeMethods } from './subscription'
import { createNotifier, type Notifier } from './subscription-notifier'

export interface PubSubServer {
  /** Handles the WebSocket upgrades of an HTTP server. */
  attach(server: Server): void
  /** Closes all sockets. Terminates the connections of clients that do not respond to the closing. */
  stop(): Promise<void>
}

export interface PubSubLimits {
  /**
   * Maximum size of the data that waits to be sent to a client, bytes. A client that exceeds the limit is
   * disconnected, to protect the server's memory.
   */
  readonly maxBufferedBytes: number
  readonly maxSubscriptionsPerClient: number
}

export const pubSubLimits: PubSubLimits = {
  maxBufferedBytes: 32 * 1024 * 1024,
  maxSubscriptionsPerClient: 10_000,
}

const maxMessageBytes = 50 * 1024
const heartbeatMs = 30_000
const goodbyeMs = 500

export function createPubSubServer(view: ChainView, log: Log, limits: PubSubLimits): PubSubServer {
  const notifier = createNotifier(view)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes })
  const answeredPing = new WeakSet<WebSocket>()

  sockets.on('connection', (socket) => {
    answeredPing.add(socket)
    socket.on('pong', () => answeredPing.add(socket))
    socket.on('error', (error) => log.debug({ err: error }, 'pubsub: client failed'))
    serveClient(socket, notifier, limits, log)
  })

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (answeredPing.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }, heartbeatMs)

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request))
      })
    },
    async stop() {
      clearInterval(heartbeat)
      notifier.stop()
      await Promise.all([...sockets.clients].map(sayGoodbye))
    },
  }
}

async function sayGoodbye(socket: WebSocket): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const hangUp = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.close(1001)
  await closed
  clearTimeout(hangUp)
}

/** Serves one client. Its subscriptions end when its socket closes. */
function serveClient(socket: WebSocket, notifier: Notifier, limits: PubSubLimits, log: Log): void {
  const mine = new Set<number>()

  function send(text: string): void {
    if (socket.readyState !== socket.OPEN) return
    socket.send(text)
    if (socket.bufferedAmount <= limits.maxBufferedBytes) return
    log.warn({ bufferedBytes: socket.bufferedAmount }, 'pubsub: client too slow, disconnected')
    socket.terminate()
  }

  function call({ method, params }: RpcRequest): number | boolean {
    const read = subscribeMethods.get(method)
    if (read) {
      const subscription = read(params)
      if (mine.size >= limits.maxSubscriptionsPerClient) {
        throw new RpcError(-32603, 'Internal Error: Subscription refused. Node subscription limit reached')
      }
      const id = notifier.subscribe(subscription, send)
      mine.add(id)
      return id
    }
    if (!unsubscribeMethods.has(method)) throw methodNotFound()
    const id = params[0]
    if (typeof id !== 'number' || !mine.delete(id) || !notifier.unsubscribe(id)) {
      throw invalidParams('Invalid subscription id.')
    }
    return true
  }

  socket.on('message', (message) => {
    const { batch, requests } = parseBody(message.toString())
    const responses: string[] = []
    for (const request of requests) {
      // A message without an id is a notification, such as the `ping` of web3.js, and gets no response.
      if (request.id === undefined) continue
      responses.push(
        'error' in request ? errorText(request.error, request.id) : respondToCall(request, call, log),
      )
    }
    if (responses.length > 0) send(batch ? `[${responses.join(',')}]` : responses.join(''))
  })
  socket.on('close', () => {
    for (const id of mine) notifier.unsubscribe(id)
  })
}

function respondToCall(request: RpcRequest, call: (request: RpcRequest) => unknown, log: Log): string {
  const id = request.id ?? null
  try {
    return resultText(call(request), id)
  } catch (error) {
    if (error instanceof RpcError) return errorText(error, id)
    log.error({ err: error, method: request.method }, 'pubsub: method failed')
    return errorText(internalError(), id)
  }
}
