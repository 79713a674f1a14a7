import { connect, constants } from 'node:http2'
import { createFrameSplitter, frameOf } from './grpc-frames'
import { type CallEnd, connectionLost, statusIn, statusWithout, unreadableMessage } from './grpc-status'
import type { ProtoCursor } from './proto-reader'

export interface GrpcCallOptions {
  /** Scheme, host and port of the server. `http:` means no encryption. */
  readonly origin: string
  /** Service and method: `/package.Service/Method`. */
  readonly path: string
  readonly metadata: Readonly<Record<string, string>>
  /** Number of bytes that the server may send before it needs an acknowledgement. */
  readonly windowBytes: number
  readonly mostMessageBytes: number
  /** Called for each message, whose bytes must be copied only if they are kept for long. */
  readonly onMessage: (message: ProtoCursor) => void
  /** Called once, unless `close` was called before. No message follows. */
  readonly onEnd: (end: CallEnd) => void
}

/** A call whose both sides send streams of messages, on a connection of its own. */
export interface GrpcCall {
  /** Stops reading. The server notices the back pressure. */
  pause(): void
  resume(): void
  send(message: Uint8Array): void
  /** Ends the call and its connection. */
  close(): void
}

/** Opens a connection, and a call on it. Never throws. */
export function openGrpcCall(options: GrpcCallOptions): GrpcCall {
  const { origin, path, metadata, windowBytes, mostMessageBytes, onMessage, onEnd } = options
  const settings = { enablePush: false, initialWindowSize: windowBytes }
  const session = connect(origin, { settings, maxSessionMemory: Number.MAX_SAFE_INTEGER })
  const stream = session.request({
    ...metadata,
    ...{ ':method': 'POST', ':path': path, te: 'trailers' },
    ...{ 'content-type': 'application/grpc', 'user-agent': 'sextant' },
  })
  let isOpen = true
  let httpStatus: number | undefined
  let status: CallEnd | undefined
  let failure: Error | undefined

  function close(): void {
    isOpen = false
    stream.close(constants.NGHTTP2_CANCEL)
    session.destroy()
  }

  function end(reason: CallEnd): void {
    if (!isOpen) return
    close()
    onEnd(reason)
  }

  const split = createFrameSplitter(mostMessageBytes, (message) => {
    if (isOpen) onMessage(message)
  })

  function read(chunk: Buffer): void {
    try {
      split(chunk)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      // A proxy may respond with a page, whose HTTP status says more than its first bytes.
      const isPage = httpStatus !== undefined && httpStatus !== 200
      end(isPage ? statusWithout(httpStatus, 0) : unreadableMessage(error))
    }
  }

  session.on('connect', () => session.setLocalWindowSize(windowBytes))
  session.on('error', (error) => {
    failure = error
  })
  session.on('close', () => end(status ?? connectionLost(failure)))
  stream.on('response', (headers) => {
    httpStatus = headers[':status']
    status = statusIn(headers)
  })
  stream.on('trailers', (trailers) => {
    status = statusIn(trailers) ?? status
  })
  stream.on('data', read)
  stream.on('error', () => undefined) // `close` follows.
  stream.on('end', () => (status === undefined ? stream.close() : end(status)))
  // If the connection is lost, its own end shows the reason. One that the server wants to close is still there.
  stream.on('close', () => {
    if (!session.destroyed) end(status ?? statusWithout(httpStatus, stream.rstCode ?? 0))
  })

  return {
    close,
    pause: () => void stream.pause(),
    resume: () => void stream.resume(),
    send(message) {
      if (isOpen) stream.write(frameOf(message))
    },
  }
}
