import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import type { Stream } from './prices'

/** What a client has requested and received so far. */
export interface Counts {
  /** Number of calls by method. Each call of a batch counts. */
  readonly calls: ReadonlyMap<string, number>
  /** Number of bytes that each stream has delivered, by kind of message. */
  readonly streamed: Readonly<Record<Stream, ReadonlyMap<string, number>>>
}

/** A proxy of a node that counts what a provider would bill. */
export interface CountingNode {
  readonly url: string
  readonly wsUrl: string
  /** Calls by method, and bytes streamed over the WebSocket by kind of message. */
  counts(): { readonly calls: ReadonlyMap<string, number>; readonly streamed: ReadonlyMap<string, number> }
  stop(): Promise<void>
}

export async function openCountingNode(node: { url: string; wsUrl: string }): Promise<CountingNode> {
  const calls = new Map<string, number>()
  const streamed = new Map<string, number>()
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  const sockets = new WebSocketServer({ server })

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    // Requests of the Token and Price API have no body. They are not billed by the node's provider.
    if (request.method === 'POST') countCalls(body)
    const { method, headers } = request
    const type = headers['content-type'] ?? 'application/json'
    const sent = method === 'POST' ? { method, body, headers: { 'content-type': type } } : {}
    const onward = await fetch(node.url + request.url, sent)
    response.writeHead(onward.status, { 'content-type': onward.headers.get('content-type') ?? type })
    response.end(Buffer.from(await onward.arrayBuffer()))
  }

  function countCalls(body: string): void {
    const json: unknown = JSON.parse(body)
    for (const { method } of (Array.isArray(json) ? json : [json]) as { method: string }[])
      add(calls, method, 1)
  }

  sockets.on('connection', (client) => {
    const onward = new WebSocket(node.wsUrl)
    const waiting: string[] = []
    client.on('message', (data) => {
      if (onward.readyState === WebSocket.OPEN) onward.send(String(data))
      else waiting.push(String(data))
    })
    onward.on('open', () => {
      for (const text of waiting) onward.send(text)
    })
    onward.on('message', (data) => {
      const text = String(data)
      add(streamed, kindOf(text), Buffer.byteLength(text))
      client.send(text)
    })
    onward.on('close', () => client.terminate())
    client.on('close', () => onward.terminate())
    for (const each of [client, onward]) each.on('error', () => undefined) // the `close` event follows
  })

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const authority = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${authority}`,
    wsUrl: `ws://${authority}`,
    counts: () => ({ calls: new Map(calls), streamed: new Map(streamed) }),
    stop() {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

/** Returns the difference between two counts. */
export function countsBetween(before: Counts, after: Counts): Counts {
  return {
    calls: difference(before.calls, after.calls),
    streamed: {
      pubsub: difference(before.streamed.pubsub, after.streamed.pubsub),
      geyser: difference(before.streamed.geyser, after.streamed.geyser),
    },
  }
}

function difference(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  return new Map([...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]))
}

/** Returns the method of a notification, e.g. `logsNotification`; `reply` for the response to a request. */
function kindOf(text: string): string {
  return /"method":"(\w+)"/.exec(text.slice(0, 120))?.[1] ?? 'reply'
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count)
}
