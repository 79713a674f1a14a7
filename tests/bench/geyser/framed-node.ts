import { once } from 'node:events'
import { createServer, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { frameOf } from '~/solana/geyser/grpc-frames'

/** A Geyser node that sends prepared bytes to its last client. */
export interface FramedNode {
  readonly port: number
  /** Sends bytes of `framesOf`. Waits while the client does not read. */
  send(bytes: Buffer): Promise<void>
}

/**
 * Size from which Yellowstone's server (tonic) sends what is ready, bytes. Until then it adds message after
 * message to one buffer, and at `confirmed` all messages of a slot are ready at once.
 */
const leastBytes = 32 * 1024

/** Returns messages as Yellowstone's server sends them: with their headers, and several together. */
export function framesOf(messages: readonly Uint8Array[]): readonly Buffer[] {
  const buffers: Buffer[] = []
  let open: Buffer[] = []
  let bytes = 0
  for (const [index, message] of messages.entries()) {
    const frame = frameOf(message)
    open.push(frame)
    bytes += frame.length
    if (bytes < leastBytes && index < messages.length - 1) continue
    buffers.push(Buffer.concat(open, bytes))
    open = []
    bytes = 0
  }
  return buffers
}

/** Starts a node that accepts every call and ignores its requests. `onStream`: a client has subscribed. */
export async function startFramedNode(onStream: () => void): Promise<FramedNode> {
  let newest: ServerHttp2Stream | undefined
  let waiting: (() => void)[] = []
  const release = (): void => {
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const server = createServer()
  server.on('stream', (stream) => {
    newest = stream
    stream.on('error', () => undefined)
    stream.on('drain', release)
    stream.on('close', release)
    stream.resume()
    stream.respond({ ':status': 200, 'content-type': 'application/grpc' })
    onStream()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async send(bytes) {
      if (newest === undefined || newest.closed || newest.write(bytes)) return
      await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
