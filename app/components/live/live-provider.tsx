import { useRevalidator } from '@remix-run/react'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { invariant } from '~/lib/invariant'
import {
  createLiveClient,
  type Frames,
  type LiveClient,
  type RowOf,
  type RowsFrame,
  type RowTopic,
  type StreamStatus,
} from './live-client'

interface Live {
  readonly client: LiveClient
  /**
   * Whether the page is visible and not paused. Also false for one render after the network returns, which
   * restarts everything.
   */
  readonly running: boolean
  readonly paused: boolean
  setPaused(paused: boolean): void
  /** Reloads the page's data soon. Calls in quick succession cause one reload. */
  requestRefresh(): void
}

const LiveContext = createContext<Live | undefined>(undefined)

/**
 * A separate context, because few components need it: the stream opens during hydration, and a change of the
 * shared context would render all its users.
 */
const StatusContext = createContext<StreamStatus>('closed')

/**
 * Polling interval without the stream, milliseconds: the period of the fastest feed. `jitterMs` spreads the
 * requests of all viewers over time.
 */
const pollMs = 4000
const jitterMs = 1000
/**
 * Polling interval with the stream, milliseconds. It updates what no event contains, such as totals and
 * values that depend on prices.
 */
const backupMs = 30_000
const refreshAtMostEveryMs = 2000
/** Age from which a reload no longer counts as in progress, milliseconds. */
const givenUpAfterMs = 20_000

/**
 * Keeps the page current: by the stream while it is open, by polling while it is not, and not at all while
 * the page is hidden or paused.
 */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createLiveClient((path) => new EventSource(path)))
  const [paused, setPaused] = useState(false)
  const visible = useSyncExternalStore(onVisibilityChange, isVisible, () => true)
  const status = useStatus(client)
  const reconnects = useReconnection()
  const running = visible && !paused && !reconnects
  useEffect(() => {
    if (!running) return
    client.start()
    return client.stop
  }, [client, running])
  const requestRefresh = useRefresh(running, status)
  useReturn(status, requestRefresh)
  const live = useMemo(
    () => ({ client, running, paused, setPaused, requestRefresh }),
    [client, running, paused, requestRefresh],
  )
  return (
    <LiveContext.Provider value={live}>
      <StatusContext.Provider value={status}>{children}</StatusContext.Provider>
    </LiveContext.Provider>
  )
}

export function useLive(): Live {
  const live = useContext(LiveContext)
  invariant(live, 'useLive needs a LiveProvider around it')
  return live
}

/** Returns whether events arrive now. */
export function useStreamStatus(): StreamStatus {
  return useContext(StatusContext)
}

/** Calls the listener on events of a name while the component is mounted. */
export function useFrames<Name extends keyof Frames>(
  name: Name,
  listener: (frame: Frames[Name]) => void,
): void {
  const { client } = useLive()
  const newest = useNewest(listener)
  useEffect(() => client.on(name, (frame) => newest.current(frame)), [client, name, newest])
}

/** Calls the listener on events of a row topic while the component is mounted. */
export function useRowFrames<Topic extends RowTopic>(
  topic: Topic,
  listener: (frame: RowsFrame<RowOf[Topic]>) => void,
): void {
  const { client } = useLive()
  const newest = useNewest(listener)
  useEffect(() => client.onRows(topic, (frame) => newest.current(frame)), [client, topic, newest])
}

/**
 * Returns true for one render when the network returns. Everything that depends on it restarts, as after a
 * return from the background.
 */
function useReconnection(): boolean {
  const [reconnects, setReconnects] = useState(false)
  useEffect(() => {
    const begin = () => setReconnects(true)
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
  }, [])
  useEffect(() => {
    if (reconnects) setReconnects(false)
  }, [reconnects])
  return reconnects
}

function useStatus(client: LiveClient): StreamStatus {
  const [status, setStatus] = useState<StreamStatus>('closed')
  useEffect(() => {
    return client.onStatus(() => startTransition(() => setStatus(client.status())))
  }, [client])
  return status
}

/** Returns a ref to the value of the latest render, for handlers that outlive it. */
function useNewest<T>(value: T): { readonly current: T } {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])
  return newest
}

function useRefresh(running: boolean, status: StreamStatus): () => void {
  const { revalidate } = useRevalidator()
  const lastAt = useRef(0)
  const soon = useRef<ReturnType<typeof setTimeout>>()
  // A reload aborts one in progress and restarts a navigation. On a slow connection none would ever finish,
  // so a new request waits.
  const refresh = useCallback(() => {
    const now = Date.now()
    clearTimeout(soon.current)
    if (isLoading(now - lastAt.current)) {
      soon.current = setTimeout(refresh, refreshAtMostEveryMs)
      return
    }
    lastAt.current = now
    revalidate()
  }, [revalidate])

  const wasStopped = useRef(false)
  useEffect(() => {
    if (!running) {
      wasStopped.current = true
      clearTimeout(soon.current)
      return
    }
    // Back from the background, or online again: the data on screen is old.
    if (wasStopped.current) refresh()
    wasStopped.current = false
    const period = status === 'open' ? backupMs : pollMs
    const timer = setInterval(refresh, period + Math.random() * jitterMs)
    return () => clearInterval(timer)
  }, [running, status, refresh])

  return useCallback(() => {
    clearTimeout(soon.current)
    const wait = lastAt.current + refreshAtMostEveryMs - Date.now()
    soon.current = setTimeout(refresh, Math.max(0, wait))
  }, [refresh])
}

/**
 * Returns whether the router is loading. Reads the router's state directly, because its hooks update only
 * with a render, which can be late.
 */
function isLoading(sinceLastMs: number): boolean {
  const state = window.__remixRouter?.state
  if (state === undefined) return false
  return (
    state.navigation.state !== 'idle' || (state.revalidation === 'loading' && sinceLastMs < givenUpAfterMs)
  )
}

/** Events during an interruption of the stream are lost, so the page is reloaded when the stream returns. */
function useReturn(status: StreamStatus, requestRefresh: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (status !== 'open') return
    if (wasOpen.current) requestRefresh()
    wasOpen.current = true
  }, [status, requestRefresh])
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
