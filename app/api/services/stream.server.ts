import type { Live, StreamSink } from '~/live/live.server'
import { Problem } from '../response/problem.server'
import { type StreamRequest, streamHeaders } from './stream-request.server'

/** Returns the 503 problem of a process that has reached its maximum number of streams. */
export function tooManyStreams(): Problem {
  return new Problem('too_many_streams', 'This server has reached its limit of open streams.', {
    headers: { 'Retry-After': '5' },
  })
}

/**
 * Returns a stream as a web `Response`, for servers without access to the socket. The production server
 * writes to the socket directly instead. `takeSlot` receives a function that ends the stream, and returns a
 * function that releases the slot of the stream. The slot is released when the stream ends, or immediately if
 * the stream cannot start.
 */
export function streamResponse(
  live: Live,
  request: StreamRequest,
  takeSlot: (end: () => void) => () => void,
): Response {
  let sink: StreamSink | undefined
  let end: (() => void) | undefined
  const onEnd = takeSlot(() => {
    end?.()
    sink?.close()
  })
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controllerSink(controller, onEnd)
        end = live.subscribe({ ...request, sink })
      },
      cancel() {
        end?.()
        onEnd()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  if (end === undefined) {
    onEnd()
    throw tooManyStreams()
  }
  return new Response(body, { headers: streamHeaders })
}

function controllerSink(
  controller: ReadableStreamDefaultController<Uint8Array>,
  onEnd: () => void,
): StreamSink {
  let open = true
  return {
    write(frame) {
      if (!open) return
      try {
        controller.enqueue(frame)
      } catch {
        // The reader disconnected between two frames. The stream's `cancel` method ends the subscription.
        open = false
      }
    },
    // `null`: the stream has failed, so no frames are queued.
    pendingBytes: () => Math.max(0, -(controller.desiredSize ?? 0)),
    close() {
      if (!open) return
      open = false
      controller.close()
      onEnd()
    },
  }
}
