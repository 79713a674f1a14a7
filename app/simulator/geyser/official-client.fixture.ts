import Client, {
  type ClientDuplexStream,
  CommitmentLevel,
  type SubscribeRequest,
  type SubscribeUpdate,
} from '@triton-one/yellowstone-grpc'
import { onTestFinished } from 'vitest'
import { invariant } from '~/lib/invariant'
import type { Ledger } from '../ledger'
import { serve } from '../web3-client.fixture'
import type { GeyserOptions } from './geyser-server'

export { CommitmentLevel }

/** Serves a ledger with its Geyser service until the test ends. */
export async function serveGeyser(ledger: Ledger, options: Partial<GeyserOptions> = {}) {
  const server = await serve(ledger, { geyser: { port: 0, ...options } })
  const { url, geyserUrl } = server
  invariant(geyserUrl, 'the server has a Geyser service')
  return { url, geyserUrl }
}

/** Returns an unmodified `@triton-one/yellowstone-grpc` client. */
export async function connectOfficial(geyserUrl: string, token?: string): Promise<Client> {
  const client = new Client(geyserUrl, token, { grpcMaxDecodingMessageSize: 64 * 1024 * 1024 })
  await client.connect()
  return client
}

/** Serves a ledger until the test ends and returns an unmodified official client for it. */
export async function openGeyser(ledger: Ledger, options: Partial<GeyserOptions> = {}) {
  const place = await serveGeyser(ledger, options)
  return { ...place, client: await connectOfficial(place.geyserUrl, options.token) }
}

/** Returns a request with the given parts. The official client requires all maps. */
export function requestOf(parts: Partial<SubscribeRequest>): SubscribeRequest {
  return {
    accounts: {},
    slots: {},
    transactions: {},
    transactionsStatus: {},
    blocks: {},
    blocksMeta: {},
    entry: {},
    commitment: CommitmentLevel.CONFIRMED,
    accountsDataSlice: [],
    ...parts,
  }
}

/** Returns an accounts filter with the given parts. */
export function accountsOf(parts: object) {
  return { account: [], owner: [], filters: [], ...parts }
}

/** Returns a transactions filter with the given parts. */
export function transactionsOf(parts: object) {
  return { accountInclude: [], accountExclude: [], accountRequired: [], ...parts }
}

/** Returns what kind of update it is, as the protocol names it. */
export function kindOf(update: SubscribeUpdate): string | undefined {
  const { filters: _, createdAt: __, ...kinds } = update
  return Object.entries(kinds).find(([, content]) => content !== undefined)?.[0]
}

/** Returns the texts of an error and of its causes. The official client hides the status in a cause. */
export function errorTexts(error: unknown): string {
  return error instanceof Error ? `${error.message}; ${errorTexts(error.cause)}` : ''
}

/** A stream of the official client, and what it has received so far. */
export interface OfficialStream {
  readonly updates: SubscribeUpdate[]
  /** Sends another request on the same stream. */
  send(parts: Partial<SubscribeRequest>): void
  /** Waits until an update satisfies the condition, and returns it. */
  until(isWanted: (update: SubscribeUpdate) => boolean): Promise<SubscribeUpdate>
  /** Resolves when the stream fails. */
  readonly failure: Promise<Error>
}

/** Opens a stream until the test ends. */
export async function subscribe(client: Client, parts: Partial<SubscribeRequest>): Promise<OfficialStream> {
  const stream: ClientDuplexStream = await client.subscribe()
  const updates: SubscribeUpdate[] = []
  stream.on('data', (update: SubscribeUpdate) => void updates.push(update))
  const failure = new Promise<Error>((resolve) => stream.once('error', resolve))
  stream.on('error', () => undefined)
  onTestFinished(() => void stream.destroy())
  const send = (more: Partial<SubscribeRequest>) => void stream.write(requestOf(more))
  send(parts)
  return {
    updates,
    send,
    failure,
    async until(isWanted) {
      const deadlineMs = Date.now() + 10_000
      for (;;) {
        const found = updates.find(isWanted)
        if (found) return found
        if (Date.now() > deadlineMs) throw new Error('Waited for an update for 10 s in vain')
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
  }
}

/** Waits until the server has accepted the request of a stream: it answers a ping that follows it. */
export async function untilAccepted(stream: OfficialStream, id = 1): Promise<void> {
  stream.send({ ping: { id } })
  await stream.until(({ pong }) => pong?.id === id)
}
