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
import type { LiveValue } from './live-value'

interface Now {
  readonly seconds: UnixSeconds
  /** False on the server and while the browser takes the page over: what is drawn then must not depend on the visitor. */
  readonly inBrowser: boolean
}

const notYet: Now = { seconds: 0, inBrowser: false }
const TicksContext = createContext<LiveValue<Now>>({ now: () => notYet, follow: () => () => undefined })

/** Reads the server's time as far as it is known. */
const ClockContext = createContext<() => UnixSeconds>(() => 0)

interface NowProviderProps {
  /** Server time at which the page was put together. */
  readonly renderedAt: UnixMs
  readonly children: ReactNode
}

/** The time on screen: the server's until the browser has taken over, then ticking each second, corrected by how far the visitor's clock is off. */
export function NowProvider({ renderedAt, children }: NowProviderProps) {
  const skewMs = useRef(0)
  const read = useCallback(() => Math.floor((Date.now() + skewMs.current) / 1000), [])
  const [ticks] = useState(() => createTicks({ seconds: Math.floor(renderedAt / 1000), inBrowser: false }))
  useEffect(() => {
    skewMs.current = measuredSkew(renderedAt)
    const tick = () => ticks.set({ seconds: read(), inBrowser: true })
    // In a task of its own: whatever tells a time writes itself.
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

/** The time to draw with; draws anew each second. */
export function useNow(): Now {
  const ticks = useTicks()
  const [now, setNow] = useState(ticks.now)
  // Whatever the reader does meanwhile comes first.
  useEffect(() => ticks.follow((next) => startTransition(() => setNow(next))), [ticks])
  return now
}

/** The time for what writes itself each second; does not draw anew. */
export function useTicks(): LiveValue<Now> {
  return useContext(TicksContext)
}

/** The time for handlers in the browser, without drawing anew. */
export function useClock(): () => UnixSeconds {
  return useContext(ClockContext)
}

function createTicks(first: Now): LiveValue<Now> & { set(next: Now): void } {
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

/** Differences below this are the network's, not the clock's. */
const smallestSkewMs = 2000

/** Milliseconds that the visitor's clock lags behind the server's; 0 where that can't be told. */
function measuredSkew(renderedAt: UnixMs): UnixMs {
  const [navigation] = performance.getEntriesByType('navigation')
  // A page out of the browser's own cache carries an old time, not a wrong clock.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'back_forward') return 0
  const skew = renderedAt - (performance.timeOrigin + navigation.responseStart)
  return Math.abs(skew) < smallestSkewMs ? 0 : Math.round(skew)
}
