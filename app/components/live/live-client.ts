import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { PanelMeta } from '~/contracts/panel'
import type { PerpMarketWire, PerpStatsWire, PerpTradeWire, PricesWire } from '~/contracts/perp'

/** The rows that the frames of each row topic bring. */
export interface RowOf {
  readonly dca: DcaOrderWire
  readonly limit: LimitOrderWire
  readonly kamino: KaminoOrderWire
  readonly 'drift.trades': PerpTradeWire
}
export type RowTopic = keyof RowOf

/** A frame of a row topic. */
export interface RowsFrame<Row> {
  readonly rows: readonly Row[]
  /** Too much has changed: read the page anew. */
  readonly resync: boolean
  readonly meta: PanelMeta
}

/** A frame of the perp markets: those that have changed, and all of them together. */
export interface MarketsFrame extends RowsFrame<PerpMarketWire> {
  readonly stats?: PerpStatsWire
}

/** What the other frames bring, by the name of their event. */
export interface Frames {
  readonly prices: PricesWire
  readonly market_stats: MarketsFrame
  readonly freshness: Readonly<Record<RowTopic | 'prices', PanelMeta>> & { readonly market_stats?: PanelMeta }
}
type FrameName = RowTopic | keyof Frames

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
  on<Name extends keyof Frames>(name: Name, listener: (frame: Frames[Name]) => void): () => void
  /** Likewise for the frames of a row topic. */
  onRows<Topic extends RowTopic>(topic: Topic, listener: (frame: RowsFrame<RowOf[Topic]>) => void): () => void
  onStatus(listener: () => void): () => void
  status(): StreamStatus
  /** Opens the stream and keeps it open until `stop`. */
  start(): void
  stop(): void
}

const topics = ['prices', 'dca', 'limit', 'kamino', 'drift.trades'] as const satisfies readonly FrameName[]
/** Topics that few pages show and that say much: asked for only while somebody listens. */
const rareTopics = ['market_stats'] as const satisfies readonly FrameName[]
const frameNames: readonly FrameName[] = [...topics, ...rareTopics, 'freshness']

/** A stream that has been refused is tried again after this long. */
const reopenAfterMs = 5000
const gaveUp = 2

/** One connection to `/api/stream` for the whole page. The browser itself reconnects after a break; a refusal is tried again by us. */
export function createLiveClient(open: (path: string) => EventStream): LiveClient {
  const listeners = new Map<FrameName, Set<(frame: never) => void>>()
  const statusListeners = new Set<() => void>()
  let stream: EventStream | undefined
  let streamPath = ''
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
  const pathNow = () => {
    const wanted = rareTopics.filter((topic) => (listeners.get(topic)?.size ?? 0) > 0)
    return `/api/stream?topics=${[...topics, ...wanted].join(',')}`
  }
  const start = () => {
    clearTimeout(reopening)
    stream?.close()
    streamPath = pathNow()
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
  /** Other topics are wanted: another stream takes over, and nobody need poll meanwhile. Not at once: a page's listeners change together. */
  const restartSoon = () =>
    queueMicrotask(() => {
      if (stream !== undefined && streamPath !== pathNow()) start()
    })
  return {
    on: (name, listener) => {
      const off = subscribe(listeners, name, listener)
      restartSoon()
      return () => {
        off()
        restartSoon()
      }
    },
    onRows: (topic, listener) => subscribe(listeners, topic, listener),
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

function subscribe(
  listeners: Map<FrameName, Set<(frame: never) => void>>,
  name: FrameName,
  listener: (frame: never) => void,
): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own)
  own.add(listener)
  return () => own.delete(listener)
}
