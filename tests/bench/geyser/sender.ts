import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Server, ServerCredentials, type ServerDuplexStream } from '@grpc/grpc-js'
import { type WebSocket, WebSocketServer } from 'ws'
import { geyserService } from '~/solana/geyser/service'
import { type Flood, pubSubFrames, slotMessages } from './floods'

/** Command to the sender, a separate process that plays both nodes. */
export interface SendCommand extends Flood {
  readonly type: 'send'
  readonly over: 'pubsub' | 'geyser'
}

export interface SentReport {
  readonly type: 'sent'
  /** Wall-clock time at which the first message was sent, milliseconds. */
  readonly firstMs: number
}

/** Any hash: the store belongs to the chain that it was first used with. */
const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const mostBufferedBytes = 1024 * 1024
const { Subscribe } = geyserService.service
/** Messages are prepared before the measurement, so the sender's processor time is not measured. */
const rawService = { Subscribe: { ...Subscribe, responseSerialize: (bytes: Buffer) => bytes } }

/** Plays a Solana node and a Geyser node. `firstSlot`: slot of both when they start. */
export async function runSender(firstSlot: number): Promise<void> {
  const subscriptions = new Map<string, number>()
  let socket: WebSocket | undefined
  let stream: ServerDuplexStream<unknown, Buffer> | undefined
  let slot = firstSlot
  const texts = new Map<string, string>() // results of getTransaction

  const node = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json').end(reply(await textOf(request), slot, texts))
  })
  const sockets = new WebSocketServer({ server: node, perMessageDeflate: false })
  sockets.on('connection', (connected) => {
    socket = connected
    connected.on('message', (data) => {
      const { id, method, params } = JSON.parse(String(data))
      const subscription = Number(id) * 1_000
      if (method === 'programSubscribe') subscriptions.set(params[0], subscription)
      if (method === 'logsSubscribe') subscriptions.set(`logs ${params[0].mentions[0]}`, subscription)
      connected.send(JSON.stringify({ jsonrpc: '2.0', result: subscription, id }))
    })
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const geyserPort = await startGeyser((opened) => {
    stream = opened
    for (const message of slotMessages([], slot)) opened.write(message)
  })

  async function sendGeyser(messages: readonly Buffer[]): Promise<void> {
    for (const message of messages) {
      if (stream?.write(message) === false)
        await new Promise<void>((resolve) => stream?.once('drain', () => resolve()))
    }
  }

  async function sendPubSub(frames: readonly Buffer[]): Promise<void> {
    for (const frame of frames) {
      while (socket && socket.bufferedAmount > mostBufferedBytes) await pause(0)
      socket?.send(frame, { binary: false })
    }
  }

  process.on('message', async (command: SendCommand) => {
    const isGeyser = command.over === 'geyser'
    const prepared = isGeyser
      ? slotMessagesOf(command)
      : { messages: pubSubFrames(command, slot + 1, subscriptions, texts), last: slot + 1 }
    const report: SentReport = { type: 'sent', firstMs: performance.timeOrigin + performance.now() }
    process.send?.(report)
    slot = prepared.last
    await (isGeyser ? sendGeyser : sendPubSub)(prepared.messages)
  })
  process.on('disconnect', () => process.exit(0))

  function slotMessagesOf(flood: Flood): { readonly messages: readonly Buffer[]; readonly last: number } {
    const messages: Buffer[] = []
    let last = slot
    for (let from = flood.from; from < flood.from + flood.count; from += flood.perSlot) {
      last += 1
      const count = Math.min(flood.perSlot, flood.from + flood.count - from)
      messages.push(...slotMessages([{ ...flood, from, count }], last))
    }
    return { messages, last }
  }

  process.send?.({ type: 'listening', port: (node.address() as AddressInfo).port, geyserPort })
}

async function startGeyser(onStream: (stream: ServerDuplexStream<unknown, Buffer>) => void): Promise<number> {
  const server = new Server()
  server.addService(rawService, { Subscribe: onStream })
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    )
  })
}

/**
 * Responds like a node without other activity: snapshots are empty, and there are no transactions. Entries of
 * `getMultipleAccounts` are unreadable, so that the indexer does not close the stored orders. Updates of closed
 * orders would open them again, which changes all indexes and costs three times as much.
 */
function reply(body: string, slot: number, texts: ReadonlyMap<string, string>): string {
  if (body === '') return '{}'
  const request = JSON.parse(body)
  const answer = ({ id, method, params }: { id: number; method: string; params: unknown[] }) => {
    const context = { slot }
    const text = method === 'getTransaction' ? texts.get(String(params[0])) : undefined
    if (text !== undefined) return `{"jsonrpc":"2.0","result":${text},"id":${id}}`
    const keys = Array.isArray(params[0]) ? params[0] : []
    const results: Record<string, unknown> = {
      getGenesisHash: genesisHash,
      getSlot: slot,
      getBlockTime: Math.floor(Date.now() / 1000),
      getProgramAccounts: { context, value: [] },
      getMultipleAccounts: { context, value: keys.map(() => ({})) },
      getSignaturesForAddress: [],
      getTransaction: null,
    }
    return JSON.stringify({ jsonrpc: '2.0', result: results[method] ?? null, id })
  }
  return Array.isArray(request) ? `[${request.map(answer).join(',')}]` : answer(request)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
