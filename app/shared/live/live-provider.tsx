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
   * Whether the page is visible and not paused. Also false for one render after the network returns, so that
   * everything that depends on this value restarts.
   */
  readonly running: boolean
  readonly paused: boolean
  setPaused(paused: boolean): void
  /** Reloads the page's data soon. Several calls in quick succession cause only one reload. */
  requestRefresh(): void
}

const LiveContext = createContext<Live | undefined>(undefined)

/**
 * Context for the stream's status. It is separate, because few components need the status. The stream opens
 * during hydration, and a change of a shared context would render all components that use the context.
 */
const StatusContext = createContext<StreamStatus>('closed')

/**
 * Polling interval while the stream is closed, milliseconds. It is the update interval of the fastest feed.
 * `jitterMs` spreads the requests of all viewers over time.
 */
const pollMs = 4000
const jitterMs = 1000
/**
 * Polling interval while the stream is open, milliseconds. Polling updates data that no event contains, such
 * as totals and values that depend on prices.
 */
const backupMs = 30_000
const refreshAtMostEveryMs = 2000
/** After this time, a reload no longer counts as in progress, milliseconds. */
const givenUpAfterMs = 20_000

/**
 * Keeps the page current. The page is updated by the stream while the stream is open, and by polling while
 * the stream is closed. A hidden or paused page is not updated.
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

/** Returns the status of the stream. The status is `open` while events arrive. */
export function useStreamStatus(): StreamStatus {
  return useContext(StatusContext)
}

/** Calls the listener on events with the given name while the component is mounted. */
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
 * Returns true for one render when the network returns. Hooks that depend on this value restart, as they do
 * when the page becomes visible again.
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

/** Returns a ref to the value of the latest render, for event handlers that live longer than one render. */
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
  // A new reload aborts the reload in progress and restarts a navigation. On a slow connection, no reload
  // would ever finish. A new reload therefore waits until the router is idle.
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
    // The page has become visible again or the network has returned, so the data on screen is old.
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
 * Returns whether the router is loading. The function reads the router's state directly, because the router's
 * hooks update only with a render, which can be late.
 */
function isLoading(sinceLastMs: number): boolean {
  const state = window.__remixRouter?.state
  if (state === undefined) return false
  return (
    state.navigation.state !== 'idle' || (state.revalidation === 'loading' && sinceLastMs < givenUpAfterMs)
  )
}

/**
 * Reloads the page when the stream returns after an interruption, because events during the interruption are
 * lost.
 */
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
