import { Metadata } from '@grpc/grpc-js'
import type { Log } from '~/lib/log'
import type { SubscribeRequest__Output as Request } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import type { Commitment } from '../rpc/commitment'
import type { ChainFeed } from './chain-feed'
import { encodeSignal } from './encode-update'
import type { Message } from './message'
import { readStreamFilters, type StreamFilters } from './stream-filters'
import { createUpdateSender, type SubscribeCall } from './update-sender'

export interface SubscriberOptions {
  readonly feed: ChainFeed
  /** Maximum number of updates that wait for a slow client. A client that exceeds it is disconnected. */
  readonly maxQueuedUpdates: number
  /** Time between two pings of the server, milliseconds. */
  readonly pingMs: number
  readonly log: Log
}

/**
 * Serves one call of `Subscribe` until the client or an error ends it. Each request replaces the filters of
 * the stream, except that a request with a ping only gets a pong.
 */
export function serveSubscriber(call: SubscribeCall, options: SubscriberOptions): void {
  const { feed, maxQueuedUpdates, pingMs, log } = options
  let filters: StreamFilters | undefined
  const sender = createUpdateSender(call, maxQueuedUpdates, log, () => {
    clearInterval(heartbeat)
    stopListening()
  })

  function forward(commitment: Commitment, messages: readonly Message[]): void {
    if (filters?.commitment !== commitment) return
    for (const message of messages) filters.updatesFor(message).forEach(sender.send)
  }

  function accept(request: Request): void {
    if (request.ping) {
      sender.send(encodeSignal({ pong: { id: request.ping.id ?? 0 } }))
      return
    }
    const next = readStreamFilters(request)
    const { fromSlot } = request
    const replayed = fromSlot === undefined ? [] : feed.replay(next.commitment, fromSlot)
    filters = next
    forward(next.commitment, replayed)
  }

  const stopListening = feed.onMessages(sender.guarded(forward))
  const heartbeat = setInterval(() => sender.send(encodeSignal({ ping: {} })), pingMs)
  // The official client waits for the headers before it sends its first request.
  call.sendMetadata(new Metadata())
  call.on('data', sender.guarded(accept))
  call.on('end', sender.finish)
}
