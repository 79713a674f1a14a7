import { credentials, Metadata, type ServiceError } from '@grpc/grpc-js'
import { onTestFinished } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import type { SubscribeRequest } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import type { SubscribeUpdate__Output as Update } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'
import { geyserService } from '~/solana/geyser/service'
import type { Ledger } from '../ledger'
import type { GeyserOptions } from './geyser-server'
import { serveGeyser } from './official-client.fixture'

/** Serves a ledger until the test ends and returns a gRPC client for it, which shows status codes. */
export async function connectPlain(ledger: Ledger, options: Partial<GeyserOptions> = {}) {
  const { geyserUrl } = await serveGeyser(ledger, options)
  return connectTo(geyserUrl)
}

/** Returns a gRPC client with a connection of its own. */
export function connectTo(geyserUrl: string) {
  const ownConnection = { 'grpc.use_local_subchannel_pool': 1 }
  const client = new geyserService(new URL(geyserUrl).host, credentials.createInsecure(), ownConnection)
  onTestFinished(() => client.close())
  return client
}

type PlainClient = ReturnType<typeof connectTo>

/** Opens a stream and collects its updates. */
export function openStream(client: PlainClient, request?: SubscribeRequest, token?: string) {
  const metadata = new Metadata()
  if (token !== undefined) metadata.set('x-token', token)
  const stream = client.subscribe(metadata)
  const updates: Update[] = []
  const failure = new Promise<ServiceError>((resolve) => stream.once('error', resolve))
  const end = new Promise<void>((resolve) => stream.once('end', resolve))
  stream.on('error', () => undefined)
  stream.on('data', (update: Update) => void updates.push(update))
  onTestFinished(() => stream.cancel())
  if (request) stream.write(request)
  const until = async (isWanted: (update: Update) => boolean): Promise<Update> => {
    const deadlineMs = Date.now() + 10_000
    for (;;) {
      const found = updates.find(isWanted)
      if (found) return found
      if (Date.now() > deadlineMs) throw new Error('Waited for an update for 10 s in vain')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  /** Waits until the server has handled all requests so far. */
  const settled = async (id = 1) => {
    stream.write({ ping: { id } })
    await until(({ pong }) => pong?.id === id)
  }
  return { stream, updates, failure, end, until, settled }
}

/** Describes updates as short texts, in order. */
export function describe(updates: readonly Update[]): readonly string[] {
  const statuses = ['processed', 'confirmed', 'finalized', 'first shred', 'completed', 'bank', 'dead']
  return updates.flatMap(({ slot, blockMeta, account, transaction, entry, pong, ping }) => {
    if (slot) return [`${slot.slot} ${statuses[slot.status ?? 0]}`]
    if (blockMeta) return [`${blockMeta.slot} meta`]
    if (entry) return [`${entry.slot} entry`]
    if (account) return [`${account.slot} account ${account.account?.data?.join(',')}`]
    if (transaction)
      return [`${transaction.slot} ${encodeBase58(transaction.transaction?.signature ?? new Uint8Array())}`]
    return pong || ping ? [] : ['?']
  })
}
