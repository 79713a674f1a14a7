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
  /** The page is visible and the reader has not paused it. False for a moment where the network is back. */
  readonly running: boolean
  readonly paused: boolean
  setPaused(paused: boolean): void
  /** Reads the page anew, soon: calls close together become one. */
  requestRefresh(): void
}

const LiveContext = createContext<Live | undefined>(undefined)

/** Apart from the rest, since hardly anybody asks for it: the stream opens while the page is still being taken over. */
const StatusContext = createContext<StreamStatus>('closed')

/** Without the stream the page is read anew this often: the period of its fastest feed, and up to a second more so that viewers spread out. */
const pollMs = 4000
const jitterMs = 1000
/** With the stream, only so that what no frame tells (prices behind a rate, totals) catches up. */
const backupMs = 30_000
const refreshAtMostEveryMs = 2000
/** A reading that has taken this long brings nothing any more. */
const givenUpAfterMs = 20_000

/** The page's connection to what happens: the stream while it is open, polling while it is not, nothing while nobody looks. */
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

/** Whether frames arrive now. */
export function useStreamStatus(): StreamStatus {
  return useContext(StatusContext)
}

/** Hears the frames of one name while the component is on screen. */
export function useFrames<Name extends keyof Frames>(
  name: Name,
  listener: (frame: Frames[Name]) => void,
): void {
  const { client } = useLive()
  const newest = useNewest(listener)
  useEffect(() => client.on(name, (frame) => newest.current(frame)), [client, name, newest])
}

/** Hears the frames of one row topic likewise. */
export function useRowFrames<Topic extends RowTopic>(
  topic: Topic,
  listener: (frame: RowsFrame<RowOf[Topic]>) => void,
): void {
  const { client } = useLive()
  const newest = useNewest(listener)
  useEffect(() => client.onRows(topic, (frame) => newest.current(frame)), [client, topic, newest])
}

/** True for one drawing when the browser is back on the network: whatever runs begins anew then, as after a return from the background. */
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

/** The value of the latest drawing, for handlers that outlive it. */
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
  // A reading ends another one that is under way, and begins a step to another page anew: over a slow line none would come to its end. So the wish waits.
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
    // Back from the background or on the network: what is on screen is old.
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

/** Whether a page is on its way. Asked of the router itself: what its hooks say is drawn, and a page that loads draws late. */
function isLoading(sinceLastMs: number): boolean {
  const state = window.__remixRouter?.state
  if (state === undefined) return false
  return (
    state.navigation.state !== 'idle' || (state.revalidation === 'loading' && sinceLastMs < givenUpAfterMs)
  )
}

/** What happened while the stream was away is on no frame: when it is back, the page is read anew. */
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
