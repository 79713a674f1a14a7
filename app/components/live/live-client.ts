import type { PanelMeta } from '~/contracts/panel'
import type { PricesWire } from '~/contracts/perp'

/** Topics whose frames carry rows. */
export const rowTopics = ['dca', 'limit', 'kamino', 'drift.trades'] as const
export type RowTopic = (typeof rowTopics)[number]

/** What a frame of a row topic brings. The rows are those of the topic's list in `contracts/`. */
export interface RowsFrame<Row> {
  readonly rows: readonly Row[]
  /** Too much has changed: read the page anew. */
  readonly resync: boolean
  readonly meta: PanelMeta
}

/** What each kind of frame brings, by the name of its event. */
export interface Frames {
  readonly prices: PricesWire
  readonly freshness: Readonly<Partial<Record<RowTopic | 'prices', PanelMeta>>>
  readonly dca: RowsFrame<unknown>
  readonly limit: RowsFrame<unknown>
  readonly kamino: RowsFrame<unknown>
  readonly 'drift.trades': RowsFrame<unknown>
}
export type FrameName = keyof Frames

/** `open` = frames arrive; otherwise somebody has to poll. */
export type StreamStatus = 'open' | 'closed'

/** The part of EventSource that is used. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
  /** 2 = given up. */
  readonly readyState: number
}

export interface LiveClient {
  /** Hears every frame of that name until the answer is called. */
  on<Name extends FrameName>(name: Name, listener: (frame: Frames[Name]) => void): () => void
  onStatus(listener: () => void): () => void
  status(): StreamStatus
  /** Opens the stream and keeps it open until `stop`. */
  start(): void
  stop(): void
}

const streamPath = `/api/stream?topics=prices,${rowTopics.join(',')}`
const frameNames: readonly FrameName[] = ['prices', 'freshness', ...rowTopics]

/** A stream that has been refused is tried again after this long. */
const reopenAfterMs = 5000
const gaveUp = 2

/** One connection to `/api/stream` for the whole page. The browser itself reconnects after a break; a refusal is tried again by us. */
export function createLiveClient(open: (path: string) => EventStream): LiveClient {
  const listeners = new Map<FrameName, Set<(frame: never) => void>>()
  const statusListeners = new Set<() => void>()
  let stream: EventStream | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let status: StreamStatus = 'closed'

  const setStatus = (next: StreamStatus) => {
    if (next === status) return
    status = next
    for (const listener of statusListeners) listener()
  }
  const stop = () => {
    clearTimeout(reopening)
    stream?.close()
    stream = undefined
    setStatus('closed')
  }
  const start = () => {
    stop()
    const opened = open(streamPath)
    stream = opened
    opened.addEventListener('open', () => setStatus('open'))
    opened.addEventListener('error', () => {
      setStatus('closed')
      if (opened.readyState === gaveUp) reopening = setTimeout(start, reopenAfterMs * (1 + Math.random()))
    })
    for (const name of frameNames) {
      opened.addEventListener(name, (event) => {
        const frame = decodeFrame(event.data)
        if (frame !== undefined) for (const listener of listeners.get(name) ?? []) listener(frame)
      })
    }
  }
  return {
    on: (name, listener) => subscribe(listeners, name, listener),
    onStatus: (listener) => {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    status: () => status,
    start,
    stop,
  }
}

/** A frame as our own server wrote it; undefined = not JSON, which is skipped. */
function decodeFrame(data: unknown): never | undefined {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data) as never // same origin and same build: the shape is the server's `contracts/`
  } catch (error) {
    console.error('A frame of the stream is not JSON', error)
    return undefined
  }
}

function subscribe<Name extends FrameName>(
  listeners: Map<FrameName, Set<(frame: never) => void>>,
  name: Name,
  listener: (frame: Frames[Name]) => void,
): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own)
  own.add(listener)
  return () => own.delete(listener)
}
