import { createEventParser, type EventParser, type RawEvent } from './event-parser.ts'
import type { Topic } from './operations.ts'
import { SextantProblem, SextantUnreachable } from './problem.ts'
import { addressOf, type Connection, request } from './request.ts'
import type { StreamEvent } from './stream-event.ts'
import { backoffMs, wait } from './wait.ts'

export interface StreamOptions<T extends Topic> {
  /** Topics to subscribe to; all by default. */
  readonly topics?: readonly T[]
  /** `id` of the last received event. The stream resumes after it. */
  readonly lastEventId?: string | undefined
  /** Signal that ends the stream. */
  readonly signal?: AbortSignal
  /**
   * Time without any data after which a connection is dropped, milliseconds; 40,000 by default. The service
   * sends a heartbeat every 15 s.
   */
  readonly silenceMs?: number
  /** Called after each connection has ended, with the reason and the wait before the next connection. */
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
    await wait(waitMs, signal).catch(() => undefined) // aborted: the loop ends
  }
}

/** Iterates over the events of one connection until it ends or stays silent for too long. */
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
    // Without retries: the caller reconnects, because it has the latest event id.
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
 * Iterates over a body with its reader, because not every browser supports iterating over the body itself.
 */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/**
 * Trusts the service to send data of the type that belongs to the topic. Throws `SextantUnreachable` if the
 * data is not JSON.
 */
function toStreamEvent({ event, id, data }: RawEvent): StreamEvent {
  try {
    return { topic: event, id, data: JSON.parse(data) } as StreamEvent
  } catch (cause) {
    throw new SextantUnreachable(`The stream sent an event (${event}) that is not JSON.`, { cause })
  }
}

/** An event that is not JSON is permanent: a new connection would resume before it and receive it again. */
function isPassing(error: unknown): boolean {
  if (error instanceof SextantProblem) return error.status === 429 || error.status >= 500
  return error instanceof SextantUnreachable && !(error.cause instanceof SyntaxError)
}

function retryAfterMs(reason: unknown): number {
  return reason instanceof SextantProblem ? (reason.retryAfterSeconds ?? 0) * 1_000 : 0
}
