import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'

export interface ReceivedCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Response that the proxy sends instead of the node's response. A string body is sent unchanged. */
export interface BentResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Faults that the proxy of a node simulates. */
export interface Bend {
  /**
   * Returns the response to an HTTP request, which may contain several calls. If it returns `undefined`, the
   * proxy forwards the request to the real node. `silent`: there is never a response.
   */
  readonly request?:
    | ((calls: readonly ReceivedCall[], isBatch: boolean) => BentResponse | 'silent' | undefined)
    | undefined
  /**
   * Returns another response to a single call. The response has `result` or `error`. If the function returns
   * `undefined`, the response is unchanged.
   */
  readonly answer?: ((call: ReceivedCall, response: object) => object | undefined) | undefined
  /** Returns another list of responses to a batch. If it returns `undefined`, the list is unchanged. */
  readonly batch?: ((responses: readonly object[]) => readonly object[] | undefined) | undefined
  /** Returns the number of bytes after which the connection breaks off in the middle of a response. */
  readonly cut?: ((length: number) => number | undefined) | undefined
  /** Returns the time until a response is sent, milliseconds. */
  readonly delayMs?: (() => number) | undefined
  /**
   * Returns another WebSocket message, or several. A string is sent unchanged. If it returns `undefined`, the
   * message is dropped.
   */
  readonly message?:
    | ((message: object) => object | string | readonly (object | string)[] | undefined)
    | undefined
  /** Returns the time until a WebSocket message is sent, milliseconds. Different times change the order. */
  readonly messageDelayMs?: (() => number) | undefined
  /** Returns the error with which a subscription is refused. `silent`: it is never confirmed. */
  readonly subscribe?: ((call: ReceivedCall) => object | 'silent' | undefined) | undefined
}

/** A proxy for a real node that forwards everything except for its configured faults. */
export interface BentNode {
  readonly url: string
  readonly wsUrl: string
  /** Number of calls received so far, by method. */
  readonly requested: Readonly<Record<string, number>>
  bend(bend: Bend): void
  /** Number of responses and messages that were changed, dropped or delayed since the last call of `bend`. */
  bent(): number
  /** Closes the WebSocket connections. */
  closeSockets(): void
  /** Stops accepting connections. */
  die(): Promise<void>
}

/** Opens the proxy. */
export async function serveBentNode(
  { url, wsUrl }: { readonly url: string; readonly wsUrl: string },
  first: Bend = {},
): Promise<BentNode> {
  let current = first
  let bent = 0
  let isDead = false
  const requested: Record<string, number> = {}
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  const sockets = new WebSocketServer({ server })

  /** Counts a fault, unless there is none. */
  function counted<T>(fault: T | undefined): T | undefined {
    if (fault !== undefined) bent += 1
    return fault
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    const json = JSON.parse(text) as ReceivedCall | readonly ReceivedCall[]
    const isBatch = Array.isArray(json)
    const calls = (isBatch ? json : [json]) as readonly ReceivedCall[]
    for (const { method } of calls) requested[method] = (requested[method] ?? 0) + 1
    const refusal = counted(current.request?.(calls, isBatch))
    if (refusal === 'silent') return
    if (refusal !== undefined) return send(response, refusal)
    const onward = await fetch(url, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    const body = changedBody(await onward.text(), calls, isBatch)
    const delayMs = counted(current.delayMs?.() || undefined)
    if (delayMs !== undefined) await pause(delayMs)
    const cutAfter = counted(current.cut?.(Buffer.byteLength(body)))
    if (cutAfter === undefined) return send(response, { body })
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) })
    response.write(Buffer.from(body).subarray(0, cutAfter), () => response.destroy())
  }

  function changedBody(text: string, calls: readonly ReceivedCall[], isBatch: boolean): string {
    const { answer, batch } = current
    if (answer === undefined && batch === undefined) return text
    const responses = JSON.parse(text)
    const list = (isBatch ? responses : [responses]) as { id: number }[]
    const changed = list.map((reply) => {
      const call = calls.find(({ id }) => id === reply.id)
      return (call && counted(answer?.(call, reply))) ?? reply
    })
    return JSON.stringify(isBatch ? (counted(batch?.(changed)) ?? changed) : changed[0])
  }

  sockets.on('connection', (client) => {
    const node = new WebSocket(wsUrl)
    const waiting: string[] = []
    client.on('message', (data) => {
      const refusal = refusalOf(String(data))
      if (refusal === 'silent') return
      if (refusal !== undefined) client.send(JSON.stringify(refusal))
      else if (node.readyState === WebSocket.OPEN) node.send(String(data))
      else waiting.push(String(data))
    })
    node.on('open', () => {
      for (const text of waiting) node.send(text)
    })
    node.on('message', (data) => {
      for (const text of changedMessages(String(data))) {
        const delayMs = counted(current.messageDelayMs?.() || undefined)
        if (delayMs === undefined) client.send(text)
        else setTimeout(() => client.send(text, () => undefined), delayMs)
      }
    })
    node.on('close', () => client.terminate())
    client.on('close', () => node.terminate())
    for (const each of [client, node]) each.on('error', () => undefined) // the `close` event follows
  })

  function refusalOf(text: string): object | 'silent' | undefined {
    if (current.subscribe === undefined) return undefined
    const call = JSON.parse(text) as ReceivedCall
    const refusal = counted(current.subscribe(call))
    return refusal === undefined || refusal === 'silent'
      ? refusal
      : { jsonrpc: '2.0', id: call.id, error: refusal }
  }

  function changedMessages(text: string): readonly string[] {
    if (current.message === undefined) return [text]
    const message = JSON.parse(text) as object
    const changed = current.message(message)
    if (changed !== message) bent += 1
    const list = Array.isArray(changed) ? changed : changed === undefined ? [] : [changed]
    return list.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  }

  function closeSockets(): void {
    for (const client of sockets.clients) client.terminate()
  }

  async function die(): Promise<void> {
    if (isDead) return
    isDead = true
    closeSockets()
    sockets.close()
    await new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const authority = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url: `http://${authority}`, wsUrl: `ws://${authority}`, requested, die, closeSockets },
    bend(bend) {
      current = bend
      bent = 0
    },
    bent: () => bent,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: BentResponse): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText && body.startsWith('<') ? 'text/html' : 'application/json',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}
