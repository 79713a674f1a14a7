import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { SubscribeRequest } from './generated/geyser/SubscribeRequest.generated'
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

/** End of a call, as gRPC reports it. */
export interface CallEnd {
  /** gRPC status code. 0: the node ended the stream without an error. */
  readonly code: number
  /** Text from the node or from the library. It may contain the token. */
  readonly details: string
}

export interface GeyserCallHandlers {
  readonly onUpdate: (sized: SizedUpdate) => void
  /** Called once, unless `close` was called before. No update follows. */
  readonly onEnd: (end: CallEnd) => void
}

/**
 * One call of `Subscribe`. The objects of the library stay in this module, because printing one of them would
 * print the token.
 */
export interface GeyserCall {
  /** Stops reading. The node notices the back pressure, and buffers on its side. */
  pause(): void
  resume(): void
  ping(id: number): void
  /** Ends the call and its connection. */
  close(): void
}

/**
 * Maximum size of a received message, bytes. The library's default is 4 MiB, and a Solana account may have 10
 * MiB.
 */
export const mostMessageBytes = 64 * 1024 * 1024
/**
 * Number of bytes that the node may send before it needs an acknowledgement. With the default of 64 KiB a
 * distant node could send only about a megabyte a second.
 */
const windowBytes = 8 * 1024 * 1024

const channelOptions = {
  'grpc.max_receive_message_length': mostMessageBytes,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.enable_retries': 0,
  'grpc-node.flow_control_window': windowBytes,
  // Each call has a connection of its own, so that a new attempt does not wait for the old one's pause.
  'grpc.use_local_subchannel_pool': 1,
}

const { path, requestSerialize } = geyserService.service.Subscribe

/** Opens a connection, and a stream on it for this request. Never throws. */
export function openGeyserCall(
  endpoint: GeyserEndpoint,
  request: SubscribeRequest,
  { onUpdate, onEnd }: GeyserCallHandlers,
): GeyserCall {
  const { protocol, host, port } = new URL(endpoint.url)
  const isEncrypted = protocol === 'https:'
  const target = port === '' ? `${host}:${isEncrypted ? 443 : 80}` : host
  const channel = isEncrypted ? credentials.createSsl() : credentials.createInsecure()
  const client = new Client(target, channel, channelOptions)
  const metadata = new Metadata()
  if (endpoint.token !== undefined) metadata.set('x-token', endpoint.token)
  const call = client.makeBidiStreamRequest(path, requestSerialize, readSized, metadata, {})
  let isOpen = true

  function end(code: number, details: string): void {
    if (!isOpen) return
    isOpen = false
    client.close()
    onEnd({ code, details })
  }

  call.on('data', (sized: SizedUpdate) => {
    if (isOpen) onUpdate(sized)
  })
  call.on('error', ({ code, details }: { readonly code?: number; readonly details?: string }) =>
    end(code ?? 2, details ?? ''),
  )
  call.on('status', ({ code, details }: CallEnd) => end(code, details))
  call.write(request)

  return {
    pause: () => call.pause(),
    resume: () => call.resume(),
    ping(id) {
      if (isOpen) call.write({ ping: { id } })
    },
    close() {
      isOpen = false
      call.cancel()
      client.close()
    },
  }
}

function readSized(bytes: Buffer): SizedUpdate {
  return { update: readUpdate(bytes), bytes: bytes.length }
}
