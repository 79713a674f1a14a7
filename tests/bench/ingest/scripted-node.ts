import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { OrderAccount } from './orders'

export interface ScriptedNode {
  readonly port: number
  /** Ids of the active subscriptions: of a program by its address, of logs by `logs` and the mentioned address. */
  readonly subscriptions: ReadonlyMap<string, number>
  /** Newest slot, which is confirmed. */
  slot(): number
  /**
   * Advances to a slot, and announces each slot until then to the subscriber of slots. Must be called all the time,
   * because the indexer drops a connection that is silent for 30 seconds.
   */
  moveTo(slot: number): void
  /** Sends a frame over the last connection. Waits while the client does not read. */
  send(frame: Buffer): Promise<void>
}

export interface ScriptedNodeOptions {
  readonly firstSlot: number
  /** Returns the result of `getTransaction` as JSON. `undefined`: the transaction does not exist. */
  readonly transactionText?: (signature: string) => string | undefined
}

/** Any hash: the store belongs to the chain that it was first used with. */
const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
/** Unix time of slot 0. The indexer rejects slots that no chain can have reached. */
const slotsBeganAt = 1_600_000_000
const slotsPerSecond = 2.5
/** Time between two slots, milliseconds. */
export const slotMs = 1000 / slotsPerSecond
/** Number of slots until a slot is final. */
const slotsToFinality = 32
const mostBufferedBytes = 1024 * 1024

/** Returns the slot of the current time. Slots increase from run to run, so that each message is new to a reused store. */
export function slotOfNow(): number {
  return Math.floor((Date.now() / 1000 - slotsBeganAt) * slotsPerSecond)
}

/** Starts a Solana node without other activity: its snapshots are empty, and it has no transactions except the given. */
export async function startScriptedNode(options: ScriptedNodeOptions): Promise<ScriptedNode> {
  const subscriptions = new Map<string, number>()
  let slot = options.firstSlot
  let socket: WebSocket | undefined
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json').end(reply(await textOf(request), slot, options))
  })
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (connected) => {
    socket = connected
    subscriptions.clear()
    connected.on('message', (data) => {
      const { id, method, params } = JSON.parse(String(data))
      const subscription = Number(id) * 1_000
      subscriptions.set(nameOf(method, params), subscription)
      connected.send(JSON.stringify({ jsonrpc: '2.0', result: subscription, id }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    subscriptions,
    slot: () => slot,
    moveTo(newest) {
      const subscription = subscriptions.get('slot')
      while (slot < newest) {
        slot += 1
        const result = { slot, parent: slot - 1, root: slot - slotsToFinality }
        if (subscription !== undefined)
          socket?.send(notification('slotNotification', { result, subscription }))
      }
    },
    async send(frame) {
      while (socket && socket.bufferedAmount > mostBufferedBytes) await pause(0)
      socket?.send(frame, { binary: false })
    },
  }
}

function nameOf(method: string, params: readonly unknown[]): string {
  if (method === 'programSubscribe') return String(params[0])
  if (method === 'logsSubscribe') return `logs ${(params[0] as { mentions: string[] }).mentions[0]}`
  return method.replace('Subscribe', '')
}

/** Returns a notification as text. */
export function notification(method: string, params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', method, params })
}

/** Returns the notification of an order's change, with its members in the order of Agave. */
export function accountFrame(
  { key, owner, data }: OrderAccount,
  slot: number,
  subscriptions: ReadonlyMap<string, number>,
): Buffer {
  const account = {
    lamports: 2_903_520,
    data: [Buffer.from(data).toString('base64'), 'base64'],
    owner,
    executable: false,
    rentEpoch: 18_446_744_073_709_552_000,
    space: data.length,
  }
  const result = { context: { slot }, value: { pubkey: key, account } }
  return Buffer.from(notification('programNotification', { result, subscription: subscriptions.get(owner) }))
}

/**
 * Entries of `getMultipleAccounts` are unreadable, so that the indexer does not close the stored orders. Updates of
 * closed orders would open them again, which changes all indexes and costs three times as much.
 */
function reply(body: string, slot: number, options: ScriptedNodeOptions): string {
  if (body === '') return '{}'
  const request = JSON.parse(body)
  const respond = ({ id, method, params }: { id: number; method: string; params: unknown[] }) => {
    const text = method === 'getTransaction' ? options.transactionText?.(String(params[0])) : undefined
    if (text !== undefined) return `{"jsonrpc":"2.0","result":${text},"id":${id}}`
    return JSON.stringify({ jsonrpc: '2.0', result: resultOf(method, params, slot) ?? null, id })
  }
  return Array.isArray(request) ? `[${request.map(respond).join(',')}]` : respond(request)
}

function resultOf(method: string, [first, second]: readonly unknown[], slot: number): unknown {
  const context = { slot }
  const isFinal = (first as { commitment?: string } | undefined)?.commitment === 'finalized'
  const results: Record<string, () => unknown> = {
    getGenesisHash: () => genesisHash,
    getSlot: () => (isFinal ? slot - slotsToFinality : slot),
    getBlockTime: () => Math.floor(Date.now() / 1000),
    getBlocks: () => slotsBetween(Number(first), Math.min(Number(second), slot)),
    getProgramAccounts: () => ({ context, value: [] }),
    getMultipleAccounts: () => ({ context, value: (first as readonly string[]).map(() => ({})) }),
    getSignaturesForAddress: () => [],
  }
  return results[method]?.()
}

function slotsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
