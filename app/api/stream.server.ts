import type { Live, StreamSink } from '~/live/live.server'
import { Problem } from './problem.server'
import { type StreamRequest, streamHeaders } from './stream-request.server'

/** 503 of a process that has all the streams it may have. */
export function tooManyStreams(): Problem {
  return new Problem('too_many_streams', 'This server has all the streams that it may have.', {
    headers: { 'Retry-After': '5' },
  })
}

/**
 * A stream as a web `Response`, for servers that have no socket to offer; our own server writes to the socket directly.
 * `takeSlot` is told how to end the stream; what it answers is called once the stream is over, or at once where it can't be had.
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
      if (!open) return 0
      try {
        controller.enqueue(frame)
      } catch {
        // The reader has gone between two frames; its `cancel` ends the subscription.
        open = false
      }
      return Math.max(0, -(controller.desiredSize ?? 0)) // null = errored, nothing waits
    },
    close() {
      if (!open) return
      open = false
      controller.close()
      onEnd()
    },
  }
}
