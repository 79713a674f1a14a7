import { get, type IncomingMessage } from 'node:http'

export interface StreamEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: unknown
  readonly atMs: number
}

/** A client of `/api/stream` that stores every event it receives. */
export interface EventStream {
  readonly response: IncomingMessage
  readonly events: readonly StreamEvent[]
  /**
   * Returns the first event that matches, which may already have been received. Rejects after five seconds.
   */
  next(fits: (event: StreamEvent) => boolean): Promise<StreamEvent>
  /** Stops reading without closing the connection, as a client on a sleeping computer does. */
  pause(): void
  resume(): void
  readonly ended: Promise<void>
  close(): void
}

export function openEventStream(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) =>
      resolve(follow(response, () => request.destroy())),
    )
    request.on('error', reject)
  })
}

function follow(response: IncomingMessage, close: () => void): EventStream {
  const events: StreamEvent[] = []
  const waiting = new Set<() => void>()
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) events.push(event)
    }
    for (const look of waiting) look()
  })
  response.on('error', () => response.destroy())
  return {
    response,
    events,
    ended: new Promise((ended) => response.once('close', ended)),
    pause: () => response.pause(),
    resume: () => response.resume(),
    close,
    next: (fits) =>
      new Promise((found, failed) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          failed(new Error(`No such event within 5 s; received: ${JSON.stringify(events).slice(0, 2000)}`))
        }, 5_000)
        const look = () => {
          const event = events.find(fits)
          if (event === undefined) return
          clearTimeout(timer)
          waiting.delete(look)
          found(event)
        }
        waiting.add(look)
        look()
      }),
  }
}

function parseBlock(block: string): StreamEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const [event, data] = [field('event'), field('data')]
  if (event === undefined || data === undefined) return undefined
  return { event, id: field('id'), data: JSON.parse(data), atMs: performance.now() }
}
