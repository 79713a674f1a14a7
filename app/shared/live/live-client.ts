import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { PerpMarketWire, PerpStatsWire, PerpTradeWire, PricesWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import type { VenueTradeWire } from '~/contracts/perps/venue-rows'
import type { PanelMeta } from '~/contracts/state/panel'
import type { TotalsOfChoices } from '~/contracts/state/stream-events'
import type { AgedTopic } from '~/domain/protocol/protocol'

/** Row type of each stream topic whose events contain rows. */
export interface RowOf {
  readonly dca: DcaOrderWire
  readonly limit: LimitOrderWire
  readonly kamino: KaminoOrderWire
  readonly 'drift.trades': PerpTradeWire
  readonly 'perps.trades': VenueTradeWire
}
export type RowTopic = keyof RowOf

/** Event of a stream topic whose events contain rows. */
export interface RowsFrame<Row> {
  readonly rows: readonly Row[]
  /** Whether there are too many changes for one event. If so, the page must be read again. */
  readonly resync: boolean
  /** Age of the rows. */
  readonly meta: PanelMeta
  /** Age of the rows of each venue, if the topic has those of several. */
  readonly metas?: Partial<Readonly<Record<AgedTopic, PanelMeta>>>
}

/** Event with changed perpetual markets and the totals of all markets. */
export interface MarketsFrame extends RowsFrame<PerpMarketWire> {
  readonly stats?: PerpStatsWire
}

/** Event with changed perpetual markets of all venues, and the totals of each venue and of all. */
interface VenueMarketsFrame extends RowsFrame<OfVenue<PerpMarketWire>> {
  readonly stats?: TotalsOfChoices | undefined
}

/** Payloads of events other than row events, by event name. */
export interface Frames {
  readonly prices: PricesWire
  readonly market_stats: MarketsFrame
  readonly 'perps.markets': VenueMarketsFrame
  readonly freshness: Readonly<Record<AgedTopic, PanelMeta>>
}
type FrameName = RowTopic | keyof Frames

/** Status of the stream. `open`: events arrive. `closed`: the page must poll. */
export type StreamStatus = 'open' | 'closed'

/** The part of the browser's `EventSource` that the live client uses. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
  /** State of the connection. The value 2 means permanently closed. */
  readonly readyState: number
}

export interface LiveClient {
  /** Calls the listener on every event with the given name. Returns a function that removes the listener. */
  on<Name extends keyof Frames>(name: Name, listener: (frame: Frames[Name]) => void): () => void
  /** Calls the listener on every event of a row topic. Returns a function that removes the listener. */
  onRows<Topic extends RowTopic>(topic: Topic, listener: (frame: RowsFrame<RowOf[Topic]>) => void): () => void
  onStatus(listener: () => void): () => void
  status(): StreamStatus
  /** Opens the stream and keeps it open until `stop`. */
  start(): void
  stop(): void
}

const topics = ['prices', 'dca', 'limit', 'kamino'] as const satisfies readonly FrameName[]
/** Topics that not every page shows. The client requests these topics only while they have listeners. */
const rareTopics = [
  'drift.trades',
  'perps.trades',
  'market_stats',
  'perps.markets',
] as const satisfies readonly FrameName[]
const frameNames: readonly FrameName[] = [...topics, ...rareTopics, 'freshness']

/**
 * Time to wait before a refused stream is opened again, milliseconds. Random jitter of up to the same time is
 * added.
 */
const reopenAfterMs = 5000
const gaveUp = 2

/**
 * Creates the page's single connection to `/api/stream`. After an interruption, the browser reconnects. After
 * a refusal (an HTTP error), the browser gives up, so this client reconnects.
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
   * Replaces the stream when the topics change. The status stays `open` meanwhile, so the page does not start
   * to poll. The replacement is deferred, because all listeners of a page change at the same time.
   */
  const restartSoon = () =>
    queueMicrotask(() => {
      if (stream !== undefined && streamPath !== pathNow()) start()
    })
  const listen = (name: FrameName, listener: (frame: never) => void) => {
    const off = subscribe(listeners, name, listener)
    restartSoon()
    return () => {
      off()
      restartSoon()
    }
  }
  return {
    on: listen,
    onRows: listen,
    onStatus: (listener) => {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    status: () => status,
    start,
    stop,
  }
}

/** Parses the data of an event. `undefined`: the data is not JSON, so the event is skipped. */
function decodeFrame(data: unknown): never | undefined {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data) as never // The event comes from the same build, so it has the shape in `contracts/`.
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
