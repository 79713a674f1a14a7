import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicHeaders } from '~/api/headers.server'
import { tooManyStreams } from '~/api/stream.server'
import { parseStreamRequest, streamHeaders } from '~/api/stream-request.server'
import type { AppContext } from '~/context.server'
import type { StreamSink } from '~/live/live.server'

/**
 * Serves `/api/stream` on the socket, past any framework: the subscription ends with the socket, and nothing else has to be trusted to say so.
 * Throws a problem before the first byte for a request that can't be served.
 */
export function serveStream(
  context: AppContext,
  url: URL,
  request: IncomingMessage,
  target: ServerResponse,
): void {
  const lastEventId = request.headers['last-event-id']
  const wanted = parseStreamRequest(
    url.searchParams,
    typeof lastEventId === 'string' ? lastEventId : undefined,
  )
  const begin = () =>
    target.writeHead(200, { ...publicHeaders, ...streamHeaders, 'X-Data-Source': context.site.dataSource })
  if (request.method === 'HEAD') {
    begin().end()
    return
  }
  const sink = socketSink(target, begin)
  // Small frames go out at once instead of waiting for more.
  request.socket.setNoDelay(true)
  const end = context.live.subscribe({ ...wanted, sink })
  if (end === undefined) throw tooManyStreams()
  target.once('close', end)
}

/** A socket as a place for frames. Headers go out with the first frame. */
function socketSink(target: ServerResponse, begin: () => void): StreamSink {
  const open = () => !target.destroyed && !target.writableEnded
  return {
    write(frame) {
      if (!open()) return 0
      if (!target.headersSent) begin()
      target.write(frame)
      return target.writableLength
    },
    close() {
      if (open()) target.end()
    },
  }
}
