import type { ServerDuplexStream } from '@grpc/grpc-js'
import type { Log } from '~/lib/log'
import type { SubscribeRequest__Output as Request } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import { clientTooSlow, failed, GeyserError } from './geyser-error'

/** A call of `Subscribe`. The updates are already encoded. */
export type SubscribeCall = ServerDuplexStream<Request, Buffer>

/** The sending half of a stream. */
export interface UpdateSender {
  /** Sends an update. Ends the stream with an error if too many updates wait for the client. */
  send(update: Buffer): void
  /** Ends the stream with the status of an error. */
  fail(error: unknown): void
  /** Ends the stream without an error. */
  finish(): void
  /** Wraps a handler: it is not called after the end of the stream, and its errors end the stream. */
  guarded<Args extends readonly unknown[]>(handle: (...args: Args) => void): (...args: Args) => void
}

/** `onEnd` is called once, when the stream ends for any reason. */
export function createUpdateSender(
  call: SubscribeCall,
  maxQueuedUpdates: number,
  log: Log,
  onEnd: () => void,
): UpdateSender {
  let ended = false

  function end(): boolean {
    if (ended) return false
    ended = true
    onEnd()
    return true
  }

  function fail(error: unknown): void {
    if (!end()) return
    if (!(error instanceof GeyserError)) log.error({ err: error }, 'geyser: subscription failed')
    const { code, details } = error instanceof GeyserError ? error : failed()
    call.emit('error', { code, details })
  }

  call.on('cancelled', end)
  call.on('close', end)
  return {
    send(update) {
      if (ended) return
      call.write(update)
      if (call.writableLength <= maxQueuedUpdates) return
      log.warn({ updates: call.writableLength }, 'geyser: client too slow, disconnected')
      fail(clientTooSlow())
    },
    fail,
    finish() {
      if (end()) call.end()
    },
    guarded:
      (handle) =>
      (...args) => {
        if (ended) return
        try {
          handle(...args)
        } catch (error) {
          fail(error)
        }
      },
  }
}
