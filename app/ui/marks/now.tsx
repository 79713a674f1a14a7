import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { UnixMs, UnixSeconds } from '~/domain/base/time'
import { localZone, utcZone, type Zone } from '~/domain/format/time-zone'
import type { Signal } from '../signal/signal'
import { copiedAt, isOffline } from './offline-marks'

interface Now {
  readonly seconds: UnixSeconds
  /**
   * Whether the component is hydrated. On the server and during hydration, the output must not depend on the
   * visitor.
   */
  readonly inBrowser: boolean
  /** Whether the page has no connection, so that its data is not live at any age. */
  readonly isOffline: boolean
  /** Zone in which times are shown. It is UTC until the component is hydrated. */
  readonly zone: Zone
}

const notYet: Now = { seconds: 0, inBrowser: false, isOffline: false, zone: utcZone }
const TicksContext = createContext<Signal<Now>>({ now: () => notYet, follow: () => () => undefined })

/** Context with a function that returns the best estimate of the server's time. */
const ClockContext = createContext<() => UnixSeconds>(() => 0)

interface NowProviderProps {
  /** Server time at which the page was rendered. */
  readonly renderedAt: UnixMs
  readonly children: ReactNode
}

/**
 * Provides the displayed time. Until hydration it is the time at which the server rendered the page. After
 * hydration it ticks every second, corrected by the error of the visitor's clock.
 */
export function NowProvider({ renderedAt, children }: NowProviderProps) {
  const skewMs = useRef(0)
  const read = useCallback(() => Math.floor((Date.now() + skewMs.current) / 1000), [])
  const [ticks] = useState(() => createTicks({ ...notYet, seconds: Math.floor(renderedAt / 1000) }))
  useEffect(() => {
    skewMs.current = measuredSkew(renderedAt)
    const tick = () =>
      ticks.set({ seconds: read(), inBrowser: true, isOffline: isOffline(), zone: chosenZone() })
    // The first tick runs in a separate task, because it writes to all elements that show a time.
    const first = setTimeout(tick)
    const timer = setInterval(tick, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [renderedAt, read, ticks])
  return (
    <ClockContext.Provider value={read}>
      <TicksContext.Provider value={ticks}>{children}</TicksContext.Provider>
    </ClockContext.Provider>
  )
}

/** Returns the current time and renders the component every second. */
export function useNow(): Now {
  const ticks = useTicks()
  const [now, setNow] = useState(ticks.now)
  // User input has priority over this update, which is therefore a transition.
  useEffect(() => ticks.follow((next) => startTransition(() => setNow(next))), [ticks])
  return now
}

/** Returns the zone in which times are shown. Renders the component only if the zone changes. */
export function useZone(): Zone {
  const ticks = useTicks()
  const [zone, setZone] = useState(ticks.now().zone)
  useEffect(() => ticks.follow((now) => setZone(now.zone)), [ticks])
  return zone
}

/**
 * Returns the zone that the visitor has chosen. The appearance settings put their words on `<html>` before the
 * first paint. By default, times are in the zone of the visitor's device.
 */
function chosenZone(): Zone {
  return document.documentElement.classList.contains('utc') ? utcZone : localZone
}

/**
 * Returns a signal with the current time, for elements that update their text every second. Changes do not
 * render the component.
 */
export function useTicks(): Signal<Now> {
  return useContext(TicksContext)
}

/**
 * Returns a function that reads the current time, for event handlers. The component does not render when the
 * time changes.
 */
export function useClock(): () => UnixSeconds {
  return useContext(ClockContext)
}

function createTicks(first: Now): Signal<Now> & { set(next: Now): void } {
  const listeners = new Set<(now: Now) => void>()
  let now = first
  return {
    now: () => now,
    follow(listener) {
      listeners.add(listener)
      listener(now)
      return () => listeners.delete(listener)
    },
    set(next) {
      now = next
      for (const listener of listeners) listener(now)
    },
  }
}

/**
 * Minimum difference that is treated as an error of the visitor's clock. A smaller difference is attributed
 * to network latency.
 */
const smallestSkewMs = 2000

/**
 * Returns the number of milliseconds by which the visitor's clock is behind the server's clock. Returns 0 if
 * the number is unknown.
 */
function measuredSkew(renderedAt: UnixMs): UnixMs {
  const [navigation] = performance.getEntriesByType('navigation')
  // A page restored from the browser's cache, or copied by the service worker, has an old render time. That does not
  // mean that the visitor's clock is wrong.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'back_forward') return 0
  if (copiedAt() !== undefined) return 0
  const skew = renderedAt - (performance.timeOrigin + navigation.responseStart)
  return Math.abs(skew) < smallestSkewMs ? 0 : Math.round(skew)
}
