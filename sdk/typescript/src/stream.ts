import { createEventParser, type EventParser, type RawEvent } from './event-parser.ts'
import type { Topic } from './operations.ts'
import { SextantProblem, SextantUnreachable } from './problem.ts'
import { addressOf, type Connection, request } from './request.ts'
import type { StreamEvent } from './stream-event.ts'
import { backoffMs, wait } from './wait.ts'

export interface StreamOptions<T extends Topic> {
  /** Topics to subscribe to. By default these are all topics. */
  readonly topics?: readonly T[]
  /** Id of the last event that was received. The stream resumes after this event. */
  readonly lastEventId?: string | undefined
  /** Signal that ends the stream. */
  readonly signal?: AbortSignal
  /**
   * Maximum time without any data before the client closes the connection, milliseconds; 40,000 by default.
   * The service sends a heartbeat every 15 s.
   */
  readonly silenceMs?: number
  /**
   * Called after each connection has ended, with the reason and the wait before the next connection in
   * milliseconds.
   */
  readonly onReconnect?: (reason: unknown, waitMs: number) => void
}

const defaultSilenceMs = 40_000

/**
 * Iterates over events until the caller stops or the signal is aborted. Throws errors that a new connection
 * cannot fix, such as an unknown topic.
 */
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
    // If the signal is aborted, the wait ends early and the loop ends.
    await wait(waitMs, signal).catch(() => undefined)
  }
}

/**
 * Iterates over the events of one connection. Ends when the connection ends or sends no data for too long.
 */
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
    // The request itself has no retries. The caller reconnects instead, because it has the id of the latest
    // event.
    const response = await request({ ...connection, retries: 0 }, url, { headers, signal: ending.signal })
    const decoder = new TextDecoder()
    for await (const bytes of chunksOf(response)) {
      clearTimeout(silence)
      silence = setTimeout(end, silenceMs)
      yield* parser.read(decoder.decode(bytes, { stream: true }))
    }
  } catch (cause) {
    if (cause instanceof SextantProblem || cause instanceof SextantUnreachable) throw cause
    throw new SextantUnreachable('The stream was cut off.', { cause })
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', end)
    end()
  }
}

/**
 * Iterates over the pieces of a response body with a reader, because not every browser can iterate over the
 * body itself.
 */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/**
 * Converts a received event. The type of the data is not checked, because the service sends the type that
 * belongs to the topic. Throws `SextantUnreachable` if the data is not JSON.
 */
function toStreamEvent({ event, id, data }: RawEvent): StreamEvent {
  try {
    return { topic: event, id, data: JSON.parse(data) } as StreamEvent
  } catch (cause) {
    throw new SextantUnreachable(`The stream sent an event (${event}) that is not JSON.`, { cause })
  }
}

/**
 * Returns whether a new connection can fix an error. It cannot fix an event that is not JSON, because the
 * connection would resume before this event and receive it again.
 */
function isPassing(error: unknown): boolean {
  if (error instanceof SextantProblem) return error.status === 429 || error.status >= 500
  return error instanceof SextantUnreachable && !(error.cause instanceof SyntaxError)
}

function retryAfterMs(reason: unknown): number {
  return reason instanceof SextantProblem ? (reason.retryAfterSeconds ?? 0) * 1_000 : 0
}
