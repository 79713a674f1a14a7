import type { SubscribeRequest } from './generated/geyser/SubscribeRequest.generated'
import { openGrpcCall } from './grpc-call'
import type { CallEnd } from './grpc-status'
import { readUpdate, type StreamedUpdate } from './read-update'
import { geyserService } from './service'

/** A Geyser node. */
export interface GeyserEndpoint {
  /** URL with scheme, host and port. `http:` means no encryption. */
  readonly url: string
  /** Sent as `x-token` with every call. `undefined`: no token is sent. */
  readonly token?: string | undefined
}

/** A decoded message with its size on the wire, bytes. */
export interface SizedUpdate {
  readonly update: StreamedUpdate
  readonly bytes: number
}

export interface GeyserCallHandlers {
  readonly onUpdate: (sized: SizedUpdate) => void
  /** Called once, unless `close` was called before. No update follows. */
  readonly onEnd: (end: CallEnd) => void
}

/** One call of `Subscribe`. Printing it does not show the token. */
export interface GeyserCall {
  /** Stops reading. The node notices the back pressure, and buffers on its side. */
  pause(): void
  resume(): void
  ping(id: number): void
  /** Ends the call and its connection. */
  close(): void
}

/**
 * Maximum size of a received message, bytes. gRPC libraries accept 4 MiB by default, and a Solana account may have 10
 * MiB.
 */
export const mostMessageBytes = 64 * 1024 * 1024
/**
 * Number of bytes that the node may send before it needs an acknowledgement. With the default of 64 KiB a
 * distant node could send only about a megabyte a second.
 */
const windowBytes = 8 * 1024 * 1024

const { path, requestSerialize } = geyserService.service.Subscribe

/** Opens a connection, and a stream on it for this request. Never throws. */
export function openGeyserCall(
  { url, token }: GeyserEndpoint,
  request: SubscribeRequest,
  { onUpdate, onEnd }: GeyserCallHandlers,
): GeyserCall {
  const call = openGrpcCall({
    origin: new URL(url).origin,
    path,
    metadata: token === undefined ? {} : { 'x-token': token },
    ...{ windowBytes, mostMessageBytes, onEnd },
    onMessage(message) {
      const bytes = message.end - message.at
      onUpdate({ update: readUpdate(message), bytes })
    },
  })
  const send = (each: SubscribeRequest): void => call.send(requestSerialize(each))
  send(request)
  return { pause: call.pause, resume: call.resume, close: call.close, ping: (id) => send({ ping: { id } }) }
}
