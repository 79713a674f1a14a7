import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

/** Wrong response that a node sends. */
export interface Failure {
  /** HTTP status; 200 by default. */
  readonly status?: number
  /**
   * Body of the response. A string is sent unchanged; an object is sent as the `error` of a JSON-RPC
   * response.
   */
  readonly body: string | { readonly code: number; readonly message: string }
}

/** A WebSocket message of the node. */
export interface Notification {
  readonly method: string
  readonly params: { readonly result: unknown; readonly subscription: number }
}

/** Faults that the proxy of a node simulates. A test can change every field at any time. */
export interface Faults {
  /**
   * Returns the error with which the node refuses a subscription. `silent`: the node does not respond.
   * `close`: the node closes the connection.
   */
  subscribe?:
    | ((method: string, params: readonly unknown[]) => Failure['body'] | 'silent' | 'close' | undefined)
    | undefined
  /** Returns whether to drop a notification. */
  withhold?: ((notification: Notification) => boolean) | undefined
  /** Time until the node closes each connection, milliseconds. */
  closeAfterMs?: number | undefined
  call?: ((method: string, params: readonly unknown[]) => Failure | undefined) | undefined
  /** Changes the subscription id in confirmations and notifications. */
  idOf?: ((id: number) => number) | undefined
}

/** A proxy for a healthy node that simulates faults and counts requests. */
export interface FlawedNode {
  readonly url: string
  readonly wsUrl: string
  readonly faults: Faults
  connections(): number
  /** Number of calls of a method, including subscriptions. */
  calls(method: string): number
  closeSockets(): void
  stop(): Promise<void>
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

export async function openFlawedNode(target: {
  readonly url: string
  readonly wsUrl: string
}): Promise<FlawedNode> {
  const faults: Faults = {}
  const counts = new Map<string, number>()
  const count = (method: string) => counts.set(method, (counts.get(method) ?? 0) + 1)
  const server = createServer(
    (request, response) => void reply(request, response).catch(() => response.destroy()),
  )
  const sockets = new WebSocketServer({ server })
  let connections = 0

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const json = request.method === 'POST' ? (JSON.parse(body) as Call | Call[]) : []
    const calls = Array.isArray(json) ? json : [json]
    for (const { method } of calls) count(method)
    const failed = new Map(calls.map((call) => [call.id, faults.call?.(call.method, call.params)]))
    const [failure] = [...failed.values()].filter((each) => each !== undefined)
    if (failure !== undefined && typeof failure.body === 'string') {
      response.writeHead(failure.status ?? 200).end(failure.body)
      return
    }
    const onward = await fetch(target.url + (request.url ?? ''), {
      method: request.method ?? 'GET',
      ...(request.method === 'POST' && { body, headers: { 'content-type': 'application/json' } }),
    })
    response.writeHead(failure?.status ?? onward.status, { 'content-type': 'application/json' })
    if (failure !== undefined) response.end(withErrors(await onward.text(), failed))
    else if (onward.body === null) response.end()
    else await pipeline(Readable.fromWeb(onward.body as ReadableStream), response)
  }

  sockets.on('connection', (client) => {
    connections += 1
    const upstream = new WebSocket(target.wsUrl)
    const waiting: string[] = []
    const forward = (message: string) =>
      upstream.readyState === WebSocket.OPEN ? upstream.send(message) : waiting.push(message)
    upstream.on('open', () => waiting.splice(0).forEach(forward))
    upstream.on('message', (data) => passOn(client, data))
    upstream.on('close', () => client.close())
    upstream.on('error', () => client.terminate())
    client.on('message', (data) => take(client, String(data), forward))
    client.on('close', () => upstream.terminate())
    client.on('error', () => upstream.terminate())
    if (faults.closeAfterMs !== undefined) setTimeout(() => client.close(1000), faults.closeAfterMs)
  })

  function take(client: WebSocket, message: string, forward: (message: string) => void): void {
    const { id, method, params } = JSON.parse(message) as Call
    count(method)
    const failure = method.endsWith('Subscribe') ? faults.subscribe?.(method, params) : undefined
    if (failure === undefined) forward(message)
    else if (failure === 'close') client.close(1008)
    else if (failure !== 'silent') client.send(JSON.stringify({ jsonrpc: '2.0', id, error: failure }))
  }

  function passOn(client: WebSocket, data: RawData): void {
    const { withhold, idOf } = faults
    if (withhold === undefined && idOf === undefined) {
      client.send(String(data))
      return
    }
    const message = JSON.parse(String(data)) as Notification & { result?: unknown }
    const isNotification = message.method !== undefined
    if (isNotification && withhold?.(message)) return
    const { params, result } = message
    const changeId = idOf ?? ((id: number) => id)
    const changed = isNotification
      ? { params: { ...params, subscription: changeId(params.subscription) } }
      : typeof result === 'number' && { result: changeId(result) }
    client.send(JSON.stringify({ ...message, ...changed }))
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    faults,
    connections: () => connections,
    calls: (method) => counts.get(method) ?? 0,
    closeSockets() {
      for (const client of sockets.clients) client.terminate()
    },
    stop: () =>
      new Promise((stopped) => {
        for (const client of sockets.clients) client.terminate()
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

function withErrors(reported: string, failed: ReadonlyMap<number, Failure | undefined>): string {
  const json = JSON.parse(reported) as Call | Call[]
  const replace = (response: Call) => {
    const failure = failed.get(response.id)
    return failure === undefined ? response : { jsonrpc: '2.0', id: response.id, error: failure.body }
  }
  return JSON.stringify(Array.isArray(json) ? json.map(replace) : replace(json))
}
