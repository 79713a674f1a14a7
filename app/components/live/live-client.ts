import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { PanelMeta } from '~/contracts/panel'
import type { PerpMarketWire, PerpStatsWire, PerpTradeWire, PricesWire } from '~/contracts/perp'

/** Row type of each row topic. */
export interface RowOf {
  readonly dca: DcaOrderWire
  readonly limit: LimitOrderWire
  readonly kamino: KaminoOrderWire
  readonly 'drift.trades': PerpTradeWire
}
export type RowTopic = keyof RowOf

/** Event of a row topic. */
export interface RowsFrame<Row> {
  readonly rows: readonly Row[]
  /** Whether too much has changed for the event. The page must then be read again. */
  readonly resync: boolean
  readonly meta: PanelMeta
}

/** Event of the perp markets: changed markets, and the totals of all markets. */
export interface MarketsFrame extends RowsFrame<PerpMarketWire> {
  readonly stats?: PerpStatsWire
}

/** Payloads of the other events, by event name. */
export interface Frames {
  readonly prices: PricesWire
  readonly market_stats: MarketsFrame
  readonly freshness: Readonly<Record<RowTopic | 'prices', PanelMeta>> & { readonly market_stats?: PanelMeta }
}
type FrameName = RowTopic | keyof Frames

/** `open`: events arrive. `closed`: the page must poll. */
export type StreamStatus = 'open' | 'closed'

/** The part of `EventSource` that is used. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
  /** State of the connection; 2: permanently closed. */
  readonly readyState: number
}

export interface LiveClient {
  /** Calls the listener on every event of that name. Returns the unsubscribe function. */
  on<Name extends keyof Frames>(name: Name, listener: (frame: Frames[Name]) => void): () => void
  /** Calls the listener on every event of a row topic. Returns the unsubscribe function. */
  onRows<Topic extends RowTopic>(topic: Topic, listener: (frame: RowsFrame<RowOf[Topic]>) => void): () => void
  onStatus(listener: () => void): () => void
  status(): StreamStatus
  /** Opens the stream and keeps it open until `stop`. */
  start(): void
  stop(): void
}

const topics = ['prices', 'dca', 'limit', 'kamino', 'drift.trades'] as const satisfies readonly FrameName[]
/** Large topics that few pages show. They are requested only while they have listeners. */
const rareTopics = ['market_stats'] as const satisfies readonly FrameName[]
const frameNames: readonly FrameName[] = [...topics, ...rareTopics, 'freshness']

/** Wait before a refused stream is opened again, milliseconds. Up to the same time is added as jitter. */
const reopenAfterMs = 5000
const gaveUp = 2

/**
 * Creates the page's single connection to `/api/stream`. The browser reconnects after an interruption. After
 * a refusal (an HTTP error) it gives up, so this client reconnects.
 */
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
  /**
   * Replaces the stream when the topics change. The status stays open meanwhile, so the page does not start
   * to poll. Deferred, because a page's listeners change together.
   */
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

/** Parses an event. `undefined`: not JSON, so it is skipped. */
function decodeFrame(data: unknown): never | undefined {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data) as never // Same origin and same build, so the shape is the one in `contracts/`.
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
