import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

export interface ReceivedCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Response that the proxy sends instead of the node's response. A string body is sent unchanged. */
export interface BentResponse {
  readonly status?: number
  readonly body: unknown
}

/** Faults that the proxy of a node simulates. */
export interface Bend {
  /**
   * Returns the response to an HTTP request, which may contain several calls. If it returns `undefined`, the
   * proxy forwards the request to the real node.
   */
  readonly request?:
    | ((calls: readonly ReceivedCall[], isBatch: boolean) => BentResponse | undefined)
    | undefined
  /**
   * Returns another response to a single call. The response has `result` or `error`. If the function returns
   * `undefined`, the response is unchanged.
   */
  readonly answer?: ((call: ReceivedCall, response: object) => object | undefined) | undefined
  /** Returns another WebSocket message. If it returns `undefined`, the message is dropped. */
  readonly message?: ((message: object) => object | undefined) | undefined
}

/** A proxy for a real node that forwards everything except for its configured faults. */
export interface BentNode {
  readonly url: string
  readonly wsUrl: string
  /** Number of calls received so far, by method. */
  readonly requested: Readonly<Record<string, number>>
  bend(bend: Bend): void
  /** Stops accepting connections. */
  die(): Promise<void>
}

/** Opens the proxy; it closes at the end of the test. */
export async function openBentNode(
  { url, wsUrl }: { readonly url: string; readonly wsUrl: string },
  first: Bend = {},
): Promise<BentNode> {
  let current = first
  let isDead = false
  const requested: Record<string, number> = {}
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  const sockets = new WebSocketServer({ server })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    const json = JSON.parse(text) as ReceivedCall | readonly ReceivedCall[]
    const isBatch = Array.isArray(json)
    const calls = (isBatch ? json : [json]) as readonly ReceivedCall[]
    for (const { method } of calls) requested[method] = (requested[method] ?? 0) + 1
    const bent = current.request?.(calls, isBatch)
    if (bent !== undefined) return send(response, bent)
    const onward = await fetch(url, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    if (current.answer === undefined) return send(response, { body: await onward.text() })
    const responses = await onward.json()
    const list = (isBatch ? responses : [responses]) as { id: number }[]
    const changed = list.map((reply) => {
      const call = calls.find(({ id }) => id === reply.id)
      return (call && current.answer?.(call, reply)) ?? reply
    })
    send(response, { body: isBatch ? changed : changed[0] })
  }

  sockets.on('connection', (client) => {
    const node = new WebSocket(wsUrl)
    const waiting: string[] = []
    client.on('message', (data) => {
      if (node.readyState === WebSocket.OPEN) node.send(String(data))
      else waiting.push(String(data))
    })
    node.on('open', () => {
      for (const text of waiting) node.send(text)
    })
    node.on('message', (data) => {
      const message = current.message ? current.message(JSON.parse(String(data))) : String(data)
      if (message !== undefined) client.send(typeof message === 'string' ? message : JSON.stringify(message))
    })
    node.on('close', () => client.terminate())
    client.on('close', () => node.terminate())
    for (const each of [client, node]) each.on('error', () => undefined) // the `close` event follows
  })

  async function die(): Promise<void> {
    if (isDead) return
    isDead = true
    for (const client of sockets.clients) client.terminate()
    sockets.close()
    await new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(die)
  const authority = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url: `http://${authority}`, wsUrl: `ws://${authority}`, requested, die },
    bend(bend) {
      current = bend
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, { status = 200, body }: BentResponse): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText && body.startsWith('<') ? 'text/html' : 'application/json',
  })
  response.end(isText ? body : JSON.stringify(body))
}
