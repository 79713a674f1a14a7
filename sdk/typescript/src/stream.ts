import { createEventParser, type EventParser, type RawEvent } from './event-parser.ts'
import type { Topic } from './operations.ts'
import { SextantProblem, SextantUnreachable } from './problem.ts'
import { addressOf, type Connection, request } from './request.ts'
import type { StreamEvent } from './stream-event.ts'
import { backoffMs, wait } from './wait.ts'

export interface StreamOptions<T extends Topic> {
  /** What to hear of; everything by default. */
  readonly topics?: readonly T[]
  /** The `id` of the last event that was heard, to go on behind it. */
  readonly lastEventId?: string | undefined
  /** Ends the stream. */
  readonly signal?: AbortSignal
  /** A connection without a sign of life for so long is given up, milliseconds; 40,000 by default. The service gives one every 15 s. */
  readonly silenceMs?: number
  /** Told whenever a connection has ended, with the reason and the pause before the next. */
  readonly onReconnect?: (reason: unknown, waitMs: number) => void
}

const defaultSilenceMs = 40_000

/** Events for as long as somebody iterates. What no new connection can mend, such as an unknown topic, is thrown. */
export async function* openStream(
  connection: Connection,
  options: StreamOptions<Topic>,
): AsyncGenerator<StreamEvent, void, undefined> {
  const { signal, onReconnect } = options
  let retryMs = 0
  let lastEventId = options.lastEventId
  for (let attempt = 0; !signal?.aborted; attempt++) {
    const parser = createEventParser()
    let reason: unknown
    try {
      for await (const event of readConnection(connection, options, lastEventId, parser)) {
        attempt = 0
        lastEventId = event.id ?? lastEventId
        yield toStreamEvent(event)
      }
    } catch (error) {
      if (signal?.aborted) return
      if (!isPassing(error)) throw error
      reason = error
    }
    retryMs = parser.retryMs ?? retryMs
    const waitMs = Math.max(retryMs, retryAfterMs(reason), backoffMs(attempt))
    onReconnect?.(reason, waitMs)
    await wait(waitMs, signal).catch(() => undefined) // aborted: the loop ends
  }
}

/** The events of one connection, until it ends or grows silent. */
async function* readConnection(
  connection: Connection,
  { topics, signal, silenceMs = defaultSilenceMs }: StreamOptions<Topic>,
  lastEventId: string | undefined,
  parser: EventParser,
): AsyncGenerator<RawEvent, void, undefined> {
  const url = addressOf(connection.baseUrl, '/api/stream', {}, { topics })
  const ending = new AbortController()
  const end = () => ending.abort()
  signal?.addEventListener('abort', end, { once: true })
  let silence = setTimeout(end, silenceMs)
  try {
    const headers = {
      Accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    }
    // Whoever asks again and again is this module's caller, who also knows where to go on.
    const response = await request({ ...connection, retries: 0 }, url, { headers, signal: ending.signal })
    const decoder = new TextDecoder()
    for await (const bytes of chunksOf(response)) {
      clearTimeout(silence)
      silence = setTimeout(end, silenceMs)
      yield* parser.read(decoder.decode(bytes, { stream: true }))
    }
  } catch (cause) {
    if (cause instanceof SextantProblem || cause instanceof SextantUnreachable) throw cause
    throw new SextantUnreachable('The stream broke off.', { cause })
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', end)
    end()
  }
}

/** Not every browser iterates a body by itself. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/** The service's topics have the data that their types say. */
function toStreamEvent({ event, id, data }: RawEvent): StreamEvent {
  return { topic: event, id, data: JSON.parse(data) } as StreamEvent
}

function isPassing(error: unknown): boolean {
  if (error instanceof SextantProblem) return error.status === 429 || error.status >= 500
  return error instanceof SextantUnreachable
}

function retryAfterMs(reason: unknown): number {
  return reason instanceof SextantProblem ? (reason.retryAfterSeconds ?? 0) * 1_000 : 0
}
