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
import type { UnixMs, UnixSeconds } from '~/domain/time'
import type { Signal } from './signal'

interface Now {
  readonly seconds: UnixSeconds
  /**
   * Whether the component is hydrated. On the server and during hydration the render must not depend on the
   * visitor.
   */
  readonly inBrowser: boolean
}

const notYet: Now = { seconds: 0, inBrowser: false }
const TicksContext = createContext<Signal<Now>>({ now: () => notYet, follow: () => () => undefined })

/** Returns the best estimate of the server's time. */
const ClockContext = createContext<() => UnixSeconds>(() => 0)

interface NowProviderProps {
  /** Server time at which the page was rendered. */
  readonly renderedAt: UnixMs
  readonly children: ReactNode
}

/**
 * Provides the displayed time. Until hydration it is the server's render time. Then it ticks every second,
 * corrected by the error of the visitor's clock.
 */
export function NowProvider({ renderedAt, children }: NowProviderProps) {
  const skewMs = useRef(0)
  const read = useCallback(() => Math.floor((Date.now() + skewMs.current) / 1000), [])
  const [ticks] = useState(() => createTicks({ seconds: Math.floor(renderedAt / 1000), inBrowser: false }))
  useEffect(() => {
    skewMs.current = measuredSkew(renderedAt)
    const tick = () => ticks.set({ seconds: read(), inBrowser: true })
    // Runs in a separate task, because all elements that show a time are then written.
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
  // User input has priority over this update.
  useEffect(() => ticks.follow((next) => startTransition(() => setNow(next))), [ticks])
  return now
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

/** Difference up to which a deviation counts as network latency, not as an error of the clock. */
const smallestSkewMs = 2000

/** Returns the milliseconds by which the visitor's clock is behind the server's; 0 if unknown. */
function measuredSkew(renderedAt: UnixMs): UnixMs {
  const [navigation] = performance.getEntriesByType('navigation')
  // A page restored from the browser's cache has an old time, which does not mean that the clock is wrong.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'back_forward') return 0
  const skew = renderedAt - (performance.timeOrigin + navigation.responseStart)
  return Math.abs(skew) < smallestSkewMs ? 0 : Math.round(skew)
}
