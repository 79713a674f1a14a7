import type { IncomingMessage, ServerResponse } from 'node:http'
import { limitHeaders, requireAdmitted, requireStreamSlot } from '~/api/admission.server'
import { type HeaderList, headerList, headerPairs } from '~/api/header-list'
import { createRequestId, publicHeaders } from '~/api/headers.server'
import { ignoredParameters } from '~/api/ignored-parameters.server'
import { tooManyStreams } from '~/api/stream.server'
import { isStreamParameter, parseStreamRequest, streamHeaders } from '~/api/stream-request.server'
import type { AppContext } from '~/context.server'
import type { StreamSink } from '~/live/live.server'
import { requestHeaders } from './node-adapter'

/**
 * Serves `/api/stream` on the socket, past any framework: the subscription ends with the socket, and nothing else has to be trusted to say so.
 * Throws a problem before the first byte for a request that can't be served.
 */
export async function serveStream(
  context: AppContext,
  url: URL,
  request: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  // Set before anything is thrown, so that a refusal has them too.
  const set = (list: HeaderList) => {
    for (const [name, value] of headerPairs(list)) target.setHeader(name, value)
  }
  const requestId = createRequestId(context.clock.nowMs())
  set(headerList({ ...publicHeaders, 'X-Data-Source': context.site.dataSource, 'X-Request-Id': requestId }))
  const headers = requestHeaders(request)
  const admission = await context.access.admit(headers, request.socket.remoteAddress)
  set(limitHeaders(admission))
  const { caller } = requireAdmitted(admission)
  const wanted = parseStreamRequest(url.searchParams, headers)
  set(ignoredParameters(url.searchParams, isStreamParameter))
  const begin = () => target.writeHead(200, streamHeaders)
  if (request.method === 'HEAD') {
    begin().end()
    return
  }
  if (target.destroyed) return // gone while its key was looked up: nothing would ever end its stream
  const sink = socketSink(target, begin)
  const free = requireStreamSlot(context.access, caller, sink.close)
  // Small frames go out at once instead of waiting for more.
  request.socket.setNoDelay(true)
  const end = context.live.subscribe({ ...wanted, sink })
  target.once('close', () => {
    end?.()
    free()
  })
  if (end === undefined) throw tooManyStreams()
}

let lastFrame: Uint8Array | undefined
let lastChunk = Buffer.alloc(0)

/** A frame as a chunk of HTTP/1.1. The last one is kept, since frames go to one client after another. */
function chunkOf(frame: Uint8Array): Buffer {
  if (frame !== lastFrame) {
    lastFrame = frame
    lastChunk = Buffer.concat([
      Buffer.from(`${frame.byteLength.toString(16)}\r\n`),
      frame,
      Buffer.from('\r\n'),
    ])
  }
  return lastChunk
}

/** How long a client whose stream has ended may take to read the rest. */
const restMs = 2_000

/**
 * A socket as a place for frames. Headers go out before the first one. Frames are written past the response, which would put each into its chunk anew: of
 * thousands of clients that hear the same, all get the same bytes in one write.
 */
export function socketSink(target: ServerResponse, begin: () => void): StreamSink {
  const open = () => !target.destroyed && !target.writableEnded
  return {
    write(frame) {
      if (!open()) return 0
      if (!target.headersSent) {
        begin()
        target.flushHeaders()
      }
      // HTTP/1.0 knows no chunks; a request that was sent before the answer to another has no socket yet.
      if (target.socket === null || !target.chunkedEncoding) target.write(frame)
      else target.socket.write(chunkOf(frame))
      return target.writableLength
    },
    close() {
      if (!open()) return
      target.end()
      // Whoever doesn't read would hold the socket, and its slot of the plan, for as long as the other machine answers (security.md G6).
      const cut = setTimeout(() => target.destroy(), restMs)
      target.once('close', () => clearTimeout(cut))
    },
  }
}
