import type { IncomingMessage, ServerResponse } from 'node:http'
import { limitHeaders, requireAdmitted, requireStreamSlot } from '~/api/request/admission.server'
import { ignoredParameters } from '~/api/request/ignored-parameters.server'
import { type HeaderList, headerList, headerPairs } from '~/api/response/header-list'
import { createRequestId, publicHeaders } from '~/api/response/headers.server'
import { tooManyStreams } from '~/api/services/stream.server'
import { isStreamParameter, parseStreamRequest, streamHeaders } from '~/api/services/stream-request.server'
import type { AppContext } from '~/context.server'
import type { StreamSink } from '~/live/live.server'
import { requestHeaders } from './node-adapter'

/**
 * Serves `/api/stream` directly on the socket, without a framework, so that the subscription reliably ends
 * when the socket closes. For an invalid request, throws a problem before the first byte is sent.
 */
export async function serveStream(
  context: AppContext,
  url: URL,
  request: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  // These headers are set before anything can throw, so that error responses have them too.
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
  // The client disconnected while its key was checked, so nothing would end its stream.
  if (target.destroyed) return
  const sink = socketSink(target, begin)
  const free = requireStreamSlot(context.access, caller, sink.close)
  // Sends small frames immediately instead of waiting for more data.
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

/**
 * Formats a frame as an HTTP/1.1 chunk. The last chunk is cached, because the same frame is sent to many
 * clients.
 */
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

/** Time for which a client may read the remaining data after its stream has ended, milliseconds. */
const restMs = 2_000

/**
 * Returns a sink that writes frames to a socket. The response headers are sent before the first frame. Frames
 * are written to the socket directly, because Node's response object would build a new chunk for each client.
 * All clients get the same bytes, in one write.
 */
export function socketSink(target: ServerResponse, begin: () => void): StreamSink {
  const open = () => !target.destroyed && !target.writableEnded
  return {
    write(frame) {
      if (!open()) return
      if (!target.headersSent) {
        begin()
        target.flushHeaders()
      }
      // HTTP/1.0 has no chunks. A pipelined request has no socket until the previous response is finished.
      if (target.socket === null || !target.chunkedEncoding) target.write(frame)
      else target.socket.write(chunkOf(frame))
    },
    pendingBytes: () => (open() ? target.writableLength : 0),
    close() {
      if (!open()) return
      target.end()
      // A client that does not read would otherwise occupy the socket and one stream of its plan for as long
      // as its machine acknowledges packets.
      const cut = setTimeout(() => target.destroy(), restMs)
      target.once('close', () => clearTimeout(cut))
    },
  }
}
