import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { orderAccount, scattered } from './orders'

/**
 * Command to the sender, a separate process that plays the node: it serves subscriptions from prepared
 * frames.
 */
export interface SendCommand {
  readonly type: 'send'
  /**
   * Position in the shuffled sequence of orders at which to start. The next two fields are the number of
   * orders and their revision.
   */
  readonly from: number
  readonly count: number
  readonly revision: number
  /** Slot of the first frame. Each frame has a different slot, so that a commit identifies its frame. */
  readonly firstSlot: number
  /** Number of frames per second; `undefined`: as fast as the indexer reads them. */
  readonly perSecond: number | undefined
}

export interface SentReport {
  readonly type: 'sent'
  /** Wall-clock time at which each frame was sent, milliseconds. */
  readonly sentAtMs: Float64Array
  readonly rssBytes: number
}

const mostBufferedBytes = 1024 * 1024

export async function runSender(): Promise<void> {
  const subscriptions = new Map<string, number>()
  let socket: WebSocket | undefined
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json').end(reply(await textOf(request)))
  })
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (connected) => {
    socket = connected
    connected.on('message', (data) => {
      const { id, method, params } = JSON.parse(String(data))
      const subscription = Number(id) * 1_000
      if (method === 'programSubscribe') subscriptions.set(params[0], subscription)
      connected.send(JSON.stringify({ jsonrpc: '2.0', result: subscription, id }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function send(command: SendCommand): Promise<void> {
    const frames = makeFrames(command, subscriptions)
    const sentAtMs = new Float64Array(frames.length)
    const startedMs = wallMs()
    for (const [index, frame] of frames.entries()) {
      while (isEarly(index, startedMs, command.perSecond)) await pause(1)
      while (socket && socket.bufferedAmount > mostBufferedBytes) await pause(0)
      sentAtMs[index] = wallMs()
      socket?.send(frame, { binary: false })
    }
    const report: SentReport = { type: 'sent', sentAtMs, rssBytes: process.memoryUsage.rss() }
    process.send?.(report)
  }

  process.on('message', (command: SendCommand) => {
    void send(command)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ type: 'listening', port: (server.address() as AddressInfo).port })
}

function isEarly(index: number, startedMs: number, perSecond: number | undefined): boolean {
  return perSecond !== undefined && wallMs() < startedMs + (index / perSecond) * 1000
}

export function wallMs(): number {
  return performance.timeOrigin + performance.now()
}

/** Prepares the notifications as JSON whose members are in the same order as Agave's. */
function makeFrames(
  { from, count, revision, firstSlot }: SendCommand,
  subscriptions: ReadonlyMap<string, number>,
): readonly Buffer[] {
  return Array.from({ length: count }, (_, offset) => {
    const { key, owner, data } = orderAccount(scattered(from + offset), revision)
    const account = {
      lamports: 2_903_520,
      data: [Buffer.from(data).toString('base64'), 'base64'],
      owner,
      executable: false,
      rentEpoch: 18_446_744_073_709_552_000,
      space: data.length,
    }
    const context = { slot: firstSlot + offset }
    const params = {
      result: { context, value: { pubkey: key, account } },
      subscription: subscriptions.get(owner),
    }
    return Buffer.from(JSON.stringify({ jsonrpc: '2.0', method: 'programNotification', params }))
  })
}

/**
 * Responds like a node without other activity: snapshots are empty, there are no transactions, and the
 * current slot is older than the first frame's.
 */
function reply(body: string): string {
  if (body === '') return '{}'
  const request = JSON.parse(body)
  return JSON.stringify(Array.isArray(request) ? request.map(answerOne) : answerOne(request))
}

function answerOne({ id, method, params }: { id: number; method: string; params: unknown[] }): unknown {
  const context = { slot: 1 }
  const keys = Array.isArray(params[0]) ? params[0] : []
  const results: Record<string, unknown> = {
    getSlot: 1,
    getBlockTime: Math.floor(Date.now() / 1000),
    getProgramAccounts: { context, value: [] },
    getMultipleAccounts: { context, value: keys.map(() => null) },
    getSignaturesForAddress: [],
    getTransaction: null,
  }
  return { jsonrpc: '2.0', result: results[method] ?? null, id }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
